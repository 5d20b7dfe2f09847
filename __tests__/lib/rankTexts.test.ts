import { type Rankable, findTexts } from '@/lib/rankTexts';

const names = (query: string, items: readonly Rankable[]) => findTexts(query, items).map(({ name }) => name);

describe('what a visitor types', () => {
  it.each([
    ['sepetim', 'Sepet'],
    ['odemeyi', 'Ödeme'],
    ['İLETİŞİM', 'İletişim'],
    ['carts', 'Your cart'],
    ['contacting', 'Contact'],
    ['Preisen', 'Der Preis'],
    ['loschen', 'Konto löschen'],
    ['strassen', 'Straße'],
    ['loeschen', 'Konto löschen'],
    ['Ueber uns', 'Über uns'],
  ])('may have an ending or lack its accents: “%s” finds “%s”', (query, name) => {
    expect(names(query, [{ name: 'Zeppelin' }, { name }])).toEqual([name]);
  });

  it.each([
    ['projeye', 'Her proje bir keşifle başlar.'],
    ['projects', 'Every project begins with a visit.'],
    ['projekten', 'Jedes Projekt beginnt mit einem Besuch.'],
  ])('is found in a sentence, too, whatever its ending: “%s”', (query, text) => {
    expect(names(query, [{ name: 'A' }, { name: 'B', text }])).toEqual(['B']);
  });

  it('is looked for in names first, then in hidden keywords, then in sentences', () => {
    const items = [{ name: 'Text', text: 'storm' }, { name: 'More', more: 'storm' }, { name: 'Inside thunderstorm' }];
    expect(names('storm', [...items, { name: 'Storm' }])).toEqual(['Storm', 'Inside thunderstorm', 'More', 'Text']);
  });

  it('matches only the beginnings of words while it is a single letter', () => {
    expect(names('s', [{ name: 'Boots' }, { name: 'Red shoes' }, { name: 'Storm' }])).toEqual(['Storm', 'Red shoes']);
  });

  it('is found at the start of a word, and at the end of a compound that is a name', () => {
    const items = [
      { name: 'Armbanduhr' },
      { name: 'Sportuhren' },
      { name: 'Uhrwerk' },
      { name: 'Was Ben erfuhr', sentence: true as const },
      { name: 'Glas', text: 'Leicht zu berühren.', more: 'Natur' },
    ];
    expect(names('uhr', items)).toEqual(['Uhrwerk', 'Armbanduhr', 'Sportuhren']);
  });

  it('is not shortened to another word', () => {
    expect(names('cartography', [{ name: 'Cart' }])).toEqual([]);
    expect(names('webhook', [{ name: 'Web' }])).toEqual([]);
  });

  it('finds the name of a thing before a sentence that contains the word, and a whole word before a part', () => {
    const items = [
      { name: 'Open round the clock?', sentence: true as const },
      { name: 'Clockwork' },
      { name: 'A clock' },
    ];
    expect(names('clock', items)).toEqual(['Clockwork', 'A clock', 'Open round the clock?']);
    expect(names('clock', [{ name: 'A clockwork' }, { name: 'A clock' }])).toEqual(['A clock', 'A clockwork']);
  });
});
