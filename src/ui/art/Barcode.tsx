/** Bars of a text, two a character, and the end of the last one; not a readable code. */
function barsOf(text: string): { path: string; width: number } {
  let [x, end, path] = [0, 0, ''];
  for (const letter of text) {
    const code = letter.charCodeAt(0);
    for (const shift of [0, 3]) {
      const bar = 1 + ((code >> shift) & 3) * 0.75;
      path += `M${x} 0h${bar}v40h-${bar}z`;
      end = x + bar;
      x = end + 1 + ((code >> (shift + 1)) & 1);
    }
  }
  return { path, width: end };
}

/** A decorative barcode in the text's colour. */
export function Barcode({ text }: { text: string }) {
  const { path, width } = barsOf(text);
  return (
    <svg viewBox={`0 0 ${width} 40`} preserveAspectRatio="none" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
