import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { blogFeed } from '@/app/blogFeed';
import { loadPage } from '@/app/pages';
import { structuredData } from '@/app/structuredData';
import { createI18n } from '@/app/i18n';
import { postMinutes } from '@/data/postMinutes';
import { postFigures } from '@/data/postFigures';
import { postIds } from '@/data/postIds';
import { authorIds, coverOf, posts, relatedPosts } from '@/data/posts';
import { parseFeed } from '@/features/news/parseFeed';
import { blogFeedUrl } from '@/site/blogFeed';
import { sumOf } from '@/lib/sumOf';
import { urlOf } from '@/site/addresses';
import { matchAddress } from '@/site/matchAddress';
import { languageCodes } from '@/site/languages';
import { postTarget } from '@/site/postTarget';
import { settings } from '@/site/settings';
import { filesIn, leavesOf, readText } from '../support/files';
import { answer, open } from '../support/site';

type FeedWords = Parameters<typeof blogFeed>[1];

const i18n = 'public/assets/i18n';
const words = (language: string, file: string): unknown => JSON.parse(readText(`${i18n}/${language}/${file}.json`));

const titlesOf = (articles: HTMLElement[]) =>
  articles.map((article) => within(article).getByRole('heading').textContent);
const otherPosts = () => {
  const section = screen.queryByRole('region', { name: /^(More from the blog|Blogdan başka yazılar)$/ });
  return section ? within(section).getAllByRole('article') : [];
};
/** Titles of what was found, without the other posts that follow a short list. */
const titles = () => {
  const others = otherPosts();
  return titlesOf(screen.getAllByRole('article').filter((article) => !others.includes(article)));
};

