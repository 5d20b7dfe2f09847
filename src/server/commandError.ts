/** What the caller of a command did wrong, or can't have: one sentence. */
export class CommandError extends Error {}
