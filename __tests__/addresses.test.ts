import { toLocalizedAddress } from '@/site/localizedAddress';
import { type LanguageCode, languageCodes, languageIn } from '@/site/languages';
import { inLanguage, urlOf } from '@/site/addresses';
import { matchAddress } from '@/site/matchAddress';

describe('an address', () => {
  it.each([
    ['/', { redirect: '/tr' }],
    ['/tr', { language: 'tr', key: 'home', params: {} }],
    ['/en/', { language: 'en', key: 'home', params: {} }],
    ['/de/contact', { language: 'de', key: 'contact', params: {} }],
    ['/de/contact/', { language: 'de', key: 'contact', params: {} }],
    ['/de/nowhere', { language: 'de', key: 'not-found', params: {} }],
    ['/en/contact/us', { language: 'en', key: 'not-found', params: {} }],
    ['/xx', { redirect: '/tr' }],
    ['/TR', { redirect: '/tr' }],
    ['/%E0%A4%A', { redirect: '/tr' }],
    ['/tr/%E0%A4%A', { language: 'tr', key: 'not-found', params: {} }],
    ['/__proto__', { redirect: '/tr' }],
    ['/tr/constructor', { language: 'tr', key: 'not-found', params: {} }],
    ['//evil.example', { redirect: '/tr' }],
    ['/en/help/detail', { language: 'en', key: 'help/detail', params: { id: 'first-message' } }],
    ['/en/help/detail/consent', { language: 'en', key: 'help/detail', params: { id: 'consent' } }],
    ['/en/help/detail/%63onsent/', { language: 'en', key: 'help/detail', params: { id: 'consent' } }],
    ['/en/help/detail/first-message', { language: 'en', key: 'not-found', params: {} }],
    ['/en/help/detail/:id', { language: 'en', key: 'not-found', params: {} }],
    ['/en/shop/single', { language: 'en', key: 'not-found', params: {} }],
  ])('%s leads to its page, to the not-found page or to a redirect', (address, place) => {
    expect(matchAddress(address)).toEqual(place);
  });

  it('without a language redirects to the page in the visitor’s language, and an unknown one to /tr', () => {
    expect(matchAddress('/contact', 'de')).toEqual({ redirect: '/de/contact' });
    expect(matchAddress('/contact')).toEqual({ redirect: '/tr/contact' });
    expect(matchAddress('/unheard-of', 'de')).toEqual({ redirect: '/tr' });
  });

  it.each(languageCodes)(
    'without a language leads to the same page in %s when the visitor has chosen that language, but / leads to /tr',
    (code) => {
      const from = (pathname: string) => toLocalizedAddress({ pathname, search: '?x=1', hash: '#y' }, code);
      expect(from('/contact')).toBe(`/${code}/contact?x=1#y`);
      expect(from('/shop/grid/index.html')).toBe(`/${code}/shop/grid?x=1#y`);
      expect(from('/')).toBe('/tr?x=1#y');
    },
  );

  it.each([undefined, null, 'xx', 'EN', 7, '__proto__'])(
    'without a language leads to the Turkish page when the chosen language is %j',
    (code) => {
      expect(toLocalizedAddress({ pathname: '/contact/', search: '', hash: '' }, code)).toBe('/tr/contact');
    },
  );

  it('of a product contains its id, encoded', () => {
    expect(urlOf('shop/single', 'de', { id: '7/ü' })).toBe('/de/shop/single/7%2F%C3%BC');
    expect(urlOf('shop/single', 'en')).toBe('/en/shop/single/1030');
    expect(urlOf('home', 'tr')).toBe('/tr');
  });

  it('of an entry contains its id, except for the entry that its page shows by default', () => {
    expect(urlOf('career/single', 'de', { id: 'field' })).toBe('/de/career/single/field');
    expect(urlOf('career/single', 'de', { id: 'interface' })).toBe('/de/career/single');
    expect(urlOf('career/single', 'de')).toBe('/de/career/single');
  });

  it('keeps page, query and hash in another language', () => {
    expect(inLanguage('de', { pathname: '/tr/contact', search: '?x=1', hash: '#y' })).toBe('/de/contact?x=1#y');
    expect(inLanguage('en', { pathname: '/tr', search: '', hash: '' })).toBe('/en');
  });
});

describe('an address in a language with a region', () => {
  const brazilian = 'pt-br' as string as LanguageCode;
  const at = (pathname: string) => ({ pathname, search: '?x=1', hash: '#y' });

  it('starts with the whole code', () => {
    expect(urlOf('home', brazilian)).toBe('/pt-br');
    expect(urlOf('shop/single', brazilian, { id: '1010' })).toBe('/pt-br/shop/single/1010');
    expect(inLanguage(brazilian, at('/tr/contact'))).toBe('/pt-br/contact?x=1#y');
    expect(inLanguage('tr', at('/pt-br/contact'))).toBe('/tr/contact?x=1#y');
  });

  it.each([
    ['/pt-br', 'pt-br'],
    ['/pt-br/contact', 'pt-br'],
    ['/pt/contact', 'pt'],
    ['/pt-', undefined],
    ['/pt-brasil', undefined],
    ['/contact/pt-br', undefined],
    ['/', undefined],
  ])('is known by it: %s', (path, code) => expect(languageIn(path, ['tr', 'pt', 'pt-br'])).toBe(code));
});
