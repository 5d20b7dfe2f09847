import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { optimize } from 'svgo';
import type { PostId } from '@/data/postIds';
import { boringRelease } from './boringRelease';
import { fourteenKilobytes } from './fourteenKilobytes';
import { fridayMrp } from './fridayMrp';
import { noSignal } from './noSignal';
import { oneSecond } from './oneSecond';
import { paperFirst } from './paperFirst';
import { quotedAnswer } from './quotedAnswer';
import { stillDesktop } from './stillDesktop';
import { twoBatteries } from './twoBatteries';

const covers: Record<PostId, () => string> = {
  'one-second': oneSecond,
  'boring-release': boringRelease,
  'no-signal': noSignal,
  'friday-mrp': fridayMrp,
  'two-batteries': twoBatteries,
  'quoted-answer': quotedAnswer,
  'fourteen-kilobytes': fourteenKilobytes,
  'still-desktop': stillDesktop,
  'paper-first': paperFirst,
};

/** Writes every post's cover, 1200 × 520: a lit scene of its own, for both themes. Returns the files. */
export async function makeCovers(): Promise<string[]> {
  const folder = join(process.cwd(), 'public/assets/images/blog');
  await mkdir(folder, { recursive: true });
  return Promise.all(
    Object.entries(covers).map(async ([id, draw]) => {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 520" width="1200" height="520">${draw()}</svg>`;
      const { data } = optimize(drawing, { multipass: true, floatPrecision: 1 });
      const file = join(folder, `${id}.svg`);
      await writeFile(file, data);
      return file;
    }),
  );
}
