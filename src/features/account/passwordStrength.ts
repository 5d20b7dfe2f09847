/** zxcvbn's score: 0 is guessed at once, 1 within hours, 2 within days; 3 is hard and 4 very hard to guess. */
export type Strength = 0 | 1 | 2 | 3 | 4;

type StrengthChecker = (password: string, about: string[]) => Strength;

let checkerPromise: Promise<StrengthChecker> | undefined;

/** Loads zxcvbn and its dictionary of 30 000 passwords, on the first character that is typed. */
async function loadChecker(): Promise<StrengthChecker> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const library = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 128 });
  return (password, about) => library.check(password, about).score;
}

/**
 * Estimates how hard a password is to guess.
 * @param about personal data an attacker knows, such as names and the e-mail address
 * @throws if the library fails to load; the next call tries again
 */
export async function passwordStrength(password: string, about: readonly string[]): Promise<Strength> {
  checkerPromise ??= loadChecker();
  checkerPromise.catch(() => {
    checkerPromise = undefined;
  });
  return (await checkerPromise)(password, [...about]);
}
