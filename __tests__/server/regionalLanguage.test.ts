/**
 * @jest-environment node
 */
import { feedSetting } from '@/site/feedSetting';
import { readSite } from '@/server/siteFiles';
import { codeOfRange } from '@/server/visitorLanguage';
import { closeAll, writeSite } from '../support/siteServer';

afterEach(closeAll);

describe('a language with a region', () => {
  it('has a not-found page of its own', () => {
    const { assets, notFound } = readSite(writeSite({ 'pt-br/404.html': 'não encontrado', 'pt-br/index.html': 'Olá' }));
    expect([...notFound.keys()].sort()).toEqual(['', 'de', 'en', 'pt-br', 'tr']);
    expect(assets.get('/pt-br')?.isPage).toBe(true);
  });

  it.each([
    ['pt-br', 'pt-br'],
    ['pt-br-abl1943', 'pt-br'],
    ['pt', 'pt-br'],
    ['pt-pt', undefined],
    ['de-at', 'de'],
    ['p', undefined],
    ['*', undefined],
    ['', undefined],
  ])('is asked for by the range “%s”: %s', (range, code) => {
    expect(codeOfRange(range, ['tr', 'de', 'pt-br'])).toBe(code);
  });

  it('is preferred by its own visitors to the language without a region', () => {
    expect(codeOfRange('pt-br', ['pt', 'pt-br'])).toBe('pt-br');
    expect(codeOfRange('pt-ao', ['pt', 'pt-br'])).toBe('pt');
  });

  it('has a setting that every shell can set', () => expect(feedSetting('pt-br')).toBe('PUBLIC_FEED_PT_BR'));
});
