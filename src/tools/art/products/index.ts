import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { optimize } from 'svgo';
import { colors } from '@/data/colors';
import { pictureOf, products } from '@/data/products';
import { drawings } from './drawings';
import { paintOf } from './paint';

const folder = 'public/assets/images/products/';

/**
 * Draws every product in each of its views and colours; returns the files.
 * @throws an error that names the products without a drawing, before anything is removed
 */
export async function makeProducts(): Promise<string[]> {
  const missing = products.filter(({ id }) => !drawings[id]).map(({ id }) => id);
  if (missing.length > 0) throw new Error(`src/tools/art/products/drawings.ts has no drawing of ${missing.join(', ')}`);
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder)) await rm(folder + old);
  const files = products.flatMap((product) => {
    const draw = drawings[product.id];
    if (!draw) return [];
    return product.attributes.colors.flatMap((color) =>
      product.images.map(async (view) => {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300">${draw(view, paintOf(colors[color]))}</svg>`;
        const file = folder + basename(pictureOf(product, color, view));
        await writeFile(file, `${optimize(svg, { floatPrecision: 1, multipass: true }).data}\n`);
        return file;
      }),
    );
  });
  return Promise.all(files);
}
