import { toLocalizedAddress } from '@/site/localizedAddress';
import { languageCodes } from '@/site/languages';
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
  ])('%s leads to the right place', (address, place) => {
    expect(matchAddress(address)).toEqual(place);
  });

  it('without a language leads to the visitor’s own', () => {
    expect(matchAddress('/contact', 'de')).toEqual({ redirect: '/de/contact' });
    expect(matchAddress('/contact')).toEqual({ redirect: '/tr/contact' });
    expect(matchAddress('/unheard-of', 'de')).toEqual({ redirect: '/tr' });
  });

  it.each(languageCodes)('without a language leads to the same page in %s, once that was chosen', (code) => {
    const from = (pathname: string) => toLocalizedAddress({ pathname, search: '?x=1', hash: '#y' }, code);
    expect(from('/contact')).toBe(`/${code}/contact?x=1#y`);
    expect(from('/shop/grid/index.html')).toBe(`/${code}/shop/grid?x=1#y`);
    expect(from('/')).toBe('/tr?x=1#y');
  });

  it.each([undefined, null, 'xx', 'EN', 7, '__proto__'])('without a language leads to Turkish after %j', (code) => {
    expect(toLocalizedAddress({ pathname: '/contact/', search: '', hash: '' }, code)).toBe('/tr/contact');
  });

  it('of a product carries its id', () => {
    expect(urlOf('shop/single', 'de', { id: '7/ü' })).toBe('/de/shop/single/7%2F%C3%BC');
    expect(urlOf('shop/single', 'en')).toBe('/en/shop/single/1030');
    expect(urlOf('home', 'tr')).toBe('/tr');
  });

  it('of an entry carries its id, but for the one that its page shows by itself', () => {
    expect(urlOf('career/single', 'de', { id: 'field' })).toBe('/de/career/single/field');
    expect(urlOf('career/single', 'de', { id: 'interface' })).toBe('/de/career/single');
    expect(urlOf('career/single', 'de')).toBe('/de/career/single');
  });

  it('keeps page, query and hash in another language', () => {
    expect(inLanguage('de', { pathname: '/tr/contact', search: '?x=1', hash: '#y' })).toBe('/de/contact?x=1#y');
    expect(inLanguage('en', { pathname: '/tr', search: '', hash: '' })).toBe('/en');
  });
});
