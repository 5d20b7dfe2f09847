/** Why signing in or up failed, as far as there are words for it. */
export type AuthProblem = 'wrongPair' | 'knownAddress' | 'offline' | 'late' | 'failed';

/** What the adapter says (spec 8), axios of the network, and webpack of a script that could not be fetched. */
const known: readonly (readonly [RegExp, AuthProblem])[] = [
  [/^Email or password is incorrect$/, 'wrongPair'],
  [/^This email address is already registered$/, 'knownAddress'],
  [/^Network Error$|^Loading chunk /, 'offline'],
  [/^timeout .*exceeded$/, 'late'],
];

/** The key of the words for an error as the auth slice holds it; 'failed' for one that nobody knows. */
export const authProblem = (error: string): AuthProblem =>
  known.find(([pattern]) => pattern.test(error))?.[1] ?? 'failed';
