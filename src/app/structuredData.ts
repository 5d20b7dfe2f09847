import { jobOf, openJobs } from '@/data/jobs';
import { priceOf } from '@/data/prices';
import { authors, coverOf, postOf } from '@/data/posts';
import { pictureOf, productOf } from '@/data/products';
import { fill } from '@/lib/fill';
import { urlOf } from '@/site/addresses';
import { company } from '@/site/company';
import { postIdAt } from '@/site/postPlace';
import { legalFacts } from '@/site/legal';
import { settings } from '@/site/settings';
import type { ReadyPage } from './pages';

const origin = settings.siteUrl;

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

/** Steps from the first page to this one: names with addresses. */
const breadcrumbs = (steps: readonly (readonly [name: string, url: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, url], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + url,
  })),
});

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
      brand: { '@type': 'Brand', name: seo.siteName },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: review.stars, reviewCount: review.count },
      offers: {
        '@type': 'Offer',
        url: origin + url,
        price: (priceOf(found) / 100).toFixed(2),
        priceCurrency: 'USD',
        availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      },
    },
    breadcrumbs([
      [seo.siteName, urlOf('home', language)],
      [catalogue.categories[found.categoryId] ?? '', urlOf('shop/grid', language)],
      [name, url],
    ]),
  ];
}

/** The pages of the portfolio: where each stands. */
const portfolio = ({ key, language, words, seo }: ReadyPage) => [
  breadcrumbs([
    [seo.siteName, urlOf('home', language)],
    [words.meta.title, urlOf(key, language)],
  ]),
];
interface BlogWords {
  posts: Record<string, { title: string; lead: string }>;
  categories: Record<string, string>;
  tags: Record<string, string>;
}

function article(page: ReadyPage) {
  const { key, language, params, seo } = page;
  const post = postOf(postIdAt(key, params) ?? undefined);
  if (!post) return [];
  const { blog, frame } = page.words as unknown as { blog: BlogWords; frame: { trail: { blog: string } } };
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
    breadcrumbs([
      [seo.siteName, urlOf('home', language)],
      [frame.trail.blog, urlOf('blog/grid', language)],
      [title, url],
    ]),
  ];
}

interface Positions {
  jobs: { jobs: Record<string, { title: string; text: string; tasks: string[]; brings: string[] }> };
}

/** The open positions: each has its address on the page that tells of them. */
function positions({ language, words, seo }: ReadyPage) {
  const { jobs: said } = (words as unknown as Positions).jobs;
  return openJobs.map((id) => {
    const { title = '', text = '', tasks = [], brings = [] } = said[id] ?? {};
    const { posted, hours, place } = jobOf(id);
    return {
      '@type': 'JobPosting',
      title,
      description: [text, ...tasks, ...brings].join(' '),
      url: `${origin}${urlOf('career/single', language)}?job=${id}`,
      datePosted: posted,
      employmentType: hours === 'full' ? 'FULL_TIME' : 'PART_TIME',
      hiringOrganization: { '@type': 'Organization', name: seo.siteName, sameAs: origin },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'İzmir', addressCountry: 'TR' },
      },
      ...(place === 'remote' && { jobLocationType: 'TELECOMMUTE' }),
    };
  });
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

/** What a page tells search engines in schema.org's terms (JSON-LD); null when there is nothing to tell. */
export function structuredData(page: ReadyPage): object | null {
  const tellers: Partial<Record<string, (page: ReadyPage) => object[]>> = {
    home: (home) => [organization(home)],
    contact: (contact) => [organization(contact)],
    'shop/single': product,
    'portfolio/masonry': portfolio,
    'portfolio/showcase': portfolio,
    'portfolio/list': portfolio,
    'portfolio/case-study/v1': portfolio,
    'portfolio/case-study/v2': portfolio,
    'blog/single/v1': article,
    'blog/single/v2': article,
    'blog/post': article,
    faq: groupedQuestions,
    'career/single': positions,
    'about/v1': (about) => [organization(about)],
    'services/single': questions,
    'demos/agency/creative': questions,
    'demos/agency/digital': questions,
    'demos/agency/design': questions,
    'demos/agency/seo': questions,
  };
  const told = tellers[page.key]?.(page) ?? [];
  return told.length > 0 ? { '@context': 'https://schema.org', '@graph': told } : null;
}
