import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const readme = 'src/tools/README.md';

/** Where and when: processors, browser, commit and day. */
function measuredBy(chromium) {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  const [{ model }] = cpus();
  return `Measured at ${commit} on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${model}, Chromium ${chromium}.`;
}

/**
 * Replaces the table between `<!-- name -->` and `<!-- /name -->` in the tools' README.
 * @param name `visit`, `rest` or `shelf`
 * @param text the table as Markdown
 * @param chromium the browser's version
 * @throws if the README has no such markers
 */
export function writeTable(name, text, chromium) {
  const before = readFileSync(readme, 'utf8');
  const place = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
  if (!place.test(before)) throw new Error(`${readme} has no markers <!-- ${name} --> and <!-- /${name} -->`);
  writeFileSync(
    readme,
    before.replace(place, (_, begin, end) => `${begin}\n${measuredBy(chromium)}\n\n${text}\n\n${end}`),
  );
  execFileSync('node_modules/.bin/prettier', ['--write', readme], { stdio: 'ignore' });
}
