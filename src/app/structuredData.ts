import { interpolate } from '@/lib/interpolate';
import { urlOf } from '@/site/addresses';
import { facts } from '@/site/facts';
import type { PageKey } from '@/site/menu';
import { settings } from '@/site/settings';
import type { WordsOf } from '@/site/words';
import type { BreadcrumbStep, BreadcrumbTrail } from '@/ui/Breadcrumb';
import type { LoadedPage } from './pages';
import {
  type PageWithWords,
  articleJsonLd,
  organizationJsonLd,
  jobPostingJsonLd,
  productJsonLd,
} from './structuredEntries';

const { origin } = settings;

/** Pages without breadcrumbs: home and substitute pages. */
const pagesWithoutBreadcrumbs: readonly PageKey[] = ['home', 'not-found', 'offline'];

/** BreadcrumbList of the rendered breadcrumb; without one: home and the page. */
function breadcrumbs({ key, language, params, words, seo }: LoadedPage, trail: BreadcrumbTrail | null) {
  if (pagesWithoutBreadcrumbs.includes(key)) return null;
  const steps: readonly BreadcrumbStep[] = trail?.steps ?? [{ label: seo.siteName, to: 'home' }];
  const items = steps.map(
    ({ label, to, search }) => [label, urlOf(to, language) + (search ? `?${search}` : '')] as const,
  );
  const here = [trail?.here ?? words.meta.title, urlOf(key, language, params)] as const;
  const itemListElement = [...items, here].map(([name, url], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + url,
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

interface Question {
  question: string;
  answer: string;
}

const faqPage = (items: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: interpolate(answer, facts) },
  })),
});

/** FAQPage of the FAQ, whose questions are grouped. */
const groupedFaqPage = ({ words: { list } }: PageWithWords<WordsOf<'faq'>>) =>
  faqPage(Object.values(list.groups).flatMap(({ items }): Question[] => Object.values(items)));

/** FAQPage of a page whose words have questions under `faq`. */
const simpleFaqPage = ({ words: { faq } }: PageWithWords<{ faq: { items: Record<string, Question> | Question[] } }>) =>
  faqPage(Object.values(faq.items));

/** Pages with the Organization data. */
const companyPages: readonly PageKey[] = ['home', 'contact', 'about/v1'];

/** Makers of the main entity, by page. */
const builders: { [K in PageKey]?: (page: PageWithWords<WordsOf<K>>) => object | null } = {
  'shop/single': productJsonLd,
  'blog/single/v1': articleJsonLd,
  'blog/single/v2': articleJsonLd,
  'blog/post': articleJsonLd,
  'career/single': jobPostingJsonLd,
  faq: groupedFaqPage,
  'services/single': simpleFaqPage,
  'demos/agency/creative': simpleFaqPage,
  'demos/agency/digital': simpleFaqPage,
  'demos/agency/design': simpleFaqPage,
  'demos/agency/seo': simpleFaqPage,
};

/** The main entity of a page, or null. The cast: the words' type follows from the key. */
function mainEntityOf(page: LoadedPage): object | null {
  const build = (builders as Partial<Record<PageKey, (page: LoadedPage) => object | null>>)[page.key];
  return build?.(page) ?? null;
}

/**
 * The JSON-LD of a page, or null.
 * @param trail the rendered breadcrumb, if any
 */
export function structuredData(page: LoadedPage, trail: BreadcrumbTrail | null = null): object | null {
  const company = companyPages.includes(page.key) ? organizationJsonLd(page) : null;
  const things = [company, mainEntityOf(page), breadcrumbs(page, trail)].filter((thing) => thing !== null);
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : null;
}
