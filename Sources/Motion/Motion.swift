// The room Motion.
