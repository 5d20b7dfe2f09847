/** Splits a text into graphemes; a table counts each as one column. */
export const graphemesOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** A table for the terminal; each column is as wide as its longest cell. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const longest = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => graphemesOf(row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat((longest[column] ?? 0) - graphemesOf(cell).length))
      .join('  ')
      .trimEnd();
  return [line(head), line(longest.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n');
}
