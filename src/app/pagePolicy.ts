import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '@/site/securityHeaders';
import { settings } from '@/site/settings';
import type { PageAssets } from './buildManifest';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const originOf = (url: string) => (/^https?:/.test(url) ? [new URL(url).origin] : []);

/** Inline scripts and styles of a document; JSON scripts need no hash. */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The inline scripts and styles of a prerendered page. */
export const inlineCode = ({ styles, fonts, boot }: PageAssets): InlineCode => ({
  scripts: [boot],
  styles: [...styles.map(({ css }) => css), fonts],
});

/** The content security policy of a document with exactly this inline code. */
export const policyFor = ({ scripts, styles }: InlineCode): string =>
  contentSecurityPolicy({
    scripts: scripts.map(hashOf),
    styles: styles.map(hashOf),
    tagOrigins: settings.analyticsOrigins,
    // The publishers' hosts are unknown at build time.
    imageSources: settings.newsImages === 'direct' ? ['https:'] : [],
    callOrigins: [...originOf(settings.apiUrl), ...originOf(settings.rssProxy)],
  });
