import { urlOf } from '@/site/addresses';
import { languageCodes } from '@/site/languages';
import { returnQuery, returnPath } from '@/site/returnPath';

const asking = (address: string) => `?${new URLSearchParams({ returnUrl: address }).toString()}`;
const byDefault = urlOf('account/profile', 'de');

const hostile = [
  '',
  ' ',
  'evil.example',
  'tr/contact',
  ' /tr/contact',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  '/\u202e/elpmaxe.live',
  '/\u2028/evil.example',
  'https://evil.example',
  'https:/evil.example',
  'https:evil.example',
  'HTTPS:\\\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  '%2f%2fevil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5cevil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/%252fevil.example',
  '/%25252525252fevil.example',
  '/%E0%A4%A/%2fevil.example',
  '/..//evil.example',
  '/./%2e%2e/%2fevil.example',
  '/tr/..//evil.example',
  '/tr//evil.example',
  '/tr?next=//evil.example',
  '@evil.example',
  ':80/tr',
  `/${'a'.repeat(3000)}`,
];

describe('after signing in', () => {
  it.each(hostile)('the visitor is not redirected to %j', (address) => {
    expect(returnPath(asking(address), 'de')).toBe(byDefault);
    expect(returnQuery(asking(address))).toBe('');
  });

  it.each([
    '/tr/contact',
    '/en/shop/single/1030?color=green#reviews',
    '/account/profile',
    '/de',
    '/',
    '/tr/shop/grid?q=%C3%A7anta&at=12:30',
    '/de/nirgends',
  ])('the visitor goes back to %s, as it was written', (address) => {
    expect(returnPath(asking(address), 'de')).toBe(address);
    expect(returnQuery(asking(address))).toBe(asking(address));
  });

  it.each([
    '/tr/auth/sign-in',
    '/en/auth/sign-up?x=1',
    '/auth/sign-in',
    '/de/pages-logout',
    '/tr/auth/forgot-password#a',
  ])('the visitor is not redirected in a circle to %s', (address) =>
    expect(returnPath(asking(address), 'de')).toBe(byDefault),
  );

  it.each(languageCodes)('a visitor without a return address goes to a page in %s', (language) => {
    expect(returnPath('', language)).toMatch(new RegExp(`^/${language}(/account/profile)?$`));
    expect(returnPath('?other=%2Ftr', language)).toMatch(new RegExp(`^/${language}(/account/profile)?$`));
    expect(returnQuery('?other=1')).toBe('');
  });

  it('the first of several return addresses counts', () => {
    expect(returnPath('?returnUrl=/tr/contact&returnUrl=//evil.example', 'tr')).toBe('/tr/contact');
  });
});
