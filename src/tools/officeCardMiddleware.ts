import './settingsGlobal';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { seoFor } from '../site/hosts';
import { offices } from '../site/offices';
import { settings } from '../site/settings';
import { vCardOf, vCardUrl } from '../site/vCard';

/** Middleware of the development server: serves the office cards, which otherwise only a build writes. */
export function officeCardMiddleware({ url }: IncomingMessage, response: ServerResponse, next: () => void): void {
  const office = offices.find((each) => vCardUrl(each) === url);
  if (!office) return next();
  const { title } = seoFor(new URL(settings.siteUrl).host, 'tr');
  response.writeHead(200, { 'content-type': 'text/vcard; charset=utf-8' }).end(vCardOf(office, title));
}
