// The room Typeset.
