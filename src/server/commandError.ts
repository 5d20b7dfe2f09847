/** A user error of a command; its message is one sentence. */
export class CommandError extends Error {}
