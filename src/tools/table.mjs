import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** A Markdown table that is also readable in a terminal; every column but the first is right-aligned. */
export function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
  const line = ([first, ...others]) =>
    `| ${[first.padEnd(widths[0]), ...others.map((cell, index) => cell.padStart(widths[index + 1]))].join(' | ')} |`;
  const rule = line(widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  const [first, ...others] = cells.map(line);
  return [first, rule, ...others].join('\n');
}

/** The median of the numbers among some values; undefined when there is none. */
export function median(values) {
  const sorted = values.filter(Number.isFinite).sort((one, other) => one - other);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : sorted.length > 0 ? (sorted[half - 1] + sorted[half]) / 2 : undefined;
}

/**
 * Replaces the table between `<!-- name -->` and `<!-- /name -->` in the tools' README, with commit, day and machine.
 * @throws Error if the README has no such markers
 */
export function writeTable(name, text, chromiumVersion) {
  const readme = 'src/tools/README.md';
  const before = readFileSync(readme, 'utf8');
  const markers = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
  if (!markers.test(before)) throw new Error(`${readme} has no markers <!-- ${name} --> and <!-- /${name} -->`);
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${cpus()[0].model}, Chromium ${chromiumVersion}`;
  const after = `Measured at ${commit} on ${day}: ${machine}.\n\n${text}`;
  writeFileSync(
    readme,
    before.replace(markers, (_, begin, end) => `${begin}\n${after}\n\n${end}`),
  );
  execFileSync('node_modules/.bin/prettier', ['--write', readme], { stdio: 'ignore' });
}
