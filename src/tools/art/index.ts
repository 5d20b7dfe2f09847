import { statSync } from 'node:fs';
import { relative } from 'node:path';
import type { Browser } from '@playwright/test';
import { openBrowser } from './browser';
import { makeCovers } from './covers';
import { makeFonts } from './fonts';
import { heroMarks, makeIsobars } from './isobars';
import { makeOffices } from './officePictures';
import { makePictures } from './pictures';
import { makeWorks } from './works';

/** In this order: the pictures use the fonts and the isobars. */
const makers: Record<string, (browser: Browser) => Promise<string[]>> = {
  fonts: makeFonts,
  isobars: makeIsobars,
  offices: makeOffices,
  works: makeWorks,
  covers: makeCovers,
  pictures: makePictures,
};

/**
 * Draws everything that is drawn by programs: fonts, isobars and pictures; the results are committed. `npm run art` for
 * all, `npx tsx src/tools/art/index.ts works covers` for what is named.
 */
async function art(named: readonly string[]): Promise<void> {
  const unknown = named.filter((name) => !Object.hasOwn(makers, name));
  if (unknown.length > 0)
    throw new Error(`Nothing is called ${unknown.join(', ')}; there are ${Object.keys(makers).join(', ')}.`);
  const browser = await openBrowser();
  try {
    const files: string[] = [];
    for (const [name, make] of Object.entries(makers))
      if (named.length === 0 || named.includes(name)) files.push(...(await make(browser)));
    for (const file of files)
      process.stdout.write(`${String(statSync(file).size).padStart(7)}  ${relative('.', file)}\n`);
    process.stdout.write(`the hero's pressures stand at ${heroMarks().join(' and ')} of 1280\n`);
  } finally {
    await browser.close();
  }
}

void art(process.argv.slice(2));
