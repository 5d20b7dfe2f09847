import type enCreative from '@words/en/demos/agency/creative.json';
import type enDesign from '@words/en/demos/agency/design.json';
import type enDigital from '@words/en/demos/agency/digital.json';
import type enSeo from '@words/en/demos/agency/seo.json';
import type enFaq from '@words/en/faq.json';
import type enService from '@words/en/services/single.json';
import { interpolate } from '@/lib/interpolate';
import { urlOf } from '@/site/addresses';
import { facts } from '@/site/facts';
import type { PageKey } from '@/site/menu';
import { settings } from '@/site/settings';
import type { BreadcrumbStep, BreadcrumbTrail } from '@/ui/Breadcrumb';
import type { LoadedPage } from './pages';
import {
  type BlogPageWords,
  type JobPageWords,
  type ProductPageWords,
  type PageWithWords,
  articleJsonLd,
  organizationJsonLd,
  jobPostingJsonLd,
  productJsonLd,
} from './structuredEntries';

const { origin } = settings;

/** Types of the words of pages with structured data besides breadcrumbs. */
interface PageWordsByKey {
  'shop/single': ProductPageWords;
  'blog/single/v1': BlogPageWords;
  'blog/single/v2': BlogPageWords;
  'blog/post': BlogPageWords;
  'career/single': JobPageWords;
  faq: typeof enFaq;
  'services/single': typeof enService;
  'demos/agency/creative': typeof enCreative;
  'demos/agency/digital': typeof enDigital;
  'demos/agency/design': typeof enDesign;
  'demos/agency/seo': typeof enSeo;
}

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
const groupedFaqPage = ({ words: { list } }: PageWithWords<PageWordsByKey['faq']>) =>
  faqPage(Object.values(list.groups).flatMap(({ items }): Question[] => Object.values(items)));

/** FAQPage of a page whose words have questions under `faq`. */
const simpleFaqPage = ({ words: { faq } }: PageWithWords<{ faq: { items: Record<string, Question> | Question[] } }>) =>
  faqPage(Object.values(faq.items));

/** Pages with the Organization data. */
const companyPages: readonly PageKey[] = ['home', 'contact', 'about/v1'];

const builders: { [K in keyof PageWordsByKey]: (page: PageWithWords<PageWordsByKey[K]>) => object | null } = {
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
