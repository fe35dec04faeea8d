/// Look and behaviour of the report's page.
enum VerifyPage {
  static let style = """
    :root{color-scheme:light dark;--ink:#13181d;--soft:#5b6670;--paper:#f2f4f6;--card:#fff;
    --line:#d5dade;--accent:#00708a;--bad:#c2182b}
    @media(prefers-color-scheme:dark){:root{--ink:#eef1f3;--soft:#9aa5ae;--paper:#101418;
    --card:#1b2127;--line:#323a42;--accent:#45b8d0;--bad:#ff6b7a}}
    body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.45 system-ui,sans-serif}
    header,main,section{max-width:1280px;margin:0 auto;padding:16px 24px}
    h1{font-size:22px;margin:8px 0}h2{font-size:15px;margin:0 0 4px;overflow-wrap:anywhere}
    p{margin:4px 0;color:var(--soft)}.warn{color:var(--bad)}.good{color:var(--accent)}
    article{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px;
    margin:16px 0;outline-offset:2px}article:focus{outline:2px solid var(--accent)}
    article.differs h2,article.missing h2,article.damaged h2,article.failed h2{color:var(--bad)}
    .pictures{position:relative;display:flex;gap:12px;flex-wrap:wrap}
    figure{margin:0}figure img{max-width:100%;max-height:640px;border:1px solid var(--line)}
    figcaption{color:var(--soft);font-size:13px}
    .overlay figure,.swipe figure{position:absolute;top:0;left:0}
    .overlay figure.expected,.swipe figure.expected{position:static}
    .overlay .diff,.swipe .diff,.heat .expected,.heat .actual{display:none}
    .overlay .actual{opacity:var(--share,.5)}
    .swipe .actual img{clip-path:inset(0 0 0 calc(var(--share,.5)*100%))}
    input[type=range]{width:min(420px,100%)}
    table{border-collapse:collapse;font-size:13px;margin:6px 0}
    td,th{border:1px solid var(--line);padding:2px 8px;font-weight:400;text-align:right}
    pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:12px;color:var(--soft)}
    """

  static let script = """
    const modes=['side','overlay','swipe','heat'];let mode='side';
    const items=[...document.querySelectorAll('article')];
    function show(m){mode=m;for(const p of document.querySelectorAll('.pictures'))
    p.className='pictures '+m}
    for(const a of items){const p=a.querySelector('.pictures');
    a.querySelector('input').addEventListener('input',e=>p.style.setProperty('--share',
    e.target.value/100))}
    addEventListener('keydown',e=>{if(e.target.matches('input'))return;
    const n=Number(e.key);if(n>=1&&n<=4)return show(modes[n-1]);
    const d=e.key==='ArrowRight'?1:e.key==='ArrowLeft'?-1:0;if(!d||!items.length)return;
    const i=items.indexOf(document.activeElement);
    const t=items[Math.min(items.length-1,Math.max(0,i+d))];
    t.focus();t.scrollIntoView({block:'start'});e.preventDefault()});
    """
}
