import type enCreative from '@words/en/demos/agency/creative.json';
import type enDesign from '@words/en/demos/agency/design.json';
import type enDigital from '@words/en/demos/agency/digital.json';
import type enSeo from '@words/en/demos/agency/seo.json';
import type enFaq from '@words/en/faq.json';
import type enService from '@words/en/services/single.json';
import { interpolate } from '@/lib/interpolate';
import { urlOf } from '@/site/addresses';
import { legalFacts } from '@/site/legal';
import type { PageKey } from '@/site/menu';
import { settings } from '@/site/settings';
import type { Step, Trail } from '@/ui/Breadcrumb';
import type { ReadyPage } from './pages';
import {
  type BlogWords,
  type JobWords,
  type ProductWords,
  type Worded,
  article,
  organization,
  position,
  product,
} from './structuredEntries';

const { origin } = settings;

/** The words of the pages that tell more than their place, as their files have them. */
interface WordsOf {
  'shop/single': ProductWords;
  'blog/single/v1': BlogWords;
  'blog/single/v2': BlogWords;
  'blog/post': BlogWords;
  'career/single': JobWords;
  faq: typeof enFaq;
  'services/single': typeof enService;
  'demos/agency/creative': typeof enCreative;
  'demos/agency/digital': typeof enDigital;
  'demos/agency/design': typeof enDesign;
  'demos/agency/seo': typeof enSeo;
}

/** Pages that stand nowhere: the first one, and those that stand in for others. */
const placeless: readonly PageKey[] = ['home', 'not-found', 'offline'];

/** The way to a page as it is drawn there; where none is, as on landing pages, the first page leads to it. */
function breadcrumbs({ key, language, params, words, seo }: ReadyPage, trail: Trail | null) {
  if (placeless.includes(key)) return null;
  const steps: readonly Step[] = trail?.steps ?? [{ label: seo.siteName, to: 'home' }];
  const way = steps.map(
    ({ label, to, search }) => [label, urlOf(to, language) + (search ? `?${search}` : '')] as const,
  );
  const here = [trail?.here ?? words.meta.title, urlOf(key, language, params)] as const;
  const itemListElement = [...way, here].map(([name, url], index) => ({
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
    acceptedAnswer: { '@type': 'Answer', text: interpolate(answer, legalFacts) },
  })),
});

/** The page of all questions, which come in groups. */
const groupedQuestions = ({ words: { list } }: Worded<WordsOf['faq']>) =>
  faqPage(Object.values(list.groups).flatMap(({ items }): Question[] => Object.values(items)));

/** The questions of a page whose words have them under `faq`. */
const questions = ({ words: { faq } }: Worded<{ faq: { items: Record<string, Question> | Question[] } }>) =>
  faqPage(Object.values(faq.items));

/** The pages that tell of the company itself. */
const ofCompany: readonly PageKey[] = ['home', 'contact', 'about/v1'];

const builders: { [K in keyof WordsOf]: (page: Worded<WordsOf[K]>) => object | null } = {
  'shop/single': product,
  'blog/single/v1': article,
  'blog/single/v2': article,
  'blog/post': article,
  'career/single': position,
  faq: groupedQuestions,
  'services/single': questions,
  'demos/agency/creative': questions,
  'demos/agency/digital': questions,
  'demos/agency/design': questions,
  'demos/agency/seo': questions,
};

/** What a page is about. What it has in its words is a matter of its key alone. */
function subjectOf(page: ReadyPage): object | null {
  const build = (builders as Partial<Record<PageKey, (page: ReadyPage) => object | null>>)[page.key];
  return build?.(page) ?? null;
}

/**
 * What a page tells search engines in schema.org's terms (JSON-LD); null when there is nothing to tell.
 * @param trail the one that the page draws, if it draws one
 */
export function structuredData(page: ReadyPage, trail: Trail | null = null): object | null {
  const company = ofCompany.includes(page.key) ? organization(page) : null;
  const things = [company, subjectOf(page), breadcrumbs(page, trail)].filter((thing) => thing !== null);
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : null;
}
