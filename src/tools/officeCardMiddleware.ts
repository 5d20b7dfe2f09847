import './settingsGlobal';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostWords } from '../app/seoWords';
import { defaultLanguage } from '../site/languages';
import { offices } from '../site/offices';
import { vCardOf, vCardUrl } from '../site/vCard';

/** Middleware of the development server: serves the office cards, which otherwise only a build writes. */
export function officeCardMiddleware({ url }: IncomingMessage, response: ServerResponse, next: () => void): void {
  const office = offices.find((each) => vCardUrl(each) === url);
  if (!office) return next();
  const { siteName } = JSON.parse(
    readFileSync(`public/assets/i18n/${defaultLanguage}/hosts.json`, 'utf8'),
  ) as HostWords;
  response.writeHead(200, { 'content-type': 'text/vcard; charset=utf-8' }).end(vCardOf(office, siteName));
}
