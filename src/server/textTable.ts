/** What a reader takes for one character, which a table counts as one column. */
export const lettersOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** A table for the terminal, its columns as wide as their longest cell. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const longest = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => lettersOf(row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat((longest[column] ?? 0) - lettersOf(cell).length))
      .join('  ')
      .trimEnd();
  return [line(head), line(longest.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n');
}
