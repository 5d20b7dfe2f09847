import './settingsGlobal';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildSearchIndex } from '../app/buildSearchIndex';
import { languageCodes } from '../site/languages';
import { searchIndexUrl } from '../site/searchIndex';

/** Middleware of the development server: serves the search indexes, which otherwise only a build writes. */
export function searchIndexMiddleware({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void): void {
  const language = languageCodes.find((code) => url.split('?')[0] === searchIndexUrl(code));
  if (!language) return next();
  const read = async <W>(file: string) => {
    const name = file === 'shell' ? `${language}.json` : `${language}/${file}.json`;
    return JSON.parse(await readFile(`public/assets/i18n/${name}`, 'utf8')) as W;
  };
  buildSearchIndex(read).then(
    (index) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(index)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}
