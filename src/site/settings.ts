import type { LanguageCode } from './languages';

/** The build's public settings, validated at build time; the bundler replaces `PUBLIC_SETTINGS`. */
export interface PublicSettings {
  /** Published origin; its host selects the SEO texts. */
  siteUrl: string;
  /** Canonical origin: https, without www. */
  origin: string;
  /** Base URL of the API; '' is the same origin. */
  apiUrl: string;
  /** Prefix of the feed proxy; the encoded feed URL is appended. */
  rssProxy: string;
  feeds: Readonly<Record<LanguageCode, string>>;
  /** Source of news images: the site server, or the publishers. */
  newsImages: 'own' | 'direct';
  /** Host whose `app.` subdomain is linked on localhost and IP addresses. */
  appHost: string;
  header: { search: boolean; cart: boolean; signIn: boolean };
  /** URL of the analytics tag; '' for none. */
  analyticsSrc: string;
  /** Allowed origins of the tag, its own first; `https://*.…` for subdomains. */
  analyticsOrigins: readonly string[];
  /** Whether third parties wait for consent. */
  consent: boolean;
  /**
   * Web vitals: off; `on`: reported by visitors who allow them in the cookie settings; `ask`: all visitors are asked.
   */
  vitals: 'off' | 'on' | 'ask';
  /** Whether there is a service worker. */
  offline: boolean;
  /** Content version of words and search index, for cache busting. */
  version: string;
}

declare const PUBLIC_SETTINGS: PublicSettings;

/** The settings of this build, inserted by webpack's DefinePlugin. */
export const settings: PublicSettings = PUBLIC_SETTINGS;
