import { brands } from '@/data/brands';
import type { JobId } from '@/data/entryIds';
import { jobOf } from '@/data/jobs';
import { priceOf } from '@/data/prices';
import { authors, coverOf, postOf } from '@/data/posts';
import { pictureOf, productOf } from '@/data/products';
import { fill } from '@/lib/fill';
import { urlOf } from '@/site/addresses';
import { company } from '@/site/company';
import { postIdAt } from '@/site/postPlace';
import { legalFacts } from '@/site/legal';
import type { PageKey } from '@/site/menu';
import { settings } from '@/site/settings';
import type { Step, Trail } from '@/ui/Breadcrumb';
import type { ReadyPage } from './pages';

const { origin } = settings;

interface Catalogue {
  categories: Record<string, string>;
  products: Record<string, { name: string; text: string }>;
}

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

function product({ language, params, words, seo }: ReadyPage) {
  const found = productOf(params.id);
  if (!found) return [];
  const { catalogue } = words as unknown as { catalogue: Catalogue };
  const { name = '', text = '' } = catalogue.products[found.id] ?? {};
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

interface BlogWords {
  posts: Record<string, { title: string; lead: string }>;
  categories: Record<string, string>;
  tags: Record<string, string>;
}

function article(page: ReadyPage) {
  const { key, language, params } = page;
  const post = postOf(postIdAt(key, params) ?? undefined);
  if (!post) return [];
  const { blog } = page.words as unknown as { blog: BlogWords };
  const { title = '', lead = '' } = blog.posts[post.id] ?? {};
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
      author: { '@type': 'Person', name: authors[post.author].name },
      publisher: organization(page),
      mainEntityOfPage: origin + url,
    },
  ];
}

interface PositionWords {
  jobs: { jobs: Record<JobId, { title: string; text: string }> };
  job: { tasks: string[]; brings: string[] };
}

/** The position that a page tells of, as long as it is open. */
function position({ key, language, params, words, seo }: ReadyPage) {
  const id = params.id as JobId;
  const { posted, hours, place, state } = jobOf(id);
  if (state !== 'open') return [];
  const { jobs, job } = words as unknown as PositionWords;
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
function groupedQuestions({ words }: ReadyPage) {
  const { list } = words as unknown as { list: { groups: Record<string, { items: Record<string, Question> }> } };
  return faqPage(Object.values(list.groups).flatMap(({ items }) => Object.values(items)));
}

/** The questions of a page whose words have them under `faq`. */
function questions({ words }: ReadyPage) {
  const { faq } = words as unknown as { faq: { items: Record<string, Question> | Question[] } };
  return faqPage(Object.values(faq.items));
}

/**
 * What a page tells search engines in schema.org's terms (JSON-LD); null when there is nothing to tell.
 * @param trail the one that the page draws, if it draws one
 */
export function structuredData(page: ReadyPage, trail: Trail | null = null): object | null {
  const tellers: Partial<Record<string, (page: ReadyPage) => object[]>> = {
    home: (home) => [organization(home)],
    contact: (contact) => [organization(contact)],
    'shop/single': product,
    'blog/single/v1': article,
    'blog/single/v2': article,
    'blog/post': article,
    faq: groupedQuestions,
    'career/single': position,
    'about/v1': (about) => [organization(about)],
    'services/single': questions,
    'demos/agency/creative': questions,
    'demos/agency/digital': questions,
    'demos/agency/design': questions,
    'demos/agency/seo': questions,
  };
  const told = [...(tellers[page.key]?.(page) ?? []), ...breadcrumbs(page, trail)];
  return told.length > 0 ? { '@context': 'https://schema.org', '@graph': told } : null;
}
