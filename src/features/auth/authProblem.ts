/** Why sign-in or sign-up failed; the key of its message. */
export type AuthProblem = 'wrongCredentials' | 'emailTaken' | 'offline' | 'late' | 'failed';

/** Messages of the demo API, axios network errors and timeouts, and webpack's ChunkLoadError. */
const problemPatterns: readonly (readonly [RegExp, AuthProblem])[] = [
  [/^Email or password is incorrect$/, 'wrongCredentials'],
  [/^This email address is already registered$/, 'emailTaken'],
  [/^Network Error$|^Loading chunk /, 'offline'],
  [/^timeout .*exceeded$/, 'late'],
];

/** Key of the message for an error of the auth slice; 'failed' for unknown ones. */
export const authProblem = (error: string): AuthProblem =>
  problemPatterns.find(([pattern]) => pattern.test(error))?.[1] ?? 'failed';
