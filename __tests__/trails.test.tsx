import { renderToString } from 'react-dom/server';
import { createI18n } from '@/app/i18n';
import { loadPage } from '@/app/pages';
import { structuredData } from '@/app/structuredData';
import { type Params, urlOf } from '@/site/addresses';
import { type PageKey, pageKeys } from '@/site/menu';
import { settings } from '@/site/settings';
import { Breadcrumb, type BreadcrumbTrail, BreadcrumbContext } from '@/ui/Breadcrumb';
import { open } from './support/site';

interface TrailStep {
  '@graph': {
    '@type': string;
    title?: string;
    url?: string;
    itemListElement?: { position: number; name: string; item: string }[];
  }[];
}

/** The breadcrumb of a page's JSON-LD in English: position, name and path of each step. */
async function jsonLdTrail(key: PageKey, params: Params = {}, trail: BreadcrumbTrail | null = null) {
  const page = await loadPage(createI18n('en', {}), 'en', { key, params });
  const facts = structuredData(page, trail) as TrailStep | null;
  const lists = facts?.['@graph'].filter((thing) => thing['@type'] === 'BreadcrumbList') ?? [];
  expect(lists.length).toBeLessThan(2);
  return (lists[0]?.itemListElement ?? []).map(({ position, name, item }) => [
    position,
    name,
    item.replace(settings.origin, ''),
  ]);
}

it('gives search engines the breadcrumb that a page shows, with the address of every step', async () => {
  const trail: BreadcrumbTrail = {
    steps: [
      { label: 'Home', to: 'home' },
      { label: 'Shop', to: 'shop/grid' },
      { label: 'Shoes', to: 'shop/grid', search: 'category=shoes' },
    ],
    here: 'Tailwind',
  };
  expect(await jsonLdTrail('shop/single', { id: '1030' }, trail)).toEqual([
    [1, 'Home', '/en'],
    [2, 'Shop', '/en/shop/grid'],
    [3, 'Shoes', '/en/shop/grid?category=shoes'],
    [4, 'Tailwind', '/en/shop/single/1030'],
  ]);
});

it('ends the breadcrumb at the address of the entry that a page shows', async () => {
  const here = { steps: [{ label: 'Home', to: 'home' }] as const, here: 'It' };
  expect(await jsonLdTrail('help/detail', { id: 'consent' }, here)).toContainEqual([
    2,
    'It',
    '/en/help/detail/consent',
  ]);
  expect(await jsonLdTrail('help/detail', { id: 'first-message' }, here)).toContainEqual([2, 'It', '/en/help/detail']);
});

it.each([
  ['interface', '/en/career/single'],
  ['field', '/en/career/single/field'],
  ['server', null],
  ['nights', null],
])('describes the position “%s” to search engines at its own address, if it is open', async (id, address) => {
  const page = await loadPage(createI18n('en', {}), 'en', { key: 'career/single', params: { id } });
  const { '@graph': things } = structuredData(page) as TrailStep;
  const postings = things.filter((thing) => thing['@type'] === 'JobPosting').map(({ title, url }) => [title, url]);
  expect(postings).toEqual(address ? [[page.words.meta.title.split(' | ')[0], settings.origin + address]] : []);
});

it('gives search engines a breadcrumb from the home page to a landing page, which shows none', async () => {
  const steps = await jsonLdTrail('demos/mobile-app');
  expect(steps.map(([, , url]) => url)).toEqual(['/en', '/en/demos/mobile-app']);
});

it.each(['home', 'not-found', 'offline'] as const)('gives search engines no breadcrumb for %s', async (key) => {
  expect(await jsonLdTrail(key)).toEqual([]);
});

it('passes the breadcrumb to its context while the page renders', () => {
  const heard: BreadcrumbTrail[] = [];
  const steps = [{ label: 'Home', to: 'home' }] as const;
  renderToString(
    <BreadcrumbContext value={(trail) => heard.push(trail)}>
      <Breadcrumb label="You are here" steps={[]} here={steps[0].label} />
    </BreadcrumbContext>,
  );
  expect(heard).toEqual([{ steps: [], here: 'Home' }]);
});

const nested = pageKeys.filter((key) =>
  /^(account|legal)\/|-single$|\/single|^blog\/post$|^help\/detail$|^portfolio\/|^shop\/(cart|checkout)$|^team$|^terms/.test(
    key,
  ),
);

it.each(nested)('shows on %s a breadcrumb that starts at the home page', async (key) => {
  await open(urlOf(key, 'tr'));
  const trails = [...document.querySelectorAll('main nav li[aria-current=page]')].map((here) => here.closest('nav')!);
  expect(trails).toHaveLength(1);
  expect(trails[0]!.querySelector('a')).toHaveAttribute('href', '/tr');
});
