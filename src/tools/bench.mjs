import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureRest } from './bench/rest.mjs';
import { measureProductList } from './bench/productList.mjs';
import { measureVisits } from './bench/visits.mjs';
import { launchBrowser, startServer } from './builtSite.mjs';
import { writeTable } from './table.mjs';

// Measures the last build and compares it with its targets:
//   --rounds 5       rounds, each over all pages; the tables show medians
//   --pages /tr,/en  addresses to measure; by default the home pages, with --rest every page
//   --rest           instead of visits: the work of idle pages
//   --products       instead of visits: the shop's product list with 12 to 12 000 products
//   --write          writes the tables into src/tools/README.md, with machine and commit
const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string' },
    rest: { type: 'boolean' },
    products: { type: 'boolean' },
    write: { type: 'boolean' },
  },
});
const log = '.cache/bench.json';
const options = { rounds: Number(flags.rounds), pages: flags.pages?.split(',') };
const visits = { visit: measureVisits, products: measureProductList };
const chosen = flags.rest ? { rest: measureRest } : flags.products ? { products: measureProductList } : visits;

const { origin } = await startServer();
for (const path of options.pages ?? []) {
  const { status } = await fetch(origin + path, { redirect: 'manual' });
  if (status !== 200 && !flags.rest) throw new Error(`--pages has ${path}, which responded with status ${status}.`);
}
const raw = {};
for (const [name, measure] of Object.entries(chosen)) {
  const browser = await launchBrowser();
  const { measured, text, missed } = await measure(browser, origin, options);
  raw[name] = measured;
  if (flags.write) writeTable(name, text, browser.version());
  await browser.close();
  console.log(`\n${text}\n`);
  console.log(missed.length > 0 ? `${missed.length} missed:\n  ${missed.join('\n  ')}` : 'Every target is met.');
}
mkdirSync('.cache', { recursive: true });
writeFileSync(log, JSON.stringify(raw, null, 1));
console.log(`Raw figures: ${log}`);
process.exit();
