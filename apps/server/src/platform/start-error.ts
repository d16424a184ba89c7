/** A reason not to start that a person can act on: only its text is shown, without a stack. */
export class StartError extends Error {}
