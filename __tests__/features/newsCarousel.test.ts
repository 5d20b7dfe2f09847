import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { languageShown } from '@/features/language/languageSlice';
import { settings } from '@/site/settings';
import { answer, open } from '../support/site';

const item = (title: string, image = '') =>
  `<item><title>${title}</title><link>https://news.example/${encodeURIComponent(title)}</link><pubDate>Sat, 22 Aug 2026 10:00:00 GMT</pubDate>${image}</item>`;
const feed = (...items: string[]) => `<rss><channel>${items.join('')}</channel></rss>`;

/** Sets the section's bounding box as long as it has content; jsdom has no layout. */
function placeNews(box: Partial<DOMRect> = { top: 100, bottom: 700, height: 600 }) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const nothing = { top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0 };
    return { ...nothing, ...(this.id === 'news' && this.hasChildNodes() && box) } as DOMRect;
  });
}

afterEach(() => jest.restoreAllMocks());

const heading = () => screen.queryByRole('heading', { name: 'Technology news' });

describe('the news on the home page', () => {
  it('shows one card per article: a link to the source, the day, the category and the publisher', async () => {
    answer('GET /rss', () => ({ body: feed(item('Chips get cheaper'), item('Rain over the cloud')) }));
    await open('/en');
    const link = await screen.findByRole('link', { name: /Chips get cheaper/ });
    expect(link).toHaveAttribute('href', 'https://news.example/Chips%20get%20cheaper');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(link.closest('article')!.querySelector('img')).toHaveAttribute('referrerpolicy', 'no-referrer');
    const card = within(link.closest('article')!);
    expect(card.getByText('Aug 22, 2026')).toHaveAttribute('datetime', '2026-08-22T10:00:00.000Z');
    expect(card.getByText('News')).toBeInTheDocument();
    expect(card.getByText('Cloud Storm')).toBeInTheDocument();
    expect(heading()).toBeInTheDocument();
  });

  it('shows only the parts of an article that the design has: picture, category, day, title and publisher', async () => {
    const described = item('Chips get cheaper', '<description>The rest of the story.</description>');
    answer('GET /rss', () => ({ body: feed(described) }));
    await open('/en');
    const card = (await screen.findByRole('link', { name: /Chips get cheaper/ })).closest('article')!;
    expect([...card.children].map((part) => part.textContent)).toEqual([
      '',
      'NewsAug 22, 2026',
      'Chips get cheaper (opens in a new tab)',
      'Cloud Storm',
    ]);
  });

  const scaled = (url: string, width: number) => `/news-image?url=${encodeURIComponent(url)}&w=${width}`;

  it('loads pictures from our own server in the width of the card, with reserved space', async () => {
    const image = '<enclosure type="image/jpeg" url="https://img.example/a.jpg?b=1&amp;c=2"/>';
    answer('GET /rss', () => ({ body: feed(item('Chips get cheaper', image)) }));
    await open('/en');
    const card = (await screen.findByRole('link', { name: /Chips get cheaper/ })).closest('article')!;
    const picture = card.querySelector('img')!;
    const url = 'https://img.example/a.jpg?b=1&c=2';
    expect(picture).toHaveAttribute('src', scaled(url, 640));
    expect(picture).toHaveAttribute('srcset', `${scaled(url, 320)} 320w, ${scaled(url, 640)} 640w`);
    expect(picture).toHaveAttribute('sizes', expect.stringMatching(/380px.*vw$/));
    expect([picture.width, picture.height]).toEqual([380, 230]);
  });

  it('falls back to the original address of a picture, then to the placeholder picture', async () => {
    const image = '<enclosure type="image/jpeg" url="https://img.example/a-300x200.jpg"/>';
    answer('GET /rss', () => ({ body: feed(item('Görselli haber', image)) }));
    await open('/tr');
    const card = (await screen.findByRole('link', { name: /Görselli haber/ })).closest('article')!;
    const picture = card.querySelector('img')!;
    expect(picture).toHaveAttribute('src', scaled('https://img.example/a.jpg', 640));
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', scaled('https://img.example/a-300x200.jpg', 640));
    expect(picture.srcset).toContain('a-300x200.jpg&w=320 320w');
    for (let count = 0; count < 2; count += 1) {
      fireEvent.error(picture);
      expect(picture).toHaveAttribute('src', '/assets/images/noimage.png');
      expect(picture).not.toHaveAttribute('srcset');
    }
  });

  it('loads pictures directly from their publishers in a build for hosts without our server', async () => {
    jest.replaceProperty(settings, 'newsImages', 'direct');
    const image = '<enclosure type="image/jpeg" url="https://img.example/a-300x200.jpg"/>';
    answer('GET /rss', () => ({ body: feed(item('Görselli haber', image)) }));
    await open('/tr');
    const card = (await screen.findByRole('link', { name: /Görselli haber/ })).closest('article')!;
    const picture = card.querySelector('img')!;
    expect(picture).toHaveAttribute('src', 'https://img.example/a.jpg');
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', 'https://img.example/a-300x200.jpg');
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/assets/images/noimage.png');
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/assets/images/noimage.png');
  });

  it.each([
    ['the request fails', () => ({ status: 502 })],
    ['the feed is empty', () => ({ body: feed() })],
    ['the answer is no feed', () => ({ body: '<html><body>Sorry</body></html>' })],
  ])('shows no section when %s', async (_, respond) => {
    answer('GET /rss', respond);
    const { store } = await open('/en');
    await waitFor(() => expect(['done', 'failed']).toContain(store.getState().news.status));
    await waitFor(() => expect(document.querySelector('#news')).toBeEmptyDOMElement());
  });

  it('shows a visitor who has scrolled to it that it could not be loaded, and loads again at the press of a button', async () => {
    placeNews();
    answer('GET /rss', () => ({ status: 502 }));
    const { user } = await open('/en');
    expect(await screen.findByText('The news can’t be reached right now.')).toBeVisible();
    expect(document.querySelector('#news [aria-busy]')).toHaveAttribute('aria-busy', 'false');
    answer('GET /rss', () => ({ body: feed(item('Chips get cheaper')) }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Chips get cheaper/ })).toBeInTheDocument();
    expect(screen.queryByText('The news can’t be reached right now.')).toBeNull();
  });

  it('corrects the scroll position when it collapses above the viewport, in browsers without scroll anchoring', async () => {
    placeNews({ top: -700, bottom: -100, height: 600 });
    Object.defineProperty(document.documentElement, 'style', { configurable: true, value: {} });
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    answer('GET /rss', () => ({ status: 502 }));
    Object.assign(window, { scrollY: 1000 });
    await open('/en');
    await waitFor(() => expect(document.querySelector('#news')).toBeEmptyDOMElement());
    expect(scrolled).toHaveBeenLastCalledWith({ top: 400, behavior: 'instant' });
    Object.assign(window, { scrollY: 0 });
    Reflect.deleteProperty(document.documentElement, 'style');
  });

  it('is not loaded again when the visitor has gone to another page and changes the language there', async () => {
    const asked = jest.fn(() => ({ body: feed(item('Chips get cheaper')) }));
    answer('GET /rss', asked);
    const { store, user } = await open('/en');
    await screen.findByRole('link', { name: /Chips get cheaper/ });
    await user.click(document.querySelector('footer a[href="/en/contact"], header a[href="/en/contact"]')!);
    await waitFor(() => expect(document.title).toBe('Contact'));
    act(() => void store.dispatch(languageShown('de')));
    await waitFor(() => expect(document.title).toBe('Kontakt'));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('reserves no space while it is loaded again, when the visitor comes back after a failure', async () => {
    answer('GET /rss', () => ({ status: 502 }));
    const { user } = await open('/en');
    await waitFor(() => expect(document.querySelector('#news')).toBeEmptyDOMElement());
    await user.click(document.querySelector('footer a[href="/en/contact"], header a[href="/en/contact"]')!);
    await waitFor(() => expect(document.title).toBe('Contact'));
    const asked = jest.fn(() => new Promise<never>(() => undefined));
    answer('GET /rss', asked);
    act(() => window.history.back());
    await waitFor(() => expect(document.querySelector('#news')).toBeInTheDocument());
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(document.querySelector('#news')).toBeEmptyDOMElement();
  });

  it('is shown at once with the same articles when the visitor comes back', async () => {
    answer('GET /rss', () => ({ body: feed(item('Chips get cheaper')) }));
    const { user } = await open('/en');
    await screen.findByRole('link', { name: /Chips get cheaper/ });
    await user.click(document.querySelector('footer a[href="/en/contact"], header a[href="/en/contact"]')!);
    await waitFor(() => expect(document.title).toBe('Contact'));
    expect(document.querySelector('#news')).toBeNull();
    act(() => window.history.back());
    await waitFor(() => expect(document.querySelector('#news')).toBeInTheDocument());
    expect(screen.getByRole('link', { name: /Chips get cheaper/ })).toBeInTheDocument();
  });

  it('reserves its space while it loads, and says so', async () => {
    answer('GET /rss', () => new Promise(() => undefined));
    await open('/en');
    expect(await screen.findByText('News is loading')).toBeInTheDocument();
    expect(document.querySelector('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  });
});
