import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { buildSync } from 'esbuild';
import type * as dates from '../../src/features/news/feedDate';
import type * as parser from '../../src/features/news/parseFeed';
import { decodeFeed } from '../../src/server/decode';
import type * as mutations from './mutateFeed';

/** Globals of the bundle: the news parser and the mutations. */
export type FeedGlobal = typeof globalThis & { feed: typeof parser & typeof dates & typeof mutations };

const root = path.resolve(__dirname, '../..');
const shared = process.env.STORM_SHARED ?? path.resolve(root, '../shared');

/** Folders of the captured feeds and of the conformance suite; either may be missing. */
export const feeds = path.join(shared, 'feeds');
export const suite = path.join(shared, 'feed-suite');

/** A stored feed, decoded as by the feed proxy. */
export const decoded = (file: string) => decodeFeed(readFileSync(file), '');

/** Skips the tests of a `describe` if the folder is missing. */
export const skipWithout = (folder: string) =>
  test.skip(!existsSync(folder), `The captured feeds are missing (${folder})`);

/** Bundles the news parser and the mutations as a script that sets the global `feed`. */
export function bundleParser(): string {
  const entry = ['src/features/news/parseFeed', 'src/features/news/feedDate', '__tests__/e2e/mutateFeed'];
  const { outputFiles } = buildSync({
    stdin: { contents: entry.map((file) => `export * from './${file}';`).join('\n'), resolveDir: root },
    alias: { '@': path.join(root, 'src') },
    bundle: true,
    format: 'iife',
    globalName: 'feed',
    charset: 'utf8',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
