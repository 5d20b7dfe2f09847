import { optimize } from 'svgo';
import { colors, type ColorId } from '@/data/colors';

/** The drawing of a product's view. */
export const masterOf = (id: string, view: string) => `src/assets/masters/products/${id}-${view}.svg`;

type Hex = `#${string}`;
type Properties = Readonly<Record<string, string>>;

const gold = '#f2b84b';
const green = '#09b850';
const ink = '#17231d';
const white = '#ffffff';
/** Colours mixed into shadows: a dark green, and a brown for warm-coloured clothing. */
const greenShadow = '#0d1b14';
const brownShadow = '#43200f';

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const hexOf = (values: readonly number[]): Hex =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The colour that `color-mix(in srgb, from, to <at × 100>%)` gives, as whole channels. */
function mix(from: string, to: string, at: number): Hex {
  const other = channels(to);
  return hexOf(channels(from).map((value, index) => value + ((other[index] ?? 0) - value) * at));
}

/** How bright a colour looks, from 0 to 1. */
function brightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** Hard shells: phones and headphones. Dark colours get lighter shades, so that they stay visible on a dark background. */
function shell(color: Hex) {
  const dark = brightness(color) < 0.2;
  return {
    main: dark ? mix(color, white, 0.1) : color,
    shade: dark ? mix(color, white, 0.03) : mix(color, greenShadow, 0.24),
    deep: dark ? mix(color, white, 0.2) : mix(color, greenShadow, 0.5),
    light: mix(color, white, dark ? 0.28 : 0.3),
    accent: brightness(color) > 0.62 ? ink : gold,
  };
}

/** Things with an outline of their own, shoes and watches: ink and the accent of oat contrast with a dark tile. */
function outlined(color: Hex): Properties {
  if (color === colors.ink)
    return { main: '#37453e', shade: '#29352f', deep: '#18211d', light: '#73817a', accent: green };
  return { ...shell(color), ...(color === colors.oat && { light: '#fffcf5', accent: colors.copper }) };
}

/** Clothing: warm colours get brown shadows instead of green ones, dark and pale ones a fine edge. */
function cloth(color: Hex): Properties {
  const paint = shell(color);
  const pale = paint.accent === ink;
  const dark = brightness(color) < 0.2;
  const [r = 0, , b = 0] = channels(paint.main);
  const warm = r > b + 16;
  const main = dark ? mix(paint.main, white, 0.06) : paint.main;
  const shade = warm ? mix(main, brownShadow, pale ? 0.2 : 0.3) : mix(paint.shade, main, dark ? 0.25 : 0);
  return {
    ...paint,
    main,
    shade,
    deep: warm ? mix(main, brownShadow, 0.55) : paint.deep,
    fold: mix(main, shade, 0.5),
    inner: mix(shade, warm ? brownShadow : greenShadow, pale ? 0.3 : 0.42),
    rim: dark ? paint.light : pale ? mix(main, shade, 0.7) : 'none',
    print: pale ? paint.accent : '#f6f1e4',
    bolt: pale ? green : paint.accent,
  };
}

/** Bags, lacquer and enamel: a shadow is the colour multiplied by itself; mixed with `greenShadow` it would be grey. */
function lacquer(color: Hex): Properties {
  const { main, accent } = shell(color);
  const dark = brightness(color) < 0.2;
  const base = dark ? mix(main, white, 0.09) : main;
  const multiplied = hexOf(channels(base).map((value) => value ** 2 / 255));
  // Deep colours darken too much: pine and violet would end in black, and vanish on a dark tile.
  const strength = channels(base).reduce((sum, value) => sum + value) < 330 ? 0.62 : 1;
  const down = (at: number) => (dark ? mix(base, '#0d1512', at) : mix(base, multiplied, at * strength));
  return {
    main: base,
    shade: down(dark ? 0.22 : 0.45),
    deep: dark ? down(0.46) : mix(down(0.9), greenShadow, 0.14),
    hole: mix(down(1), greenShadow, dark ? 0.4 : 0.62),
    light: mix(base, white, dark ? 0.13 : 0.2),
    edge: mix(base, white, dark ? 0.36 : 0.45),
    accent,
  };
}

const materials: Readonly<Record<string, (color: Hex) => Properties>> = { shell, outlined, cloth, lacquer };

/** Custom properties that the rules of a selector declare in the master's style element. */
function declared(style: string, selector: string): Properties {
  const [, block = ''] = new RegExp(`(?:^|\\s)${selector} \\{([^}]*)\\}`).exec(style) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * A master in a product colour. The custom properties of its material replace those that the master declares for
 * editors; `.<colour>` rules replace both. `var()` and `color-mix(in srgb, …)` become plain colours.
 * @throws an error that names a material or a custom property that doesn't exist, or a `color-mix()` of another form
 */
export function recolor(master: string, color: ColorId): string {
  const [, material = ''] = / data-material="(\w+)"/.exec(master) ?? [];
  const make = materials[material];
  if (!make)
    throw new Error(`The material “${material}” doesn't exist; there are ${Object.keys(materials).join(', ')}.`);
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(master) ?? [];
  const properties = { ...declared(style, ':root'), ...make(colors[color]), ...declared(style, `\\.${color}`) };
  const resolve = (text: string): string =>
    text
      .replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
        const value = properties[name];
        if (value === undefined) throw new Error(`Nothing declares --${name}.`);
        return resolve(value);
      })
      .replace(/color-mix\(in srgb, (#\w{6}), (#\w{6}) ([\d.]+)%\)/g, (_, from: string, to: string, percent: string) =>
        mix(from, to, Number(percent) / 100),
      );
  const svg = resolve(master.replace(/<style>[^]*?<\/style>/, '').replace(/ data-material="\w+"/, ''))
    // SVGO keeps the stroke of a shape that others refer to.
    .replace(/ stroke="none" stroke-width="[\d.]+"/g, '');
  if (svg.includes('color-mix')) throw new Error('A color-mix() must be `in srgb, #rrggbb, #rrggbb <number>%`.');
  return `${optimize(svg, { floatPrecision: 1, multipass: true }).data}\n`;
}
