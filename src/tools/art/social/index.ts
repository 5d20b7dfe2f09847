import '../../settingsGlobal';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openBrowser } from '../browser';
import { hashOf, manifestFile, socialCards } from './cards';
import { drawCard } from './draw';
import { drawHome } from './home';

// Draws the pictures of the pages whose words have changed since they were drawn, all with `--all`: `npm run art:social`.
// The results are committed; a test tells when it was forgotten.

/** Pictures in the making at a time. */
const concurrency = 3;

async function main(): Promise<void> {
  const drawn = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, string>;
  const all = process.argv.includes('--all');
  const cards = socialCards();
  const due = cards.filter((card) => all || drawn[card.file] !== hashOf(card) || !existsSync(card.file));
  const gone = Object.keys(drawn).filter((file) => !cards.some((card) => card.file === file));
  const known = new Map(Object.entries(drawn).filter(([file]) => !gone.includes(file)));
  for (const file of gone) await rm(file, { force: true });
  const browser = await openBrowser();
  try {
    const queue = due.values();
    const work = async () => {
      for (const card of queue) {
        const png = await (card.key === 'home' ? drawHome : drawCard)(browser, card);
        await mkdir(dirname(card.file), { recursive: true });
        await writeFile(card.file, png);
        known.set(card.file, hashOf(card));
        process.stdout.write(`${String(png.length).padStart(7)}  ${card.file}\n`);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    await browser.close();
    const sorted = Object.fromEntries([...known].sort(([a], [b]) => (a < b ? -1 : 1)));
    await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
  }
  process.stdout.write(`${due.length} of ${cards.length} drawn, ${gone.length} removed\n`);
}

void main();
