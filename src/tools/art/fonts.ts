import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';

// Cuts the site font down to the letters below: `npx tsx src/tools/art/fonts.ts`. A language needs another letter: add it
// to `latin` or, where the font has it there, to `extended`. The fallbacks in src/styles/_fallback-fonts.scss stay as they are
// as long as the font does.

/** The letters that the site's own words need, and those of names in the news. */
const latin =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') +
  'ÄÖÜäöüßÇçÂâÎîÛûı' +
  'ÀÁÃÅÆÈÉÊËÌÍÏÑÒÓÔÕØÙÚàáãåæèéêëìíïñòóôõøùúÿœŒ' +
  '\u00a0\u2009¡¿«»‹›‘’‚“”„–—…•·′″' +
  '£€©®™§°±×÷−¼½¾²³µ↑↓';
const extended = 'ĞğİŞş₺ẞ' + 'ČčĆćĎďĚěŁłŃńŇňŐőŘřŚśŠšŤťŮůŰűŹźŻżŽžĄąĘęĀāĒēĪīŌōŪū';

/** Kerning, the Turkish dotless rule, tabular figures; the site uses no fractions and superiors. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'pnum', 'tnum'];

/** 'ABCZ' → 'U+41-43, U+5A' */
function rangeOf(letters: string): string {
  const runs: [number, number][] = [];
  for (const code of Array.from(letters, (letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (n: number) => n.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/** Writes one subset; returns its face. */
async function subset(name: string, letters: string): Promise<string> {
  const original = `node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-${name}-wght-normal.woff2`;
  const woff2 = await subsetFont(await readFile(original), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
    keepFeatures,
    noHinting: true,
  });
  await writeFile(`src/styles/fonts/storm-${name}.woff2`, woff2);
  return `
@font-face {
  font-family: 'Plus Jakarta Sans';
  font-style: normal;
  font-weight: 400 800;
  font-display: swap;
  src: url('./fonts/storm-${name}.woff2') format('woff2');
  unicode-range: ${rangeOf(letters)};
}
`;
}

async function main(): Promise<void> {
  const sheet = 'src/styles/fonts.scss';
  const comment =
    '// Written by src/tools/art/fonts.ts. The site font in two subsets; used after the first paint (src/app/siteFont.ts).\n';
  const faces = [await subset('latin', latin), await subset('latin-ext', extended)];
  await writeFile(sheet, await format(comment + faces.join(''), { ...(await resolveConfig(sheet)), parser: 'scss' }));
}

void main();
