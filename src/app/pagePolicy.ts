import { createHash } from 'node:crypto';
import { contentPolicy } from '@/site/securityHeaders';
import { settings } from '@/site/settings';
import type { PageAssets } from './manifest';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const originOf = (url: string) => (/^https?:/.test(url) ? [new URL(url).origin] : []);

/** What a document brings inline. JSON is data, and runs nowhere. */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The inline code of a page. */
export const inlineCode = ({ styles, fonts, boot }: PageAssets): InlineCode => ({
  scripts: [boot],
  styles: [...styles.map(({ css }) => css), fonts],
});

/** The content security policy that lets a document with this code work, and nothing else in it. */
export const policyFor = ({ scripts, styles }: InlineCode): string =>
  contentPolicy({
    scripts: scripts.map(hashOf),
    styles: styles.map(hashOf),
    tagOrigins: settings.analyticsOrigins,
    // Publishers' hosts aren't known when the site is built.
    imageSources: settings.newsImages === 'direct' ? ['https:'] : [],
    callOrigins: [...originOf(settings.apiUrl), ...originOf(settings.rssProxy)],
  });
