import { mkdir, writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import { beforeAfterScenes } from '@/data/cases';
import { type WorkId, posterOf, works } from '@/data/works';
import { arsiv, mercek, perde, vardiya } from './desk';
import { hall } from './hall';
import { hasat, kovan, saha } from './land';
import { kuzey, lodos } from './sea';
import type { Poster } from './shapes';
import { dokum, pres, tezgah } from './workshop';

const posters: Record<WorkId, Poster> = {
  arsiv,
  dokum,
  hasat,
  kovan,
  kuzey,
  lodos,
  mercek,
  perde,
  pres,
  saha,
  tezgah,
  vardiya,
};

/** Writes one picture as a file under public/; returns its path. */
async function write(address: string, width: number, height: number, drawing: string): Promise<string> {
  const file = `public${address}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`;
  await mkdir('public/assets/images/works', { recursive: true });
  await writeFile(file, `${optimize(svg, { floatPrecision: 1, multipass: true }).data}\n`);
  return file;
}

/** Draws the posters of the portfolio and the places of its case studies; returns the files. */
export const makeWorks = (): Promise<string[]> =>
  Promise.all([
    ...works.map(({ id, width, height }) => write(posterOf(id), width, height, posters[id]())),
    write(beforeAfterScenes.dokum.before, 1200, 600, hall('before')),
    write(beforeAfterScenes.dokum.after, 1200, 600, hall('after')),
  ]);
