import { type NewsPlaceholders, toBlogCard } from '@/features/news/blogCard';
import type { Article } from '@/features/news/parseFeed';

const words: NewsPlaceholders = { noTitle: 'Başlık Yok', noDescription: 'Açıklama Yok', noDate: 'Tarih Yok' };
const silent: Article = {
  title: null,
  link: null,
  description: null,
  pubDate: null,
  imageUrl: null,
  imageFallbackUrl: null,
};

describe('a news card', () => {
  it('says so where the feed says nothing', () => {
    expect(toBlogCard(silent, 'tr', words)).toEqual({
      title: 'Başlık Yok',
      description: 'Açıklama Yok',
      publishedAt: 'Tarih Yok',
      dateTime: null,
      image: null,
      fallbackImage: null,
      url: null,
    });
  });

  it('shows what the feed says', () => {
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
  ] as const)('gives the day of the newsroom in %s, wherever the visitor is', (language, publishedAt) => {
    expect(toBlogCard({ ...silent, pubDate: '2026-08-22T21:30:00.000Z' }, language, words).publishedAt).toBe(
      publishedAt,
    );
  });

  it('cuts endless texts at a word', () => {
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
});
