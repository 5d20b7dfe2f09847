import type enBlog from '@words/en/blog/posts.json';
import type enJobs from '@words/en/career/jobs.json';
import type enJob from '@words/en/career/jobs/interface.json';
import type enCatalogue from '@words/en/catalogue.json';
import type enCreative from '@words/en/demos/agency/creative.json';
import type enDesign from '@words/en/demos/agency/design.json';
import type enDigital from '@words/en/demos/agency/digital.json';
import type enSeo from '@words/en/demos/agency/seo.json';
import type enFaq from '@words/en/faq.json';
import type enService from '@words/en/services/single.json';
import { brands } from '@/data/brands';
import type { JobId } from '@/data/entryIds';
import { jobOf } from '@/data/jobs';
import { people } from '@/data/people';
import { priceOf } from '@/data/prices';
import { coverOf, postOf } from '@/data/posts';
import { pictureOf, productOf } from '@/data/products';
import { fill } from '@/lib/fill';
import { urlOf } from '@/site/addresses';
import { company } from '@/site/company';
import { postIdAt } from '@/site/postPlace';
import { legalFacts } from '@/site/legal';
import type { PageKey } from '@/site/menu';
import { settings } from '@/site/settings';
import type { Step, Trail } from '@/ui/Breadcrumb';
import type { PageWords, ReadyPage } from './pages';

const { origin } = settings;

/** The words of the pages that tell more than their place, as their files have them. */
interface WordsOf {
  'shop/single': { catalogue: typeof enCatalogue };
  'blog/single/v1': { blog: typeof enBlog };
  'blog/single/v2': { blog: typeof enBlog };
  'blog/post': { blog: typeof enBlog };
  'career/single': { jobs: typeof enJobs; job: typeof enJob };
  faq: typeof enFaq;
  'services/single': typeof enService;
  'demos/agency/creative': typeof enCreative;
  'demos/agency/digital': typeof enDigital;
  'demos/agency/design': typeof enDesign;
  'demos/agency/seo': typeof enSeo;
}

/** A page of which it is known what its words are. */
interface Worded<W> extends ReadyPage {
  words: PageWords & W;
}

type JsonLdBuilder = (page: ReadyPage) => object[];

/** What a page has in its words is a matter of its key alone. */
const isPage = <K extends keyof WordsOf>(page: ReadyPage, key: K): page is Worded<WordsOf[K]> => page.key === key;

/** What `tell` has to say of a page, and of no other. */
const jsonLdFor =
  <K extends keyof WordsOf>(key: K, tell: (page: Worded<WordsOf[K]>) => object[]): JsonLdBuilder =>
  (page) =>
    isPage(page, key) ? tell(page) : [];

const organization = ({ seo }: ReadyPage) => ({
  '@type': 'Organization',
  name: seo.siteName,
  url: origin,
  logo: `${origin}/assets/images/icon-512.png`,
  email: company.email,
  telephone: company.phone,
  sameAs: company.socials.map(({ href }) => href),
});

/** Pages that stand nowhere: the first one, and those that stand in for others. */
const placeless: readonly PageKey[] = ['home', 'not-found', 'offline'];

/** The way to a page as it is drawn there; where none is, as on landing pages, the first page leads to it. */
function breadcrumbs({ key, language, params, words, seo }: ReadyPage, trail: Trail | null) {
  if (placeless.includes(key)) return [];
  const steps: readonly Step[] = trail?.steps ?? [{ label: seo.siteName, to: 'home' }];
  const way = steps.map(
    ({ label, to, search }) => [label, urlOf(to, language) + (search ? `?${search}` : '')] as const,
  );
  const here = [trail?.here ?? words.meta.title, urlOf(key, language, params)] as const;
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...way, here].map(([name, url], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + url,
      })),
    },
  ];
}

