import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { immutable, revalidated } from '@/site/cacheControl';
import { defaultLanguage, isLanguageCode } from '@/site/languages';
import { documentHeaders } from '@/site/securityHeaders';
import type { Asset } from './asset';
import { LocalizedProblem } from './problem';
import { sendAsset } from './sendAsset';
import type { SiteFiles } from './siteFiles';
import { setXsrfCookie } from './xsrf';

const home = `/${defaultLanguage}`;

/** Detects path traversal, hidden files, encoded separators and double encoding; no link of the site has them. */
const isSuspiciousPath = (raw: string, path: string): boolean =>
  /%(2f|5c|00)/i.test(raw) || /[\0\\]|^\/\/|\/\.|%[\da-f]{2}/i.test(path);

/** The request's path without its query. */
const requestPath = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** Removes what makes `/tr/`, `/tr//` and `/tr/index.html` aliases of `/tr`. */
const canonicalPath = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/\/(index\.html)?$/, '');

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Asset, status = 200) {
  const isPersonal = setXsrfCookie(request, reply);
  reply.headers(documentHeaders);
  return sendAsset(request, reply, page, { status, ...(isPersonal && { cache: `private, ${revalidated}` }) });
}

/**
 * Sends the 404 page for malformed percent-encoding, such as a truncated link (`/tr/%C3`), in the language of the first
 * segment. Sends nothing and returns undefined without such a language.
 */
export function sendMalformedAddress({ notFound }: SiteFiles, request: FastifyRequest, reply: FastifyReply) {
  const [, first] = requestPath(request).split('/');
  const page = isLanguageCode(first) && ['GET', 'HEAD'].includes(request.method) && notFound.get(first);
  return page ? sendPage(request, reply, page, 404) : undefined;
}

/**
 * Serves the built site: GET and HEAD of every path without a route of its own.
 * 200 a page or file · 301 another name of a page · 302 `/` and unknown first segments, to the default language ·
 * 404 the page of the language in the first segment, or a line of text where a file was requested.
 */
export function serveSite(app: FastifyInstance, { assets, notFound, alias, isAlias }: SiteFiles): void {
  const sendNothing = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');

  const sendMissing = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const [, first = '', ...rest] = path.split('/');
    if (first === 'api') throw new LocalizedProblem('noSuchCall');
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
      // Browsers send no fragment, and Fastify's router ignores one.
      const [, raw = '', search = ''] = /^([^?#]*)(.*)$/s.exec(request.url) ?? [];
      const path = decodeURIComponent(raw);
      const forged = isSuspiciousPath(raw, path);
      const asset = assets.get(raw) ?? (forged ? undefined : assets.get(path));
      if (asset?.isPage) return sendPage(request, reply, asset);
      if (asset) return sendAsset(request, reply, asset, /[?&]v=[^&]/.test(search) ? { cache: immutable } : {});

      reply.header('cache-control', revalidated);
      // Suspicious paths in a language get the 404 page: their visitors may have followed a bad link.
      if (forged) return isLanguageCode(raw.split('/')[1]) ? sendMissing(request, reply, path) : sendNothing(reply);
      const known = canonicalPath(path);
      if (known === '') return reply.redirect(home + search, 302);
      if (assets.get(known)?.isPage) return reply.redirect(encodeURI(known) + search, 301);
      return sendMissing(request, reply, path);
    },
  });
}
