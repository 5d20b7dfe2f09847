import { createHash } from 'node:crypto';
import { contentPolicy } from '@/site/securityHeaders';
import { settings } from '@/site/settings';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const originOf = (url: string) => (/^https?:/.test(url) ? [new URL(url).origin] : []);

const inlineOf = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => hashOf(text));

/** The hashes of everything inline in documents, each once. JSON is data, and runs nowhere. */
export const inlineHashes = (documents: readonly string[]) => {
  const html = documents.join('\n');
  return {
    scripts: [...new Set(inlineOf(html, /<script(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g))],
    styles: [...new Set(inlineOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g))],
  };
};

/** The content security policy that lets these documents work, and nothing else in them. */
export const policyFor = (documents: readonly string[]): string =>
  contentPolicy({
    ...inlineHashes(documents),
    tagOrigins: settings.analyticsOrigins,
    // Publishers' hosts aren't known when the site is built.
    imageSources: settings.newsImages === 'direct' ? ['https:'] : [],
    callOrigins: [...originOf(settings.apiUrl), ...originOf(settings.rssProxy)],
  });
