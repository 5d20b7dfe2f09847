/**
 * Two halves of 32 bits that change with every letter of a text. No cryptography: the demo runs in its visitor's
 * browser, which can keep no secret, and has none where the page doesn't come over https.
 */
export function scramble(text: string): readonly [high: number, low: number] {
  let [high, low] = [0x5707, 0x2013];
  for (const letter of text) {
    const code = letter.charCodeAt(0);
    high = Math.imul(high ^ code, 0x9e3779b1) ^ (low >>> 13);
    low = Math.imul(low ^ code, 0x85ebca77) ^ (high >>> 16);
  }
  return [high >>> 0, low >>> 0];
}

/** The two halves as 14 letters and digits. */
export const fingerprint = (text: string): string =>
  scramble(text)
    .map((half) => half.toString(36).padStart(7, '0'))
    .join('');
