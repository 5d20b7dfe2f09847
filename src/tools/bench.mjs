import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { interpretOnly, measureGrowth } from './bench/growth.mjs';
import { measureInteractions } from './bench/interactions.mjs';
import { runLighthouse } from './bench/lighthouse.mjs';
import { measureLoad } from './bench/load.mjs';
import { measureAllAtRest } from './bench/idle.mjs';
import { homeReport, siteReport } from './bench/report.mjs';
import { startServer } from './bench/server.mjs';
import { measureShelf } from './bench/shelf.mjs';
import { writeTable } from './bench/writeTable.mjs';
import { chromiumArgs, findChromium } from './chromium.mjs';

const usage = `npm run bench -- [options]
  --rounds 5           rounds, each over all pages; the table shows medians
  --pages /tr,/en      addresses to measure; default: the home pages
  --quick              one round over the first page, 20 route changes instead of 50
  --all                Lighthouse once for every address of the sitemap, and nothing else
  --sample             with --all or --rest: each page in one language only, and one entry of each list
  --rest               main-thread work of each idle page, and nothing else; with --pages only of these
  --shelf              the shop's product list with 12 to 12 000 products, and nothing else
  --write              writes the tables into src/tools/README.md, with machine and commit`;

function readOptions() {
  try {
    return parseArgs({
      options: {
        rounds: { type: 'string', default: '5' },
        pages: { type: 'string' },
        quick: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        sample: { type: 'boolean', default: false },
        rest: { type: 'boolean', default: false },
        shelf: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${error.message}\n${usage}`);
    process.exit(1);
  }
}

const flags = readOptions();
const log = '.cache/bench.json';
const pages = (flags.pages?.split(',') ?? homePaths()).slice(0, flags.quick ? 1 : undefined);
const rounds = flags.quick ? 1 : Number(flags.rounds);
let failures = 0;

/** A failed measurement leaves a gap in the table. */
async function attempt(name, measurement) {
  try {
    return await measurement();
  } catch (error) {
    failures += 1;
    console.error(`${name}: ${error.message}`);
    return undefined;
  }
}

const pointsLost = (path, audits) => audits.map((audit) => `${path}: points lost in ${audit}`);

/** Targets of the route changes: the contact page; from there the privacy notice. */
function routeTargets(path) {
  const [, own] = path.split('/');
  const contact = `/${own}/contact`;
  // Not the home page: its only link, the logo, points to `/`.
  return { other: path === contact ? `/${own}/legal/privacy` : contact, language: own === 'en' ? 'de' : 'en' };
}

const launchBrowser = (executable, ...further) =>
  chromium.launch({ executablePath: executable, args: [...chromiumArgs, ...further] });

async function measureRounds(executable, origin) {
  const measured = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const path of pages) {
      console.error(`round ${round} of ${rounds}: ${path}`);
      const { other, language } = routeTargets(path);
      const at = `round ${round}, ${path}`;
      const [browser, plain] = await Promise.all([launchBrowser(executable), launchBrowser(executable, interpretOnly)]);
      measured.push({
        path,
        round,
        lighthouse: await attempt(`${at}, Lighthouse`, () => runLighthouse(executable, origin + path)),
        load: await attempt(`${at}, load`, () => measureLoad(browser, origin + path)),
        interactions: await measureInteractions(browser, origin, path, other, language, (part, measurement) =>
          attempt(`${at}, ${part}`, measurement),
        ),
        // Takes a minute: measured for the first page only, since all pages share the main scripts.
        ...(path === pages[0] && {
          growth: await attempt(`${at}, growth`, () =>
            measureGrowth([browser, plain], origin, [path, other], flags.quick ? 20 : 50),
          ),
        }),
      });
      await Promise.all([browser.close(), plain.close()]);
    }
  }
  const notes = measured.flatMap(({ path, lighthouse, load }) => [
    ...pointsLost(path, lighthouse?.lost ?? []),
    ...(load ? [`${path}: LCP element: ${load.lcpElement}`, ...load.errors.map((error) => `${path}: ${error}`)] : []),
  ]);
  return { measured, notes, ...homeReport(pages, measured) };
}

/** The paths of the sitemap; none without a build. */
function listedPaths() {
  const sitemap = existsSync('dist/sitemap.xml') ? readFileSync('dist/sitemap.xml', 'utf8') : '';
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}

function homePaths() {
  return listedPaths().filter((path) => path.lastIndexOf('/') === 0);
}

/** One path per page and language; of parameterized pages the first entry. */
function pagesByLanguage(paths) {
  const kinds = ['', ...JSON.parse(readFileSync('dist/aliases.json', 'utf8'))];
  const languages = [...new Set(paths.map((path) => path.split('/')[1]))];
  return kinds.map((kind) =>
    languages.map((language) => {
      const address = `/${language}${kind}`;
      const pattern = new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`);
      return paths.find((path) => pattern.test(path)) ?? address;
    }),
  );
}

