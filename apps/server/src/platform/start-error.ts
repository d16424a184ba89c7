/** A reason not to start that a person can act on: its text is all that is shown, without a stack. */
export class StartError extends Error {}
