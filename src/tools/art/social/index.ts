import '../../settingsGlobal';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openBrowser } from './browser';
import { type Card, hashOf, manifestFile, socialCards } from './cards';
import { drawCard } from './draw';
import { drawHome } from './home';
import { pendingPictures } from './pending';

// Draws the pictures of shared links that are missing or outdated: `npm run art:social`. `-- --check` lists them and
// exits with 1; `-- --all` draws every picture. The results are committed; a test compares them.

/** Number of pictures drawn concurrently. */
const concurrency = 3;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function draw(due: Card[], drawn: Map<string, string>): Promise<void> {
  const browser = await openBrowser();
  try {
    const queue = due.values();
    const work = async () => {
      for (const card of queue) {
        const png = await (card.key === 'home' ? drawHome : drawCard)(browser, card);
        await mkdir(dirname(card.file), { recursive: true });
        await writeFile(card.file, png);
        drawn.set(card.file, hashOf(card));
        print(`${String(png.length).padStart(7)}  ${card.file}`);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const { due, gone, drawn } = pendingPictures();
  if (process.argv.includes('--check')) {
    for (const { file } of due) print(`missing or outdated  ${file}`);
    for (const file of gone) print(`page is gone  ${file}`);
    if (due.length + gone.length > 0) process.exitCode = 1;
    return;
  }
  const cards = process.argv.includes('--all') ? socialCards() : due;
  try {
    for (const file of gone) await rm(file, { force: true });
    if (cards.length > 0) await draw(cards, drawn);
  } finally {
    const sorted = Object.fromEntries([...drawn].sort(([a], [b]) => (a < b ? -1 : 1)));
    await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
  }
  print(`${cards.length} drawn, ${gone.length} removed`);
}

void main();
