import { type HostWords, seoWords } from '@/app/seoWords';
import { companyDomains, canonicalOrigin } from '@/site/hosts';
import { type LanguageCode, languageCodes } from '@/site/languages';
import { provinces } from '@/site/provinces';
import { readWords } from './support/files';

const seoFor = (host: string, language: LanguageCode) => seoWords(readWords(language, 'hosts') as HostWords, host);

const everywhere = companyDomains.flatMap((domain) => languageCodes.map((language) => [domain, language] as const));

it('lists all 81 provinces of Türkiye, each once', () => {
  expect(provinces).toHaveLength(81);
  expect(new Set(provinces).size).toBe(81);
});

it('has four company domains, each with its own description and keywords in every language', () => {
  expect(companyDomains).toHaveLength(4);
  for (const field of ['description', 'keywords'] as const) {
    const texts = everywhere.map(([domain, language]) => seoFor(domain, language)[field]);
    expect(new Set(texts).size).toBe(everywhere.length);
  }
});

describe.each(everywhere)('the home page of %s in %s', (domain, language) => {
  const { siteName, description, keywords } = seoFor(domain, language);

  it('has the title of the specification and its own canonical address', () => {
    expect(siteName).toBe(language === 'tr' ? 'Storm Yazılım' : 'Storm Software');
    expect(canonicalOrigin(domain)).toBe(`https://${domain}`);
  });

  it('has a description of the length that search results show', () => {
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('names every province in its keywords, and no keyword twice', () => {
    const list = keywords.split(', ');
    expect(provinces.filter((province) => !list.some((keyword) => keyword.includes(province)))).toEqual([]);
    expect(new Set(list).size).toBe(list.length);
    expect(list).not.toContain('');
  });
});

it.each(['localhost:3000', 'storm.example.com', 'constructor', '127.0.0.1', ''])(
  'uses the texts and the address of the first company domain on the unknown host "%s"',
  (host) => {
    expect(seoFor(host, 'de')).toEqual(seoFor('storm.example', 'de'));
    expect(canonicalOrigin(host)).toBe('https://storm.example');
  },
);

it.each(['www.storm-soft.example', 'Storm-Soft.Example', 'WWW.storm-soft.example:8443', 'storm-soft.example.'])(
  'treats the host %s as storm-soft.example',
  (host) => {
    expect(seoFor(host, 'tr')).toEqual(seoFor('storm-soft.example', 'tr'));
    expect(canonicalOrigin(host)).toBe('https://storm-soft.example');
  },
);