function product({ language, params, words: { catalogue }, seo }: Worded<WordsOf['shop/single']>) {
  const found = productOf(params.id);
  if (!found) return [];
  const { name, text } = catalogue.products[found.id];
  const url = urlOf('shop/single', language, params);
  const { images, attributes, stock, review } = found;
  return [
    {
      '@type': 'Product',
      name,
      description: text,
      sku: found.id,
      image: images.map((view) => origin + pictureOf(found, null, view)),
      color: attributes.colors,
      // What carries no brand's name is our own.
      brand: { '@type': 'Brand', name: brands.find((brand) => name.split(' ').includes(brand)) ?? seo.siteName },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: review.stars, reviewCount: review.count },
      offers: {
        '@type': 'Offer',
        url: origin + url,
        price: (priceOf(found) / 100).toFixed(2),
        priceCurrency: 'USD',
        availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      },
    },
  ];
}

function article(page: Worded<WordsOf['blog/post']>) {
  const { key, language, params } = page;
  const { blog } = page.words;
  const post = postOf(postIdAt(key, params) ?? undefined);
  if (!post) return [];
  const { title, lead } = blog.posts[post.id];
  const url = urlOf(key, language, params);
  return [
    {
      '@type': 'Article',
      headline: title,
      description: lead,
      image: origin + coverOf(post.id),
      datePublished: post.date,
      inLanguage: language,
      articleSection: blog.categories[post.category],
      keywords: post.tags.map((tag) => blog.tags[tag]),
      author: { '@type': 'Person', name: people[post.author].name },
      publisher: organization(page),
      mainEntityOfPage: origin + url,
    },
  ];
}

/** The position that a page tells of, as long as it is open. */
function position({ key, language, params, words: { jobs, job }, seo }: Worded<WordsOf['career/single']>) {
  const id = params.id as JobId;
  const { posted, hours, place, state } = jobOf(id);
  if (state !== 'open') return [];
  const { title, text } = jobs.jobs[id];
  return [
    {
      '@type': 'JobPosting',
      title,
      description: [text, ...job.tasks, ...job.brings].join(' '),
      url: origin + urlOf(key, language, params),
      datePosted: posted,
      employmentType: hours === 'full' ? 'FULL_TIME' : 'PART_TIME',
      hiringOrganization: { '@type': 'Organization', name: seo.siteName, sameAs: origin },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'İzmir', addressCountry: 'TR' },
      },
      ...(place === 'remote' && { jobLocationType: 'TELECOMMUTE' }),
    },
  ];
}

interface Question {
  question: string;
  answer: string;
}

const faqPage = (items: readonly Question[]) => [
  {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: fill(answer, legalFacts) },
    })),
  },
];

/** The page of all questions, which come in groups. */
const groupedQuestions = ({ words: { list } }: Worded<WordsOf['faq']>) =>
  faqPage(Object.values(list.groups).flatMap(({ items }): Question[] => Object.values(items)));

/** The questions of a page whose words have them under `faq`. */
const questions = ({ words: { faq } }: Worded<{ faq: { items: Record<string, Question> | Question[] } }>) =>
  faqPage(Object.values(faq.items));

/** The pages that tell of the company itself. */
const ofCompany: readonly PageKey[] = ['home', 'contact', 'about/v1'];

const builders: readonly JsonLdBuilder[] = [
  (page) => (ofCompany.includes(page.key) ? [organization(page)] : []),
  jsonLdFor('shop/single', product),
  jsonLdFor('blog/single/v1', article),
  jsonLdFor('blog/single/v2', article),
  jsonLdFor('blog/post', article),
  jsonLdFor('career/single', position),
  jsonLdFor('faq', groupedQuestions),
  jsonLdFor('services/single', questions),
  jsonLdFor('demos/agency/creative', questions),
  jsonLdFor('demos/agency/digital', questions),
  jsonLdFor('demos/agency/design', questions),
  jsonLdFor('demos/agency/seo', questions),
];

/**
 * What a page tells search engines in schema.org's terms (JSON-LD); null when there is nothing to tell.
 * @param trail the one that the page draws, if it draws one
 */
export function structuredData(page: ReadyPage, trail: Trail | null = null): object | null {
  const things = [...builders.flatMap((tell) => tell(page)), ...breadcrumbs(page, trail)];
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : null;
}
