import { useEffect, useState } from 'react';
import { type Strength, passwordStrength } from './passwordStrength';

/**
 * The strength of what stands in a password field; null while it is empty, not yet known, or can't be known.
 * @param about what an attacker knows of its owner, as one text: names and the e-mail address, separated by blanks
 */
export function useStrength(password: string, about: string): Strength | null {
  const [known, setKnown] = useState<{ password: string; strength: Strength } | null>(null);
  useEffect(() => {
    if (password === '') return undefined;
    let waiting = true;
    passwordStrength(password, about.split(' ')).then(
      (strength) => waiting && setKnown({ password, strength }),
      () => undefined,
    );
    return () => {
      waiting = false;
    };
  }, [password, about]);
  // The answer for a letter less stays until the next one is there: the meter doesn't flicker.
  return password === '' ? null : (known?.strength ?? null);
}
