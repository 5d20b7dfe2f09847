import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pictureOf, products } from '@/data/products';
import { masterOf, recolor } from './recolor';

// Writes every product picture from its master: `npm run art`. The results are committed; a test compares them.

const folder = 'public/assets/images/products/';

async function main(): Promise<void> {
  const views = products.flatMap((product) => product.images.map((view) => ({ product, view })));
  const missing = views.map(({ product, view }) => masterOf(product.id, view)).filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`Masters are missing: ${missing.join(', ')}`);
  const pictures = new Map<string, string>();
  for (const { product, view } of views) {
    const master = await readFile(masterOf(product.id, view), 'utf8');
    for (const color of product.attributes.colors)
      pictures.set(basename(pictureOf(product, color, view)), recolor(master, color));
  }
  await mkdir(folder, { recursive: true });
  const stale = (await readdir(folder)).filter((file) => !pictures.has(file));
  for (const file of stale) await rm(folder + file);
  for (const [file, svg] of pictures) await writeFile(folder + file, svg);
  process.stdout.write(`${pictures.size} pictures of ${views.length} masters, ${stale.length} removed\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
