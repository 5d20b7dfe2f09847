/** 0: guessed at once, 1: within hours, 2: within days, 3: hard, 4: very hard to guess. */
export type Strength = 0 | 1 | 2 | 3 | 4;

type Check = (password: string, about: string[]) => Strength;

let checking: Promise<Check> | undefined;

/** The library and its 30 000 known passwords come with the first letter that somebody types. */
async function load(): Promise<Check> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const library = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 128 });
  return (password, about) => library.check(password, about).score;
}

/**
 * How hard a password is to guess.
 * @param about what an attacker knows of its owner: names, the e-mail address
 * @returns rejects when the library can't be had; it is asked for again the next time
 */
export async function passwordStrength(password: string, about: readonly string[]): Promise<Strength> {
  checking ??= load();
  checking.catch(() => {
    checking = undefined;
  });
  return (await checking)(password, [...about]);
}