describe('the blog posts', () => {
  it('are nine at least, the newest first, each with its cover', () => {
    expect(posts.length).toBeGreaterThanOrEqual(9);
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    const covers = filesIn('public/assets/images/blog').map((file) => `/assets/images/blog/${file}`);
    expect(postIds.map(coverOf).sort()).toEqual(covers);
  });

  it.each(languageCodes)('have a text in %s each, with exactly the figures that belong to the post', (language) => {
    expect(filesIn(`${i18n}/${language}/blog/posts`)).toEqual(postIds.map((id) => `${id}.json`).sort());
    for (const id of postIds) {
      const { chart, code } = postFigures[id];
      const text = readText(`${i18n}/${language}/blog/posts/${id}.json`);
      const named = [...text.matchAll(/(?:^|\\n\\n|")@(\w+)/g)].map(([, name]) => name).sort();
      const own = words(language, `blog/posts/${id}`) as { chart?: { rows: object }; outbox?: object };
      const figures = { chart, code, outbox: own.outbox };
      expect([id, named]).toEqual([id, Object.keys(figures).filter((key) => figures[key as keyof typeof figures])]);
      const rows = own.chart?.rows ?? {};
      expect([id, Object.keys(rows)]).toEqual([id, Object.keys(chart?.rows ?? {})]);
    }
  });

  it('take as long to read as their cards say, at 800 characters of technical prose a minute', () => {
    const minutesOf = (id: string, language: string) =>
      [...leavesOf(`${i18n}/${language}/blog/posts/${id}.json`).values()].join(' ').length / 800;
    const minutes = postIds.map((id) => [
      id,
      Object.fromEntries(languageCodes.map((code) => [code, Math.max(1, Math.round(minutesOf(id, code)))])),
    ]);
    expect(postMinutes).toEqual(Object.fromEntries(minutes));
  });

  it('have one address each, which leads to the post', () => {
    const addresses = postIds.map((id) => {
      const { to, params } = postTarget(id);
      return urlOf(to, 'tr', params);
    });
    expect(new Set(addresses).size).toBe(postIds.length);
    for (const address of addresses) expect(matchAddress(address)).not.toMatchObject({ key: 'not-found' });
    expect(matchAddress('/tr/blog/post/one-second')).toMatchObject({ key: 'not-found' });
    expect(matchAddress('/tr/blog/post/nothing')).toMatchObject({ key: 'not-found' });
  });
});

describe('the authors of the blog', () => {
  it('are those of the list, each with at least one post', () => {
    expect([...new Set(posts.map(({ author }) => author))].sort()).toEqual([...authorIds].sort());
  });

  it.each(languageCodes)('have the same role in the blog as on the team page in %s', (language) => {
    const { roles } = words(language, 'blog/posts') as { roles: Record<string, string> };
    const { items } = words(language, 'people') as { items: Record<string, { role: string }> };
    expect(roles).toEqual(Object.fromEntries(authorIds.map((id) => [id, items[id]?.role])));
  });

  it.each(['/en/blog/post/no-signal', '/en/blog/grid'])(
    'are linked by their names to their profile on the team page: %s',
    async (address) => {
      const { user } = await open(address);
      const [writer] = await screen.findAllByRole('link', { name: /^(Barış Ertem|Tarık Bozkurt)$/ });
      const name = writer?.textContent ?? '';
      await user.click(writer as HTMLElement);
      const profile = await screen.findByRole('dialog', { name: 'Profile' });
      expect(within(profile).getByRole('heading')).toHaveTextContent(name);
      expect(window.location.pathname).toBe('/en/team');
    },
  );
});

describe('a post that is shared', () => {
  it.each([
    ['AbortError', 'Copy the link', 'the visitor has closed the dialog'],
    ['NotAllowedError', 'Link copied', 'its link is copied instead'],
  ])('with the outcome %s has a button “%s”: %s', async (name, label) => {
    const share = jest.fn(() => Promise.reject(new DOMException('no', name)));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = await open('/en/blog/post/no-signal');
    await user.click(await screen.findByRole('button', { name: 'Share with your device' }));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: 'http://localhost/en/blog/post/no-signal' }));
    expect(await screen.findByRole('button', { name: label })).toBeInTheDocument();
    const copied = await navigator.clipboard.readText();
    expect(copied).toBe(label === 'Link copied' ? 'http://localhost/en/blog/post/no-signal' : '');
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('the feed of the blog', () => {
  it.each(languageCodes)('contains every post in %s, as our own feed parser reads it', (language) => {
    const { meta } = words(language, 'blog/grid') as { meta: Pick<FeedWords, 'title' | 'description'> };
    const blog = words(language, 'blog/posts') as Omit<FeedWords, 'title' | 'description'>;
    const url = settings.origin + blogFeedUrl(language);
    const articles = parseFeed(blogFeed(language, { ...blog, ...meta }), { language, url });
    expect(articles).toHaveLength(posts.length);
    posts.forEach(({ id, date }, index) => {
      const { to, params } = postTarget(id);
      expect(articles?.[index]).toMatchObject({
        title: blog.posts[id].title,
        description: blog.posts[id].lead,
        link: settings.origin + urlOf(to, language, params),
        pubDate: `${date}T00:00:00.000Z`,
      });
    });
  });

  it('escapes markup in a title', () => {
    const blog = words('en', 'blog/posts') as FeedWords;
    const posted = { ...blog.posts, 'one-second': { title: 'Tom & <b>Jerry</b>', lead: 'a < b' } };
    const text = blogFeed('en', { ...blog, title: 'R&D', description: 'x', posts: posted });
    expect(
      parseFeed(text, { language: 'en', url: 'https://storm.example/en/feed.xml' })?.[postIds.indexOf('one-second')],
    ).toMatchObject({
      title: 'Tom & Jerry',
    });
  });

  it.each([
    ['/de/blog/grid', `${settings.origin}/de/feed.xml`],
    ['/de/contact', undefined],
  ])('is linked in the head of the blog only: %s', async (address, feed) => {
    await open(address);
    expect(document.head.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe(feed);
  });
});

describe('the blog grid', () => {
  it('shows the newest post first and links to its other pages', async () => {
    const { user } = await open('/en/blog/grid');
    expect(titles()).toHaveLength(5);
    expect(titles()[0]).toBe(leavesOf(`${i18n}/en/blog/posts.json`).get(`posts.${postIds[0]}.title`));
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(titles()).toContain('Follow the paper before you write the software'));
    expect(window.location.search).toBe('?page=2');
    expect(document.activeElement).toHaveAttribute('id', 'posts-title');
    expect(screen.getByText('Page 2', { selector: '.visually-hidden' })).toBeInTheDocument();
  });

  it('is filtered by a category, which the address keeps', async () => {
    const { user } = await open('/en/blog/grid');
    await user.click(screen.getByRole('link', { name: /Product engineering/ }));
    expect(await screen.findByText('Posts: 3', { selector: '[role=status]' })).toBeInTheDocument();
    expect(window.location.search).toBe('?category=product');
    expect(screen.getByRole('link', { name: /Product engineering/ })).toHaveAttribute('aria-current', 'page');
    expect(titles().slice(1)).toEqual([
      'An app for places without a signal',
      'The first fourteen kilobytes',
      'The desktop isn’t dead, it’s at the bench',
    ]);
  });

  it('ignores an unknown category in the address, and opens the last page for a page that does not exist', async () => {
    await open('/tr/blog/grid?category=hack&page=99');
    expect(screen.getByRole('link', { name: /^Hepsi/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: '2. sayfa' })).toHaveAttribute('aria-current', 'page');
  });

  it('sends the address of a visitor who subscribes', async () => {
    const sent: unknown[] = [];
    answer('POST /api/v1/Site/ContactEmail/Create', ({ body }) => {
      sent.push(body);
      return { body: { id: '1' } };
    });
    const { user } = await open('/en/blog/grid');
    await user.type(await screen.findByRole('textbox', { name: 'Your email address' }), 'elif@tunc.example');
    await user.click(screen.getByRole('button', { name: 'Tell me' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ Email: 'elif@tunc.example' })]));
  });
});

describe('the blog list', () => {
  const found = () => screen.getByText(/^(Posts: )?\d+( yazı)?$/, { selector: '[role=status]' }).textContent;

  it('finds Turkish words without their accents', async () => {
    const { user } = await open('/tr/blog/list-sidebar');
    await user.type(screen.getByRole('searchbox', { name: 'Yazılarda arayın' }), 'BAGIN UCUNDAKI');
    await waitFor(() => expect(titles()).toEqual(['İki kalem pille bağda dört yıl']));
    expect(found()).toBe('1 yazı');
    await waitFor(() => expect(window.location.search).toBe('?q=BAGIN+UCUNDAKI'));
  });

  it('is filtered by category, tag and month together, and each filter can be removed', async () => {
    const { user } = await open('/en/blog/list-sidebar?page=2');
    const september = posts.filter(({ date }) => date.startsWith('2026-09'));
    const minutes = sumOf(september.map(({ id }) => postMinutes[id].en));
    const month = `September 2026, posts: ${september.length}, ${minutes} min read`;
    await user.click(screen.getByRole('link', { name: 'IoT' }));
    await waitFor(() => expect(found()).toBe(`Posts: ${posts.filter(({ tags }) => tags.includes('iot')).length}`));
    await user.click(screen.getByRole('link', { name: month }));
    await waitFor(() => expect(found()).toBe('Posts: 1'));
    await waitFor(() => expect(window.location.search).toBe('?tag=iot&month=2026-09'));
    await user.click(screen.getByRole('link', { name: 'Artificial intelligence 1' }));
    expect(await screen.findByRole('heading', { name: 'No posts for this choice' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Remove the filter IoT' }));
    await waitFor(() => expect(titles()).toEqual(['An answer without a source is not an answer']));
    await user.click(screen.getByRole('link', { name: month }));
    await waitFor(() => expect(window.location.search).toBe('?category=ai'));
  });

  it('is filtered by an author, whom a second click removes again', async () => {
    const { user } = await open('/en/blog/list-sidebar');
    const lale = () => screen.getByRole('link', { name: /^Lale Çınar/ });
    await user.click(lale());
    await waitFor(() =>
      expect(titles()).toEqual([
        'Why MRP changes its mind on Fridays',
        'Follow the paper before you write the software',
      ]),
    );
    expect(window.location.search).toBe('?author=lale');
    // Four further posts follow, none of them twice.
    expect(titlesOf(otherPosts())).toHaveLength(4);
    expect(titles().filter((title) => titlesOf(otherPosts()).includes(title))).toEqual([]);
    expect(lale()).toHaveAttribute('aria-current', 'page');
    await user.click(lale());
    await waitFor(() => expect(found()).toBe(`Posts: ${posts.length}`));
    expect(otherPosts()).toEqual([]);
  });

  it('unfolds tags and authors by a button, which narrow windows show', async () => {
    const { user } = await open('/en/blog/list-sidebar');
    const button = screen.getByRole('button', { name: 'Tags and authors' });
    const panel = document.getElementById(button.getAttribute('aria-controls')!)!;
    expect(within(panel).getByRole('link', { name: 'IoT' })).toBeInTheDocument();
    expect(panel).toHaveAttribute('data-folded');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(panel).not.toHaveAttribute('data-folded');
  });

  it('restores the search of the address, and shows all posts at a click', async () => {
    const { user } = await open('/en/blog/list-sidebar?q=nothing+like+this');
    expect(screen.getByRole('searchbox')).toHaveValue('nothing like this');
    await user.click(screen.getByRole('link', { name: 'All posts' }));
    await waitFor(() => expect(found()).toBe(`Posts: ${posts.length}`));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  });
});

describe('a post', () => {
  it.each([
    ['/en/blog/single/v1', 'What a factory floor taught us about one second | The Storm blog'],
    ['/en/blog/single/v2', 'In praise of the boring release | The Storm blog'],
    ['/en/blog/post/no-signal', 'An app for places without a signal | The Storm blog'],
  ])('at %s has its own title, description and canonical address', async (address, title) => {
    await open(address);
    expect(document.title).toBe(title);
    const description = document.head.querySelector('meta[name=description]')?.getAttribute('content');
    expect(description).toMatch(/\w{3}.*\./);
    expect(description).not.toContain('{');
    expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(settings.origin + address);
  });

  it.each(['/en/blog/single/v1', '/en/blog/single/v2'])(
    'at %s has a table of contents that links to its chapters',
    async (address) => {
      await open(address);
      const contents = screen.getByRole('navigation', { name: 'On this page' });
      const links = within(contents).getAllByRole('link');
      expect(links).toHaveLength(4);
      for (const link of links) {
        const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
        expect(heading?.tagName).toBe('H2');
        expect(link).toHaveTextContent(heading?.textContent ?? '–');
      }
    },
  );

  it('marks the chapter that is being read', async () => {
    await open('/en/blog/single/v1');
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const chapters = ['measured', 'broker', 'limits', 'checklist'];
    chapters.forEach((id, index) => {
      const heading = document.getElementById(id);
      if (heading) heading.getBoundingClientRect = () => ({ top: index < 2 ? -100 : 900 }) as DOMRect;
    });
    act(() => void window.dispatchEvent(new Event('scroll')));
    await waitFor(() => expect(links[1]).toHaveAttribute('aria-current', 'location'));
    expect(links[0]).not.toHaveAttribute('aria-current');
  });

  it('sends the records of its outbox once there is signal, and doubles none when a receipt is lost', async () => {
    const { user } = await open('/en/blog/post/no-signal');
    const outbox = screen.getByText('Try it: the outbox').closest('figure')!;
    const server = within(within(outbox).getByRole('region', { name: 'On the server' }));
    await user.click(within(outbox).getByRole('button', { name: 'Complete a job' }));
    expect(within(outbox).getByRole('status')).toHaveTextContent('3 records waiting');
    expect(server.getAllByRole('listitem')).toHaveLength(1);
    await user.click(within(outbox).getByRole('switch', { name: 'Lose the receipt on the way' }));
    await user.click(within(outbox).getByRole('switch', { name: 'Signal' }));
    expect(await within(outbox).findByText('no receipt yet', {}, { timeout: 3000 })).toBeVisible();
    expect(await within(outbox).findByText(/^Everything has been sent/, {}, { timeout: 6000 })).toBeVisible();
    expect(within(outbox).getByRole('status')).toHaveTextContent('An id arrived again 1 time');
    expect(server.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
      'Service 1',
      'Service 2',
      'Service 3',
      'Service 4',
    ]);
  });

  it('plays its delays in real time and ten times slower', async () => {
    const animate = jest.fn();
    Object.defineProperty(SVGElement.prototype, 'animate', { value: animate, configurable: true });
    const { user } = await open('/en/blog/single/v1');
    const longest = () => Math.max(...animate.mock.calls.map(([, duration]) => duration as number));
    await user.click(screen.getByRole('button', { name: 'Play in real time' }));
    expect(longest()).toBe(540);
    await user.click(screen.getByRole('button', { name: 'Play ten times slower' }));
    expect(longest()).toBe(5400);
    Reflect.deleteProperty(SVGElement.prototype, 'animate');
  });

  it('takes a step out of its waiting times, and the steps after it begin earlier', async () => {
    const { user } = await open('/en/blog/post/paper-first');
    const chart = screen.getByText('How long an order form waited, hours').closest('figure')!;
    expect(within(chart).getByRole('status')).toHaveTextContent('53 hours of waiting');
    await user.click(within(chart).getByRole('switch', { name: 'Remove the signature tray' }));
    expect(within(chart).getByRole('status')).toHaveTextContent('26 hours of waiting, 27 fewer');
    expect(within(chart).getByText('The signature tray').nextSibling).toHaveTextContent('0');
  });

  it('says of each way back whether it has recovered at the minute of the slider', async () => {
    await open('/en/blog/single/v2');
    const { chart } = words('en', 'blog/posts/boring-release') as {
      chart: { rows: Record<string, string>; timeline: { label: string; down: string; up: string } };
    };
    const { label, down, up } = chart.timeline;
    const slider = screen.getByRole('slider', { name: label });
    const states = () => Object.values(chart.rows).map((row) => screen.getByText(row).nextSibling?.textContent);
    fireEvent.change(slider, { target: { value: 0 } });
    expect(states()).toEqual([down, down, down]);
    fireEvent.change(slider, { target: { value: 18 } });
    expect(states()).toEqual([down, up, up]);
    fireEvent.change(slider, { target: { value: 95 } });
    expect(states()).toEqual([up, up, up]);
  });

  it('has notes beside its text where the author wrote some', async () => {
    await open('/en/blog/single/v2');
    expect(screen.getAllByRole('note').map((note) => note.textContent.split(' ', 3).join(' '))).toEqual([
      'Flags pile up',
      'Keeping the old',
      'A change made',
    ]);
  });

  it('copies its address without query and hash', async () => {
    const { user } = await open('/en/blog/post/no-signal?x=1#local');
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/en/blog/post/no-signal');
    const mail = screen.getByRole('link', { name: 'Send by email' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toContain('http://localhost/en/blog/post/no-signal');
  });

  it('links to the next and the previous one, whichever page shows them', async () => {
    const { user } = await open('/en/blog/post/no-signal');
    const around = await screen.findByRole('navigation', { name: 'Previous and next post' });
    await user.click(within(around).getByRole('link', { name: /Next post/ }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'In praise of the boring release' }),
    ).toBeInTheDocument();
    expect(window.location.pathname).toBe('/en/blog/single/v2');
    const after = await screen.findByRole('navigation', { name: 'Previous and next post' });
    await user.click(within(after).getByRole('link', { name: /Previous post/ }));
    await screen.findByRole('heading', { level: 1, name: 'An app for places without a signal' });
  });

  it('recommends three others than those before and after it', () => {
    for (const [index, post] of posts.entries()) {
      const related = relatedPosts(post, 3);
      expect(related).toHaveLength(3);
      for (const other of [post, posts[index - 1], posts[index + 1]]) expect(related).not.toContain(other);
    }
  });

  it.each(['blog/single/v1', 'blog/single/v2', 'blog/post'] as const)(
    'has structured data for search engines on %s',
    async (key) => {
      await open(`/en/blog/grid`);
      const page = await loadPage(createI18n('en', {}), 'en', {
        key,
        params: key === 'blog/post' ? { id: 'no-signal' } : {},
      });
      const data = structuredData(page) as { '@graph': Record<string, unknown>[] };
      expect(data['@graph'].map((thing) => thing['@type'])).toEqual(['Article', 'BreadcrumbList']);
      expect(data['@graph'][0]).toMatchObject({
        headline: expect.stringMatching(/\w/) as string,
        datePublished: expect.stringMatching(/^2026-\d\d-\d\d$/) as string,
        author: { '@type': 'Person' },
        inLanguage: 'en',
      });
    },
  );
});
