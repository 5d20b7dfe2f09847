import { useEffect, useState } from 'react';
import { type Strength, passwordStrength } from './passwordStrength';

/**
 * Strength of a password; null while it is empty or unknown.
 * @param about personal data an attacker knows, as one text separated by blanks
 */
export function usePasswordStrength(password: string, about: string): Strength | null {
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
  // Keep the previous strength until the next is known, so that the meter does not flicker.
  return password === '' ? null : (known?.strength ?? null);
}
