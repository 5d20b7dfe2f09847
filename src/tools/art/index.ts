import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { openBrowser } from './browser';
import { makeCovers } from './covers';
import { makeFonts } from './fonts';
import { heroMarks, makeIsobars } from './isobars';
import { makeOffices } from './officePictures';
import { makePictures } from './pictures';
import { makeProducts } from './products';
import { makeWorks } from './works';

/** Draws everything that is drawn by programs: fonts, isobars, icons and pictures. `npm run art`; the results are committed. */
async function art(): Promise<void> {
  const browser = await openBrowser();
  try {
    // In this order: the pictures use the fonts and the isobars.
    const files = [
      ...(await makeFonts(browser)),
      ...(await makeIsobars()),
      ...(await makeOffices()),
      ...(await makeProducts()),
      ...(await makeWorks()),
      ...(await makeCovers()),
      ...(await makePictures(browser)),
    ];
    for (const file of files)
      process.stdout.write(`${String(statSync(file).size).padStart(7)}  ${relative('.', file)}\n`);
    process.stdout.write(`the hero's pressures stand at ${heroMarks().join(' and ')} of 1280\n`);
  } finally {
    await browser.close();
  }
}

void art();
