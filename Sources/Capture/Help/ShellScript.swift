/// The completion scripts: each asks the program itself, so that scenes, knobs and options are
/// always those of the program that is called.
package enum ShellScript: String, Hashable, Sendable, CaseIterable {
  case bash, zsh, fish

  /// The script, to be read by the shell at its start.
  package var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  /// Bash parts words at `=` and `:` and completes only the last part.
  private static let bashText = #"""
    # Completion of popup-showcase for bash. To use it, put this into ~/.bashrc:
    #   source <(popup-showcase completions bash)
    _popup_showcase() {
      local word line stem glue= count=0
      local -a typed=()
      for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [[ $word == [=:] && $count -gt 0 ]]; then
          typed[count-1]+=$word
          glue=yes
        elif [[ -n $glue ]]; then
          typed[count-1]+=$word
          glue=
        else
          typed[count]=$word
          ((count += 1))
        fi
      done
      word=${typed[count-1]}
      stem=
      [[ $COMP_WORDBREAKS == *=* ]] && stem=${word%"${word##*[=:]}"}
      COMPREPLY=()
      while IFS= read -r line; do
        case $line in
          :files)
            compopt -o filenames 2>/dev/null
            while IFS= read -r line; do COMPREPLY+=("$line"); done \
              < <(compgen -f -- "${word##*[=]}")
            ;;
          :folders)
            compopt -o filenames 2>/dev/null
            while IFS= read -r line; do COMPREPLY+=("$line"); done \
              < <(compgen -d -- "${word##*[=]}")
            ;;
          *)
            line=${line%%$'\t'*}
            COMPREPLY+=("${line#"$stem"}")
            ;;
        esac
      done < <("$1" completions words -- "${typed[@]}" 2>/dev/null)
      if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then
        compopt -o nospace 2>/dev/null
      fi
    }
    complete -F _popup_showcase popup-showcase
    """#

  private static let zshText = #"""
    #compdef popup-showcase
    # Completion of popup-showcase for zsh. To use it, put this into ~/.zshrc, after compinit:
    #   source <(popup-showcase completions zsh)
    _popup_showcase() {
      local line
      local -a typed plain open
      typed=("${(@Q)words[2,CURRENT]}")
      for line in "${(@f)$("${(Q)words[1]}" completions words -- "${typed[@]}" 2>/dev/null)}"; do
        case $line in
          '') ;;
          :files) compset -P '*=' ; _files ;;
          :folders) compset -P '*=' ; _files -/ ;;
          *)
            line=${line%%$'\t'*}
            if [[ $line == *= ]]; then open+=("$line"); else plain+=("$line"); fi
            ;;
        esac
      done
      (( $#plain )) && compadd -- "${plain[@]}"
      (( $#open )) && compadd -S '' -- "${open[@]}"
      return 0
    }
    (( $+functions[compdef] )) && compdef _popup_showcase popup-showcase
    [[ $funcstack[1] == _popup_showcase ]] && _popup_showcase "$@"
    """#

  private static let fishText = #"""
    # Completion of popup-showcase for fish. To use it:
    #   popup-showcase completions fish > ~/.config/fish/completions/popup-showcase.fish
    function __popup_showcase_words
      set -l typed (commandline -opc)
      set -l word (commandline -ct)
      for line in ($typed[1] completions words -- $typed[2..-1] "$word" 2>/dev/null)
        switch $line
          case :files
            __fish_complete_path "$word"
          case :folders
            __fish_complete_directories "$word"
          case '*'
            echo $line
        end
      end
    end
    complete -c popup-showcase -f -a '(__popup_showcase_words)'
    """#
}
