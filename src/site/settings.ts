import type { LanguageCode } from './languages';

/** The build's public settings, checked when it is built; `PUBLIC_SETTINGS` is replaced by the bundler. */
export interface Settings {
  /** Where the site is published, without a slash at its end: its host chooses the words of the head. */
  siteUrl: string;
  /** The origin that its pages name as theirs: that of the company domain, https and without www (spec 9). */
  origin: string;
  /** Base address of the API; '' is the same origin. */
  apiUrl: string;
  /** Prefix of the feed proxy; the encoded feed address follows it. */
  rssProxy: string;
  feeds: Readonly<Record<LanguageCode, string>>;
  /** Where pictures of news come from: our own server, or straight from their publishers. */
  newsImages: 'own' | 'direct';
  /** Host whose app subdomain serves visitors of localhost. */
  appHost: string;
  header: { search: boolean; cart: boolean; signIn: boolean };
  /** Address of the session-analytics tag; '' is none. */
  analyticsSrc: string;
  /** Whom that tag may load scripts from and talk to, its own origin first; `https://*.…` stands for subdomains. */
  analyticsOrigins: readonly string[];
  /** Whether visitors are asked before third parties load. */
  consent: boolean;
  /** Whether page speed is measured: `on` for visitors who allow it in the cookie settings, `ask` puts the question to all. */
  vitals: 'off' | 'on' | 'ask';
  /** Whether visited pages are kept for when the network is away. */
  offline: boolean;
  /** Changes with the words and with what the search index is made of: keeps both fresh behind long caches. */
  version: string;
}

declare const PUBLIC_SETTINGS: Settings;

export const settings: Settings = PUBLIC_SETTINGS;
