import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { immutable, revalidated } from '@/site/cacheControl';
import { defaultLanguage, isLanguageCode } from '@/site/languages';
import { documentHeaders } from '@/site/securityHeaders';
import type { Asset } from './asset';
import { Refusal } from './problem';
import { sendAsset } from './sendAsset';
import type { SiteFiles } from './siteFiles';
import { giveXsrfCookie } from './xsrf';

const home = `/${defaultLanguage}`;

/** Path traversal, hidden files, encoded separators, escapes within escapes: no link of ours looks like these. */
const isForged = (raw: string, path: string): boolean =>
  /%(2f|5c|00)/i.test(raw) || /[\0\\]|^\/\/|\/\.|%[\da-f]{2}/i.test(path);

/** The requested address without its query. */
const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** `/tr/`, `/tr//` and `/tr/index.html` are other names of `/tr`. */
const canonical = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/\/(index\.html)?$/, '');

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Asset, status = 200) {
  const isPersonal = giveXsrfCookie(request, reply);
  reply.headers(documentHeaders);
  return sendAsset(request, reply, page, { status, ...(isPersonal && { cache: `private, ${revalidated}` }) });
}

/**
 * For an address that can't be decoded, such as a link cut off within an escape (`/tr/%C3`): sends the 404 page of the
 * language in its first segment. Sends nothing, and returns undefined, where there is no such language.
 */
export function sendUnreadable({ notFound }: SiteFiles, request: FastifyRequest, reply: FastifyReply) {
  const [, first] = pathOf(request).split('/');
  const page = isLanguageCode(first) && ['GET', 'HEAD'].includes(request.method) && notFound.get(first);
  return page ? sendPage(request, reply, page, 404) : undefined;
}

/**
 * Serves the built site (decisions.md, Addresses): GET and HEAD of every address that no other route takes.
 * 200 a page or file · 301 another name of a page · 302 `/` and unknown first segments, to the default language ·
 * 404 the page of the language in the first segment, or a line of text where a file was requested.
 */
export function serveSite(app: FastifyInstance, { assets, notFound, alias, isAlias }: SiteFiles): void {
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
      // Browsers send no fragment; the router ignores one too.
      const [, raw = '', search = ''] = /^([^?#]*)(.*)$/s.exec(request.url) ?? [];
      const path = decodeURIComponent(raw);
      const forged = isForged(raw, path);
      const asset = assets.get(raw) ?? (forged ? undefined : assets.get(path));
      if (asset?.isPage) return sendPage(request, reply, asset);
      if (asset) return sendAsset(request, reply, asset, /[?&]v=[^&]/.test(search) ? { cache: immutable } : {});

      reply.header('cache-control', revalidated);
      // A visitor whom a bad link has brought here gets the 404 page like any other.
      if (forged) return isLanguageCode(raw.split('/')[1]) ? sendMissing(request, reply, path) : sendNothing(reply);
      const known = canonical(path);
      if (known === '') return reply.redirect(home + search, 302);
      if (assets.get(known)?.isPage) return reply.redirect(encodeURI(known) + search, 301);
      return sendMissing(request, reply, path);
    },
  });
}
