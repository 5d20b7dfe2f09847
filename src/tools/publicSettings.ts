import { feedSetting } from '../site/feedSetting';
import { canonicalOrigin } from '../site/hosts';
import { type LanguageCode, languages } from '../site/languages';
import type { PublicSettings } from '../site/settings';

const isUrl = (value: string) => /^https?:\/\/[^\s/?#]+/.test(value) && URL.canParse(value);
const isOrigin = (value: string) => isUrl(value) && new URL(value).origin === value;
/** `https://*.example.com` matches all subdomains, as in a content security policy. */
const isHostSource = (value: string) =>
  /^https:\/\/(\*\.)?[a-z\d.-]+(:\d+)?$/.test(value) && isOrigin(value.replace('*.', ''));
const listOf = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** `allowed`: the values in words, for the error message. */
const rule = (fallback: string, allowed: string, accept: (value: string) => boolean) => ({ fallback, allowed, accept });
type SettingRule = ReturnType<typeof rule>;
const url = (fallback: string) => rule(fallback, 'an http(s) address', isUrl);
const flag = (fallback: 'on' | 'off') => rule(fallback, 'on or off', (value) => value === 'on' || value === 'off');
const vitals = ['on', 'ask', 'off'] as const;

/** The settings that are not per language. */
const settingRules = {
  PUBLIC_SITE_URL: rule('https://storm.example', 'an origin such as https://storm.example', isOrigin),
  PUBLIC_API_URL: rule('', 'empty (same origin) or an origin', (value) => value === '' || isOrigin(value)),
  PUBLIC_RSS_PROXY: rule(
    '/rss?url=',
    'a path or an http(s) address that the encoded feed address is appended to',
    (value) => /^\/[^/\\]/.test(value) || isUrl(value),
  ),
  PUBLIC_NEWS_IMAGES: rule('own', 'own or direct', (value) => value === 'own' || value === 'direct'),
  PUBLIC_API_MOCK: flag('off'),
  PUBLIC_APP_HOST: rule('storm.example', 'a host name', (value) => /^[a-z\d.-]+(:\d+)?$/i.test(value)),
  PUBLIC_SEARCH: flag('on'),
  PUBLIC_CART: flag('on'),
  PUBLIC_SIGN_IN: flag('off'),
  PUBLIC_ANALYTICS_SRC: rule(
    '',
    'empty (no analytics) or an https address',
    (value) => value === '' || (isUrl(value) && value.startsWith('https:')),
  ),
  PUBLIC_ANALYTICS_HOSTS: rule(
    '',
    'empty or https origins, separated by commas, such as https://cdn.example,https://*.collect.example',
    (value) => listOf(value).every(isHostSource),
  ),
  PUBLIC_VITALS: rule('on', 'on, ask or off', (value) => vitals.some((known) => known === value)),
  PUBLIC_CONSENT: flag('on'),
  PUBLIC_OFFLINE: flag('on'),
} satisfies Record<string, SettingRule>;

type SettingName = keyof typeof settingRules;

/** All build settings; no other environment variable reaches the browser. */
const allRules: readonly [name: string, rule: SettingRule][] = [
  ...Object.entries<SettingRule>(settingRules),
  ...languages.map(({ code, feed }) => [feedSetting(code), url(feed)] satisfies [string, SettingRule]),
];
const allNames = allRules.map(([name]) => name);

/**
 * Reads the build's settings from an environment.
 * @param version the content version of `contentVersion`
 * @throws Error that lists all unknown `PUBLIC_` names and all invalid values
 */
export function publicSettings(env: NodeJS.ProcessEnv, version: string): PublicSettings {
  const unknown = Object.keys(env).filter((name) => name.startsWith('PUBLIC_') && !allNames.includes(name));
  const given = allRules.map(([name, rule]) => ({ name, ...rule, value: env[name] ?? rule.fallback }));
  const wrong = given.filter(({ accept, value }) => !accept(value));
  const problems = [
    ...unknown.map((name) => `${name} is not a build setting; the build settings are ${allNames.join(', ')}`),
    ...wrong.map(({ name, value, allowed }) => `${name} is "${value}", but must be ${allowed}`),
  ];
  if (problems.length > 0) throw new Error(`Invalid build settings:\n- ${problems.join('\n- ')}`);
  const value = (name: SettingName) => env[name] ?? settingRules[name].fallback;
  const feeds = languages.map(({ code, feed }) => [code, env[feedSetting(code)] ?? feed]);
  const analyticsSrc = value('PUBLIC_ANALYTICS_SRC');
  return {
    siteUrl: value('PUBLIC_SITE_URL'),
    origin: canonicalOrigin(new URL(value('PUBLIC_SITE_URL')).host),
    apiUrl: value('PUBLIC_API_URL'),
    rssProxy: value('PUBLIC_RSS_PROXY'),
    feeds: Object.fromEntries(feeds) as Record<LanguageCode, string>,
    newsImages: value('PUBLIC_NEWS_IMAGES') === 'direct' ? 'direct' : 'own',
    appHost: value('PUBLIC_APP_HOST'),
    header: {
      search: value('PUBLIC_SEARCH') === 'on',
      cart: value('PUBLIC_CART') === 'on',
      signIn: value('PUBLIC_SIGN_IN') === 'on',
    },
    analyticsSrc,
    analyticsOrigins: analyticsSrc ? [new URL(analyticsSrc).origin, ...listOf(value('PUBLIC_ANALYTICS_HOSTS'))] : [],
    vitals: vitals.find((known) => known === value('PUBLIC_VITALS')) ?? 'on',
    consent: value('PUBLIC_CONSENT') === 'on',
    offline: value('PUBLIC_OFFLINE') === 'on',
    version,
  };
}

/** Whether there is a session-analytics tag: a build constant, so that dead code is removed without one. */
export const hasAnalytics = ({ analyticsSrc }: PublicSettings): boolean => analyticsSrc !== '';

/** Whether the mock adapter answers sign-in and sign-up: a build constant, so that its code is removed otherwise. */
export const isApiMocked = (env: NodeJS.ProcessEnv, fallback: 'on' | 'off'): boolean =>
  (env.PUBLIC_API_MOCK ?? fallback) === 'on';
