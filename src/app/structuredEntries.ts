import { brands } from '@/data/brands';
import type { JobId } from '@/data/entryIds';
import { jobOf } from '@/data/jobs';
import { people } from '@/data/people';
import { coverOf, postOf } from '@/data/posts';
import { priceOf } from '@/data/prices';
import { pictureOf, productOf } from '@/data/products';
import { urlOf } from '@/site/addresses';
import { company } from '@/site/company';
import { postIdAt } from '@/site/postTarget';
import { settings } from '@/site/settings';
import type { WordsOf } from '@/site/words';
import type { LoadedPage } from './pages';

const { origin } = settings;

/** A loaded page with typed words. */
export type PageWithWords<W> = LoadedPage & { words: W };

/** The company as a schema.org Organization. */
export const organizationJsonLd = ({ seo }: LoadedPage) => ({
  '@type': 'Organization',
  name: seo.siteName,
  url: origin,
  logo: `${origin}/assets/images/icon-512.png`,
  email: company.email,
  telephone: company.phone,
  sameAs: company.socials.map(({ href }) => href),
});

/** A schema.org Product with its offer; null for an unknown id. */
export function productJsonLd({ language, params, words: { catalogue }, seo }: PageWithWords<WordsOf<'shop/single'>>) {
  const found = productOf(params.id);
  if (!found) return null;
  const { name, text } = catalogue.products[found.id];
  const url = urlOf('shop/single', language, params);
  const { images, attributes, stock, review } = found;
  return {
    '@type': 'Product',
    name,
    description: text,
    sku: found.id,
    image: images.map((view) => origin + pictureOf(found, null, view)),
    color: attributes.colors,
    // A product without a known brand in its name is the shop's own.
    brand: { '@type': 'Brand', name: brands.find((brand) => name.split(' ').includes(brand)) ?? seo.siteName },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: review.stars, reviewCount: review.count },
    offers: {
      '@type': 'Offer',
      url: origin + url,
      price: (priceOf(found) / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
}

/** A post as a schema.org Article; null for an unknown id. */
export function articleJsonLd(page: PageWithWords<Pick<WordsOf<'blog/post'>, 'blog'>>) {
  const { key, language, params } = page;
  const { blog } = page.words;
  const post = postOf(postIdAt(key, params) ?? undefined);
  if (!post) return null;
  const { title, lead } = blog.posts[post.id];
  const url = urlOf(key, language, params);
  return {
    '@type': 'Article',
    headline: title,
    description: lead,
    image: origin + coverOf(post.id),
    datePublished: post.date,
    inLanguage: language,
    articleSection: blog.categories[post.category],
    keywords: post.tags.map((tag) => blog.tags[tag]),
    author: { '@type': 'Person', name: people[post.author].name },
    publisher: organizationJsonLd(page),
    mainEntityOfPage: origin + url,
  };
}

/** A position as a schema.org JobPosting; null when it is not open. */
export function jobPostingJsonLd({
  key,
  language,
  params,
  words: { jobs, job },
  seo,
}: PageWithWords<WordsOf<'career/single'>>) {
  const id = params.id as JobId;
  const { posted, hours, place, state } = jobOf(id);
  if (state !== 'open') return null;
  const { title, text } = jobs.jobs[id];
  return {
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
  };
}
