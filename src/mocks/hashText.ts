/**
 * A 64-bit hash as two 32-bit halves. Not cryptographic: demo accounts stay in the browser, and `crypto.subtle` needs
 * https.
 */
export function hashText(text: string): readonly [high: number, low: number] {
  let [high, low] = [0x5707, 0x2013];
  for (const letter of text) {
    const code = letter.charCodeAt(0);
    high = Math.imul(high ^ code, 0x9e3779b1) ^ (low >>> 13);
    low = Math.imul(low ^ code, 0x85ebca77) ^ (high >>> 16);
  }
  return [high >>> 0, low >>> 0];
}

/** The hash of a text as 14 digits of base 36. */
export const fingerprint = (text: string): string =>
  hashText(text)
    .map((half) => half.toString(36).padStart(7, '0'))
    .join('');