/** One path per page, languages in turn. */
const sampleOf = (paths) => pagesByLanguage(paths).map((addresses, index) => addresses[index % addresses.length]);

async function measureSite(executable, origin) {
  const listed = listedPaths();
  const paths = flags.sample ? sampleOf(listed) : listed;
  const measured = [];
  for (const [index, path] of paths.entries()) {
    console.error(`page ${index + 1} of ${paths.length}: ${path}`);
    const run = await attempt(path, () => runLighthouse(executable, origin + path));
    if (run) measured.push({ path, ...run });
  }
  return {
    measured,
    notes: measured.flatMap(({ path, lost }) => pointsLost(path, lost)),
    ...siteReport(measured),
  };
}

async function measureRest(executable, origin) {
  const listed = listedPaths();
  const all = flags.sample ? sampleOf(listed) : pagesByLanguage(listed).flat();
  // The not-found page is not in the sitemap.
  const missing = all
    .filter((path) => path.endsWith('/contact'))
    .map((path) => path.replace('contact', 'no-such-page'));
  const paths = flags.pages ? pages : [...all, ...missing];
  const browser = await launchBrowser(executable);
  const tell = (path, count) => console.error(`page ${count} of ${paths.length}: ${path}`);
  const result = await measureAllAtRest(browser, origin, paths, tell);
  await browser.close();
  return { notes: [], ...result };
}

const executable = await findChromium();

/** Prints the table of the product list; resolves to the missed targets. */
async function showShelf() {
  const browser = await launchBrowser(executable);
  const { text, missed } = await measureShelf(browser, flags.quick ? 1 : rounds);
  if (flags.write) writeTable('shelf', text, browser.version());
  await browser.close();
  console.log(`\nThe shop's product list, all products listed, 4× CPU slowdown\n\n${text}\n`);
  return missed;
}

if (flags.shelf) {
  const missed = await showShelf();
  console.log(missed.length > 0 ? `Missed targets:\n  ${missed.join('\n  ')}` : 'Every target is met.');
  process.exit(0);
}

const server = await startServer().catch(({ message }) => {
  console.error(message);
  process.exit(1);
});
try {
  for (const path of pages) {
    const { status } = await fetch(server.origin + path, { redirect: 'manual' });
    if (status !== 200 && !flags.rest)
      throw new Error(`--pages has ${path}, which responded with status ${status}, but must list pages.`);
  }
  const browser = await launchBrowser(executable);
  const machine = { chromium: browser.version(), cpus: cpus().length, load: loadavg()[0] };
  await browser.close();
  const measure = flags.rest ? measureRest : flags.all ? measureSite : measureRounds;
  const { measured, text, missed, notes } = await measure(executable, server.origin);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(log, JSON.stringify({ date: new Date().toISOString(), ...machine, rounds, measured }, null, 1));
  console.log(
    `\nChromium ${machine.chromium}, ${machine.cpus} processors, load ${machine.load.toFixed(1)} at the start\n\n${text}\n`,
  );
  if (flags.write && !flags.all) writeTable(flags.rest ? 'rest' : 'visit', text, machine.chromium);
  if (!flags.all && !flags.rest) missed.push(...((await attempt('shelf', showShelf)) ?? []));
  for (const note of new Set(notes)) console.log(note);
  console.log(
    missed.length > 0 ? `${missed.length} targets missed:\n  ${missed.join('\n  ')}` : 'Every target is met.',
  );
  console.log(`Raw figures: ${log}`);
} catch (error) {
  failures += 1;
  console.error(error.message);
} finally {
  await server.stop();
}
process.exit(failures > 0 ? 1 : 0);
