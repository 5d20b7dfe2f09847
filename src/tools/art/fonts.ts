import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import type { Browser } from '@playwright/test';

const source = 'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-';
const target = 'src/styles/fonts/';

/** The letters that the site's own words need, and those of names in the news. */
const latin =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') +
  'ÄÖÜäöüßÇçÂâÎîÛûı' +
  'ÀÁÃÅÆÈÉÊËÌÍÏÑÒÓÔÕØÙÚàáãåæèéêëìíïñòóôõøùúÿœŒ' +
  '\u00a0\u2009\u202f¡¿«»‹›‘’‚“”„–—…•·′″' +
  '£€©®™§°±×÷−¼½¾²³µ↑↓';
const extended = 'ĞğİŞş₺ẞ' + 'ČčĆćĎďĚěŁłŃńŇňŐőŘřŚśŠšŤťŮůŰűŹźŻżŽžĄąĘęĀāĒēĪīŌōŪū';

// Kerning, the Turkish dotless rule, tabular figures; fractions and superiors are never asked for.
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'pnum', 'tnum'];

/** Text of the kind the site shows, a third each language, to measure how wide the two fonts run. */
const sample =
  'İşletmeniz büyürken sistemleriniz sakin kalsın; siparişten sevkiyata tüm plan tek ekranda, gecikecek işi dünden görürsünüz. ' +
  'Your systems stay calm while the company grows; the whole plan on one screen, from the order to the lorry at the gate. ' +
  'Ihre Systeme bleiben ruhig, während der Betrieb wächst; der ganze Plan auf einem Bildschirm, vom Auftrag bis zum Versand.';

interface Metrics {
  upem: number;
  ascent: number;
  descent: number;
  letters: number[];
}

/** Units, line metrics and letters of a TrueType file (hhea, head and the format 4 cmap; all our subsets have one). */
function metricsOf(font: Buffer): Metrics {
  const table = (tag: string): number => {
    const at = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i).find(
      (record) => font.toString('latin1', record, record + 4) === tag,
    );
    if (at === undefined) throw new Error(`The font has no ${tag} table`);
    return font.readUInt32BE(at + 8);
  };
  const letters: number[] = [];
  const cmap = table('cmap');
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const sub = cmap + font.readUInt32BE(cmap + 8 + 8 * i);
    if (font.readUInt16BE(sub) !== 4 || letters.length) continue;
    const segments = font.readUInt16BE(sub + 6) / 2;
    for (let s = 0; s < segments; s++) {
      const end = font.readUInt16BE(sub + 14 + 2 * s);
      const start = font.readUInt16BE(sub + 16 + 2 * (segments + s));
      for (let letter = start; letter <= end && letter < 0xffff; letter++) letters.push(letter);
    }
  }
  const hhea = table('hhea');
  return {
    upem: font.readUInt16BE(table('head') + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: -font.readInt16BE(hhea + 6),
    letters: letters.sort((a, b) => a - b),
  };
}

/** [65, 66, 67, 90] → 'U+41-43, U+5A' */
function rangeOf(letters: number[]): string {
  const runs: [number, number][] = [];
  for (const letter of letters) {
    const run = runs.at(-1);
    if (run && run[1] === letter - 1) run[1] = letter;
    else runs.push([letter, letter]);
  }
  const hex = (n: number) => n.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/** How wide the sample runs in the font at a weight, against the local Arial (or its metric twin) at its own weight. */
async function widthAgainstArial(browser: Browser, files: Buffer[], weight: number, arialWeight: number) {
  const page = await browser.newPage();
  const sources = files.map((file) => `data:font/woff2;base64,${file.toString('base64')}`);
  const ratio = await page.evaluate(
    async ({ sources, sample, weight, arialWeight }) => {
      for (const [i, src] of sources.entries()) {
        const face = new FontFace(`S${i}`, `url(${src})`, { weight: '400 800' });
        document.fonts.add(await face.load());
      }
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('No canvas in this browser');
      const fonts = [`${weight} 100px S0, S1`, `${arialWeight} 100px Arial, "Liberation Sans", Arimo`];
      const [ours = 1, arial = 1] = fonts.map((font) => ((pen.font = font), pen.measureText(sample).width));
      return ours / arial;
    },
    { sources, sample, weight, arialWeight },
  );
  await page.close();
  return ratio;
}

const percent = (ratio: number) => `${(100 * ratio).toFixed(2)}%`;

/** A text that takes fewer lines in the font than in its stand-in keeps its room; more lines would move what follows. */
const wider = 1.012;

/**
 * Writes the two subset fonts, src/styles/fonts.scss with their exact unicode ranges, and src/styles/_stand-ins.scss:
 * faces over the system's Arial whose widths and line heights equal ours, so that the swap moves nothing.
 */
export async function makeFonts(browser: Browser): Promise<string[]> {
  await mkdir(target, { recursive: true });
  const make = async (name: string, letters: string) => {
    const original = await readFile(`${source}${name}-wght-normal.woff2`);
    const options = { variationAxes: { wght: { min: 400, max: 800 } }, keepFeatures, noHinting: true };
    const woff2 = await subsetFont(original, letters, { ...options, targetFormat: 'woff2' });
    const file = `${target}storm-${name}.woff2`;
    await writeFile(file, woff2);
    return {
      name,
      file,
      woff2,
      ...metricsOf(await subsetFont(original, letters, { ...options, targetFormat: 'sfnt' })),
    };
  };
  const main = await make('latin', latin);
  const faces = [main, await make('latin-ext', extended)];
  const files = faces.map(({ woff2 }) => woff2);
  const { upem, ascent, descent } = main;
  const fallback = async (weight: number, arialWeight: number, range: string, locals: string[]) => {
    const size = wider * (await widthAgainstArial(browser, files, weight, arialWeight));
    return `@font-face {
  font-family: 'Plus Jakarta Sans Fallback';
  font-weight: ${range};
  src: ${locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / upem / size)};
  descent-override: ${percent(descent / upem / size)};
  line-gap-override: 0%;
}
`;
  };
  const regular = ['Arial', 'Liberation Sans', 'Arimo Regular', 'Helvetica Neue', 'Helvetica', 'Roboto'];
  const bold = [
    'Arial Bold',
    'Liberation Sans Bold',
    'Arimo Bold',
    'Helvetica Neue Bold',
    'Helvetica Bold',
    'Roboto Bold',
  ];
  const sheet = async (file: string, comment: string, rules: string[]) =>
    writeFile(
      file,
      await format([`// Written by \`npm run art\`. ${comment}\n`, ...rules].join('\n'), {
        ...(await resolveConfig(file)),
        parser: 'scss',
      }),
    );
  await sheet(
    'src/styles/fonts.scss',
    'The site font in two subsets; used after the first paint (src/app/siteFont.ts).',
    faces.map(
      ({ name, letters }) => `@font-face {
  font-family: 'Plus Jakarta Sans';
  font-style: normal;
  font-weight: 400 800;
  font-display: swap;
  src: url('./fonts/storm-${name}.woff2') format('woff2');
  unicode-range: ${rangeOf(letters)};
}
`,
    ),
  );
  await sheet(
    'src/styles/_stand-ins.scss',
    'Stand-ins over Arial with the measures of the site font, so that its arrival moves nothing.',
    [
      await fallback(400, 400, '400 500', regular),
      await fallback(600, 700, '501 650', bold),
      await fallback(750, 700, '651 800', bold),
    ],
  );
  return faces.map(({ file }) => file);
}
