import { screen } from '@testing-library/react';
import { settings } from '@/site/settings';
import { open } from '../support/site';

afterEach(() => jest.restoreAllMocks());

const sentences = {
  tr: {
    own: 'Haberleri de haber fotoğraflarını da yayıncılardan sunucumuz çeker',
    direct: 'tarayıcınız doğrudan yayıncıdan alır',
  },
  en: { own: 'Our server fetches the news and its pictures', direct: 'from the publishers directly' },
  de: {
    own: 'Die Nachrichten und die Bilder dazu holt unser Server',
    direct: 'lädt Ihr Browser direkt bei den Verlagen',
  },
};

describe.each(Object.entries(sentences))('the privacy notice in %s', (language, { own, direct }) => {
  it.each([
    ['own', 'our server', [true, false]],
    ['direct', 'the publishers', [false, true]],
  ] as const)('with PUBLIC_NEWS_IMAGES=%s says that pictures come from %s', async (given, _, said) => {
    jest.replaceProperty(settings, 'newsImages', given);
    await open(`/${language}/legal/privacy`);
    const { textContent } = await screen.findByRole('main');
    expect([textContent.includes(own), textContent.includes(direct)]).toEqual(said);
    expect(textContent).not.toMatch(/\{\w+\}/);
  });

  it.each([
    ['ask', true],
    ['off', false],
  ] as const)('with PUBLIC_VITALS=%s mentions the measurement of page speed: %s', async (given, said) => {
    jest.replaceProperty(settings, 'vitals', given);
    await open(`/${language}/legal/privacy`);
    const { textContent } = await screen.findByRole('main');
    expect(/\b400 (gün|days|Tagen)/.test(textContent)).toBe(said);
  });
});
