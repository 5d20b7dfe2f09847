import { type NewsPlaceholders, toBlogCard } from '@/features/news/blogCard';
import type { Article } from '@/features/news/parseFeed';
import type { LanguageCode } from '@/site/languages';
import { readText } from '../support/files';

/** The placeholders of a language. */
const wordsIn = (language: LanguageCode) =>
  (JSON.parse(readText(`public/assets/i18n/${language}/home.json`)) as { news: NewsPlaceholders }).news;

const words = wordsIn('tr');
const silent: Article = {
  title: null,
  link: null,
  description: null,
  pubDate: null,
  imageUrl: null,
  imageFallbackUrl: null,
};

describe('a news card', () => {
  it.each([
    ['tr', { title: 'Başlık Yok', description: 'Açıklama Yok', publishedAt: 'Tarih Yok' }],
    ['en', { title: 'No Title', description: 'No Description', publishedAt: 'No Date' }],
    ['de', { title: 'Kein Titel', description: 'Keine Beschreibung', publishedAt: 'Kein Datum' }],
  ] as const)('shows placeholders in %s for what the feed does not contain', (language, said) => {
    expect(toBlogCard(silent, language, wordsIn(language))).toEqual({
      ...said,
      dateTime: null,
      image: null,
      fallbackImage: null,
      url: null,
    });
  });

  it('shows the data of the feed', () => {
    const article: Article = {
      title: 'T',
      link: 'https://news.example.com/a',
      description: 'D',
      pubDate: '2026-08-22T18:09:31.000Z',
      imageUrl: 'https://i.example.com/a.jpg',
      imageFallbackUrl: 'https://i.example.com/a-300x200.jpg',
    };
    expect(toBlogCard(article, 'en', words)).toEqual({
      title: 'T',
      description: 'D',
      publishedAt: 'Aug 22, 2026',
      dateTime: '2026-08-22T18:09:31.000Z',
      image: 'https://i.example.com/a.jpg',
      fallbackImage: 'https://i.example.com/a-300x200.jpg',
      url: 'https://news.example.com/a',
    });
  });

  it.each([
    ['tr', '23 Ağu 2026'],
    ['en', 'Aug 22, 2026'],
    ['de', '22. Aug. 2026'],
  ] as const)(
    'shows the day in the time zone of the newsroom in %s, whatever the visitor’s time zone',
    (language, publishedAt) => {
      expect(toBlogCard({ ...silent, pubDate: '2026-08-22T21:30:00.000Z' }, language, words).publishedAt).toBe(
        publishedAt,
      );
    },
  );

  it('cuts long texts at the end of a word', () => {
    const { title, description } = toBlogCard(
      { ...silent, title: 'word '.repeat(1000), description: 'x'.repeat(5000) },
      'en',
      words,
    );
    expect(title).toMatch(/word…$/);
    expect(title.length).toBeLessThan(210);
    expect(description).toMatch(/^x{200,}…$/);
    expect(description.length).toBeLessThan(410);
  });

  it('cuts no surrogate pair, even in a text without blanks', () => {
    for (const before of [99, 100, 199, 200]) {
      const { title } = toBlogCard({ ...silent, title: 'x'.repeat(before) + '🌩'.repeat(60) }, 'en', words);
      expect(title).toMatch(/^x+🌩*…$/u);
    }
  });
});
