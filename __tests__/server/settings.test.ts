/**
 * @jest-environment node
 */
import { readSettings } from '@/server/settings';
import { languages } from '@/site/languages';

describe('the settings of the server', () => {
  it('serve dist on port 3000 and keep data beside it when nothing is set', () => {
    const settings = readSettings({ PORT: '' }, '/srv/storm');
    expect(settings).toMatchObject({
      port: 3000,
      siteDir: '/srv/storm/dist',
      dataDir: '/srv/storm/data',
      databaseUrl: 'file:///srv/storm/data/storm.db',
      feedLoopback: false,
      trustProxy: false,
      logLevel: 'info',
    });
  });

  it('allow exactly the feeds of the languages', () => {
    const { feeds } = readSettings({});
    expect(feeds).toEqual(languages.map(({ feed }) => feed));
    expect(feeds.slice(0, 3)).toEqual([
      'https://shiftdelete.net/feed',
      'https://feeds.bbci.co.uk/news/technology/rss.xml',
      'https://www.heise.de/rss/heise-atom.xml',
    ]);
  });

  it('also allow the feeds that PUBLIC_FEED_* variables put in their place, and those of FEEDS', () => {
    const { feeds } = readSettings({
      PUBLIC_FEED_DE: 'https://a.example',
      FEEDS: ' https://b.example/x , https://c.example/y',
    });
    expect(feeds.slice(languages.length)).toEqual(['https://a.example/', 'https://b.example/x', 'https://c.example/y']);
  });

  it('trust the proxies that are named', () => {
    const { trustProxy } = readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::1' });
    expect(trustProxy).toEqual(['loopback', '10.0.0.0/8', 'fd00::1']);
  });

  it('accept a database on another server', () => {
    expect(readSettings({ DATABASE_URL: 'libsql://db.example' }).databaseUrl).toBe('libsql://db.example');
  });

  it('contain the address of the provider that messages are forwarded to, or none', () => {
    expect(readSettings({}).providerUrl).toBeUndefined();
    expect(readSettings({ PROVIDER_API_URL: 'https://API.example/base/' }).providerUrl).toBe(
      'https://api.example/base',
    );
  });

  it.each([
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', '80a', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['RATE_LIMIT', '1.5', 'a whole number from 0 to 1000000'],
    ['LOG_LEVEL', 'loud', 'one of trace, debug, info, warn, error, fatal, silent'],
    ['FEED_LOOPBACK', 'yes', 'one of allow, refuse'],
    ['FEEDS', 'ftp://a.example', 'an http or https address without user name, password or #'],
    ['FEEDS', 'https://me:secret@a.example', 'an http or https address without user name, password or #'],
    ['PUBLIC_FEED_EN', 'news', 'an http or https address without user name, password or #'],
    ['TRUST_PROXY', 'true', 'off, or a list of addresses'],
    ['TRUST_PROXY', '10.0.0.0/33', 'off, or a list of addresses'],
  ])('refuse %s=%s and say what is allowed', (name, given, allowed) => {
    expect(() => readSettings({ [name]: given })).toThrow(`${name} is "${given}", but must be ${allowed}`);
  });

  it('do not repeat what may be a password in an error', () => {
    const read = () => readSettings({ DATABASE_URL: 'postgres://me:secret@db' });
    expect(read).toThrow('DATABASE_URL is "postgres:…"');
    expect(read).not.toThrow('secret');
  });

  it.each(['api.example', 'ftp://api.example', 'https://me:secret@api.example', 'https://api.example/?key=secret'])(
    'refuse the provider %s, and do not repeat it in the error',
    (given) => {
      const read = () => readSettings({ PROVIDER_API_URL: given });
      expect(read).toThrow('but must be an http or https address without user name, password, ? or #');
      expect(read).not.toThrow('secret');
    },
  );
});
