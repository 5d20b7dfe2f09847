import { isApiMocked, hasAnalytics, publicSettings } from '../src/tools/publicSettings';

describe('the settings of a build', () => {
  it('have defaults that work', () => {
    expect(publicSettings({}, 'v')).toMatchObject({
      apiUrl: '',
      rssProxy: '/rss?url=',
      newsImages: 'own',
      vitals: 'on',
      siteUrl: 'https://storm.example',
      version: 'v',
    });
  });

  it('are read from the environment', () => {
    const env = {
      PUBLIC_SITE_URL: 'https://www.storm.example',
      PUBLIC_SIGN_IN: 'on',
      PUBLIC_FEED_DE: 'http://localhost:9/f',
      PUBLIC_NEWS_IMAGES: 'direct',
      HOME: '/',
    };
    expect(publicSettings(env, '')).toMatchObject({
      siteUrl: 'https://www.storm.example',
      origin: 'https://storm.example',
      header: { signIn: true },
      feeds: { de: 'http://localhost:9/f' },
      newsImages: 'direct',
    });
  });

  it('list the origins of the analytics tag for the policy, and none without a tag', () => {
    const hosts = { PUBLIC_ANALYTICS_HOSTS: 'https://cdn.example, https://*.collect.example' };
    const env = { ...hosts, PUBLIC_ANALYTICS_SRC: 'https://tag.example/a/t.js?id=1' };
    const settings = publicSettings(env, '');
    expect(settings.analyticsOrigins).toEqual([
      'https://tag.example',
      'https://cdn.example',
      'https://*.collect.example',
    ]);
    expect([hasAnalytics(settings), hasAnalytics(publicSettings(hosts, ''))]).toEqual([true, false]);
    expect(publicSettings(hosts, '').analyticsOrigins).toEqual([]);
  });

  it.each([
    [{ PUBLIC_SITE_URL: 'storm.example' }, 'PUBLIC_SITE_URL is "storm.example", but must be an origin'],
    [{ PUBLIC_SITE_URL: 'https://storm.example/' }, 'PUBLIC_SITE_URL'],
    [{ PUBLIC_API_URL: 'javascript:alert(1)' }, 'PUBLIC_API_URL'],
    [{ PUBLIC_RSS_PROXY: '//evil.example/?u=' }, 'PUBLIC_RSS_PROXY'],
    [{ PUBLIC_ANALYTICS_SRC: 'http://tag.example/t.js' }, 'PUBLIC_ANALYTICS_SRC'],
    [{ PUBLIC_ANALYTICS_HOSTS: 'https://a.example,cdn.example' }, 'but must be empty or https origins, separated'],
    [{ PUBLIC_ANALYTICS_HOSTS: 'http://cdn.example' }, 'PUBLIC_ANALYTICS_HOSTS'],
    [{ PUBLIC_ANALYTICS_HOSTS: 'https://cdn.example/' }, 'PUBLIC_ANALYTICS_HOSTS'],
    [{ PUBLIC_ANALYTICS_HOSTS: 'https://cdn.*.example' }, 'PUBLIC_ANALYTICS_HOSTS'],
    [{ PUBLIC_ANALYTICS_HOSTS: 'https://*' }, 'PUBLIC_ANALYTICS_HOSTS'],
    [{ PUBLIC_ANALYTICS_HOSTS: "https://a.example; script-src 'unsafe-inline'" }, 'PUBLIC_ANALYTICS_HOSTS'],
    [{ PUBLIC_ANALYTICS_HOSTS: 'https://a.example;script-src' }, 'PUBLIC_ANALYTICS_HOSTS'],
    [{ PUBLIC_NEWS_IMAGES: 'on' }, 'PUBLIC_NEWS_IMAGES is "on", but must be own or direct'],
    [{ PUBLIC_NEWS_IMAGES: '' }, 'PUBLIC_NEWS_IMAGES'],
    [{ PUBLIC_SEARCH: 'yes' }, 'PUBLIC_SEARCH is "yes", but must be on or off'],
    [{ PUBLIC_VITALS: 'yes' }, 'PUBLIC_VITALS is "yes", but must be on, ask or off'],
    [{ PUBLIC_SECRET: 'x' }, 'PUBLIC_SECRET is not a build setting; the build settings are PUBLIC_SITE_URL'],
  ])('refuse %j with a clear message', (env, message) => {
    expect(() => publicSettings(env, '')).toThrow(message);
  });

  it('name every problem at once', () => {
    expect(() => publicSettings({ PUBLIC_CART: '1', PUBLIC_X: '' }, '')).toThrow(/PUBLIC_X.*\n.*PUBLIC_CART/);
  });

  it('leave the sign-in adapter out of builds unless PUBLIC_API_MOCK or the default is on', () => {
    expect([isApiMocked({}, 'off'), isApiMocked({ PUBLIC_API_MOCK: 'on' }, 'off'), isApiMocked({}, 'on')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
