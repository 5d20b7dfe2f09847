import type en from '@words/en/hosts.json';
import { interpolate } from '@/lib/interpolate';
import { domainOf } from '@/site/hosts';
import { provinces } from '@/site/provinces';
import { settings } from '@/site/settings';
import type { SeoWords } from './pages';

/** The namespace `hosts`: the SEO texts of every company domain. */
export type HostWords = typeof en;

/**
 * SEO texts of a host. Imported lazily: prerendered pages have them inline.
 * @param host a Host header or `location.host`; www, port and case are ignored
 */
export function seoWords(words: HostWords, host: string = new URL(settings.siteUrl).host): SeoWords {
  const { description, topics } = words.domains[domainOf(host)];
  const local = provinces.map((province) => interpolate(words.province, { province }));
  return { siteName: words.siteName, description, keywords: [words.keywords, topics, ...local].join(', ') };
}
