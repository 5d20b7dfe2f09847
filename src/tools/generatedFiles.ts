import './settingsGlobal';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildSearchIndex } from '../app/buildSearchIndex';
import type { HostWords } from '../app/seoWords';
import { defaultLanguage, languageCodes } from '../site/languages';
import { offices } from '../site/offices';
import { searchIndexUrl } from '../site/searchIndex';
import { vCardOf, vCardUrl } from '../site/vCard';
import { pseudoFile } from './pseudo';

function readWords(path: string): unknown {
  const file = `public/assets/i18n/${path}.json`;
  return JSON.parse(pseudoFile(readFileSync(file, 'utf8'), file));
}

/** Middleware of the development server: serves office cards and search indexes, which otherwise only a build writes. */
export function generatedFiles({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void): void {
  const office = offices.find((each) => vCardUrl(each) === url);
  const language = languageCodes.find((code) => url.split('?')[0] === searchIndexUrl(code));
  if (office) {
    const { siteName } = readWords(`${defaultLanguage}/hosts`) as HostWords;
    response.writeHead(200, { 'content-type': 'text/vcard; charset=utf-8' }).end(vCardOf(office, siteName));
  } else if (language) {
    const read = <W>(file: string) =>
      Promise.resolve(readWords(file === 'shell' ? language : `${language}/${file}`) as W);
    buildSearchIndex(read).then(
      (index) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(index)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  } else next();
}
