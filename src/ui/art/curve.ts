/** A smooth path through points at x, x + step, …: [10, 12, 8] → 'M…C…'. y grows downwards. */
export function curve(x: number, step: number, ys: readonly number[]): string {
  const y = (i: number) => ys[Math.min(Math.max(i, 0), ys.length - 1)] ?? 0;
  const third = step / 3;
  return ys.reduce((path, end, i) => {
    if (i === 0) return `M${x} ${end}`;
    const at = x + step * i;
    const a = y(i - 1) + (end - y(i - 2)) / 6;
    const b = end - (y(i + 1) - y(i - 1)) / 6;
    const short = (n: number) => +n.toFixed(1);
    return `${path}C${short(at - 2 * third)} ${short(a)} ${short(at - third)} ${short(b)} ${short(at)} ${end}`;
  }, '');
}
