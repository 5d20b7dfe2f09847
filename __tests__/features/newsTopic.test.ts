import { newsTopicOf } from '@/features/news/newsTopic';

describe('the cover of an article without an image', () => {
  it.each([
    ['Hackers steal passwords of AI start-up', 'security'],
    ['Siber saldırı bankaları durdurdu', 'security'],
    ['Künstliche Intelligenz im Büro', 'ai'],
    ['Yapay zekâ hastanede', 'ai'],
    ['NASA sends a rocket to Mars', 'science'],
    ['Uydu yörüngeye ulaştı', 'science'],
    ['Milliarden für neue Fabriken', 'business'],
    ['Akıllı telefon satışları', 'devices'],
    ['Neue Handys im Vergleich', 'devices'],
    ['A quiet day in the office', 'general'],
  ])('of “%s” shows %s', (text, topic) => expect(newsTopicOf(text)).toBe(topic));
});
