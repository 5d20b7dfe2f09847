import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguageCode } from '@/site/languages';
import { aliasTest } from './aliases';
import { type Asset, immutable, revalidated } from './asset';
import { Refusal } from './problem';
import { sendAsset } from './sendAsset';
import type { SiteFiles } from './siteFiles';
import { giveXsrfCookie } from './xsrf';

const home = `/${defaultLanguage}`;

/** Addresses nobody writes by accident: climbing, hidden files, encoded separators, escapes within escapes. */
const isForged = (raw: string, path: string): boolean =>
  /%(2f|5c|00)/i.test(raw) || /[\0\\]|^\/\/|\/\.|%[\da-f]{2}/i.test(path);

/** The address as it was asked for, without its query. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** `/tr/`, `/tr//` and `/tr/index.html` are other names of `/tr`. */
const canonical = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/\/(index\.html)?$/, '');

const pageSender =
  ({ headersFor }: SiteFiles) =>
  (request: FastifyRequest, reply: FastifyReply, page: Asset, status = 200) => {
    const personal = giveXsrfCookie(request, reply);
    reply.headers(headersFor(pathOf(request), true));
    return sendAsset(request, reply, page, { status, ...(personal && { cache: `private, ${page.cache}` }) });
  };

/**
 * For an address that can't be read, such as a link cut off within an escape (`/tr/%C3`): sends the 404 page of the
 * language in its first segment. Sends nothing, and returns false, where there is no such language.
 */
export function unreadableSender(site: SiteFiles) {
  const sendPage = pageSender(site);
  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    const [, first] = pathOf(request).split('/');
    const page = isLanguageCode(first) && ['GET', 'HEAD'].includes(request.method) && site.notFound.get(first);
    if (page) void sendPage(request, reply, page, 404);
    return !!page;
  };
}

/**
 * Serves the built site (decisions.md, Addresses): GET and HEAD of every address that no other route takes.
 * 200 a page or file · 301 another name of a page · 302 `/` and unknown first segments, to the default language ·
 * 404 the page of the language in the first segment, or a line of text where a file was asked for.
 */
export function serveSite(app: FastifyInstance, site: SiteFiles): void {
  const { assets, notFound, alias, settings } = site;
  const isAlias = aliasTest(settings.get('aliases.json'));
  const sendPage = pageSender(site);

  const sendFound = (request: FastifyRequest, reply: FastifyReply, asset: Asset, search: string) => {
    if (asset.isPage) return sendPage(request, reply, asset);
    return sendAsset(request, reply, asset, /[?&]v=[^&]/.test(search) ? { cache: immutable } : {});
  };

  const sendNothing = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');

  const sendMissing = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const [, first = '', ...rest] = path.split('/');
    if (first === 'api') throw new Refusal('noSuchCall');
    const isFile = first === 'assets' || /\.\w+$/.test(rest.at(-1) ?? first);
    if (isLanguageCode(first) && (!isFile || request.headers.accept?.includes('text/html'))) {
      const page = notFound.get(first) ?? notFound.get('');
      return page ? sendPage(request, reply, page, 404) : sendNothing(reply);
    }
    if (isFile) return sendNothing(reply);
    return alias && isAlias(path) ? sendPage(request, reply, alias) : reply.redirect(home, 302);
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      // A fragment isn't sent by browsers; whoever sends one has it left aside, by the router as well.
      const mark = request.url.search(/[?#]/);
      const raw = mark < 0 ? request.url : request.url.slice(0, mark);
      const search = mark < 0 ? '' : request.url.slice(mark);
      const asset = assets.get(raw);
      if (asset) return sendFound(request, reply, asset, search);

      reply.header('cache-control', revalidated);
      const path = decodeURIComponent(raw);
      if (isForged(raw, path)) {
        // A visitor whom a bad link has led here is told so as any other is.
        return isLanguageCode(raw.split('/')[1]) ? sendMissing(request, reply, path) : sendNothing(reply);
      }
      const decoded = assets.get(path);
      if (decoded) return sendFound(request, reply, decoded, search);
      const known = canonical(path);
      if (known === '') return reply.redirect(home + search, 302);
      if (assets.get(known)?.isPage) return reply.redirect(encodeURI(known) + search, 301);
      return sendMissing(request, reply, path);
    },
  });
}
