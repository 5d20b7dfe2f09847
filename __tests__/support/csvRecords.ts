/** Parses the CSV (RFC 4180) of an export: one record per row, by column name. */
export function csvRecords(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, quoted = '', end = ''] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  const [head = [], ...records] = rows.slice(0, -1);
  return records.map((cells) => Object.fromEntries(head.map((name, column) => [name, cells[column] ?? ''])));
}
