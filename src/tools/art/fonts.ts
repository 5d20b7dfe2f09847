import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import {
  type DisplayFace,
  type Face,
  displayFonts,
  displayLatin,
  extended,
  latin,
  siteFont,
  turkish,
} from './fontFaces';

// Cuts the fonts down to the letters of fontFaces.ts: `npx tsx src/tools/art/fonts.ts`. A language needs another letter: add it
// to `latin` or, where the font has it there, to `extended`. The fallbacks stay as they are as long as the fonts do.

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
async function subset({ family, name, files, axes, variationAxes, weight }: Face, part: string, letters: string) {
  const original = `node_modules/@fontsource-variable/${files}/files/${files}-${part}-${axes}-normal.woff2`;
  const woff2 = await subsetFont(await readFile(original), letters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures,
    noHinting: true,
  });
  await writeFile(`src/styles/fonts/${name}-${part}.woff2`, woff2);
  return `
@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url('@FOLDER/${name}-${part}.woff2') format('woff2');
  unicode-range: ${rangeOf(letters)};
}
`;
}

const percent = (value: number) => `${(100 * value).toFixed(2)}%`;

/** The installed font that stands in for a face until it has loaded, with its metrics. */
const fallbackOf = ({ family, fallback: { locals, width }, ascent, descent }: DisplayFace) => `
@font-face {
  font-family: '${family} Fallback';
  src: ${locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(width)};
  ascent-override: ${percent(ascent / width)};
  descent-override: ${percent(descent / width)};
  line-gap-override: 0%;
}
`;

async function writeSheet(sheet: string, folder: string, parts: readonly string[]): Promise<void> {
  const text = parts.join('').replaceAll('@FOLDER', folder);
  await writeFile(sheet, await format(text, { ...(await resolveConfig(sheet)), parser: 'scss' }));
}

async function main(): Promise<void> {
  const comment =
    '// Written by src/tools/art/fonts.ts. The site font in two subsets; used after the first paint (src/app/siteFont.ts).\n';
  await writeSheet('src/styles/fonts.scss', './fonts', [
    comment,
    await subset(siteFont, 'latin', latin),
    await subset(siteFont, 'latin-ext', extended),
  ]);
  await mkdir('src/styles/display', { recursive: true });
  for (const font of displayFonts)
    await writeSheet(`src/styles/display/${font.name}.scss`, '../fonts', [
      `// Written by src/tools/art/fonts.ts. The face of a demo's headings, in one weight.\n`,
      fallbackOf(font),
      await subset(font, 'latin', displayLatin),
      await subset(font, 'latin-ext', turkish),
    ]);
}

void main();
