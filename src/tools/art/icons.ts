import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { optimize } from 'svgo';

// Makes the icon tables from the bootstrap-icons package. A new icon: add its name to one of the two lists and run
// `npx tsx src/tools/art/icons.ts`. To move an icon into the first bundle, move its name up.

/** In the first bundle: the shell's and the home page's icons, called by name. */
const shell = `
  arrow-right arrow-up cart check-lg chevron-down display headset list moon
  pause play search shield-check sun x-lg`;

/** A module each: bundled with the page or section that imports them. */
const more = `
  arrow-left arrow-up-right bar-chart bell box-arrow-right box-seam calendar chevron-left chevron-right circle-half clock cpu
  credit-card dash-lg download dribbble envelope exclamation-circle eye eye-slash facebook file-text geo-alt grid heart
  heart-fill house images info-circle instagram laptop layers lightning-charge link-45deg lock newspaper pencil people person person-vcard
  phone plus-lg printer rss share sliders star star-fill tablet telephone trash truck twitter wind window wrench youtube
  zoom-in zoom-out`;

const names = (list: string) => list.trim().split(/\s+/).sort();
const source = join(process.cwd(), 'node_modules/bootstrap-icons/icons');
const ui = join(process.cwd(), 'src/ui');
const header = '// Made by src/tools/art/icons.ts from bootstrap-icons (MIT); not to be edited by hand.\n';

/** A path that opens with a relative move may only follow another one from the origin. */
const fromOrigin = (d: string) => (d.startsWith('m') ? `M0 0${d}` : d);

/** An icon's name → its outlines as one path on the 16-unit grid, at hundredths (a sixtieth of a pixel at most). */
function glyph(name: string): string {
  const outlines = [...readFileSync(join(source, `${name}.svg`), 'utf8').matchAll(/<path[^>]* d="([^"]+)"/g)];
  const drawing = `<svg viewBox="0 0 16 16"><path d="${outlines.map(([, d]) => fromOrigin(d ?? '')).join('')}"/></svg>`;
  const plugins = [{ name: 'convertPathData' as const, params: { floatPrecision: 2 } }];
  const d = / d="([^"]+)"/.exec(optimize(drawing, { multipass: true, plugins }).data)?.[1];
  if (!d) throw new Error(`${name}: not made of paths`);
  return fromOrigin(d);
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const write = async (file: string, text: string) =>
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'typescript' }));

/** Writes src/ui/icons.ts and src/ui/icons/<name>.ts anew. */
async function writeIcons(): Promise<void> {
  const rows = names(shell).map((name) => `  ${/-/.test(name) ? `'${name}'` : name}: '${glyph(name)}',\n`);
  await write(
    join(ui, 'icons.ts'),
    `${header}
/** Filled outlines on a 16-unit grid, under the non-zero rule. */
export type Glyph = \`M\${string}\`;

/** The icons of the shell and the home page; the others are modules of their own under icons/. */
export const icons = {
${rows.join('')}} as const satisfies Record<string, Glyph>;

export type IconName = keyof typeof icons;
`,
  );
  const folder = join(ui, 'icons');
  mkdirSync(folder, { recursive: true });
  for (const stale of readdirSync(folder)) rmSync(join(folder, stale));
  for (const name of names(more)) {
    await write(
      join(folder, `${name}.ts`),
      `${header}import type { Glyph } from '@/ui/icons';\n\nexport const ${camel(name)}: Glyph =\n  '${glyph(name)}';\n`,
    );
  }
}

void writeIcons();
