import { priceOf } from '@/data/prices';
import { pictureOf, productOf } from '@/data/products';
import { urlOf } from '@/site/addresses';
import { company } from '@/site/company';
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

/** The questions of a page whose words have them under `faq`. */
function questions({ words }: ReadyPage) {
  const { faq } = words as unknown as { faq: { items: Record<string, { question: string; answer: string }> } };
  return [
    {
      '@type': 'FAQPage',
      mainEntity: Object.values(faq.items).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** What a page tells search engines in schema.org's terms (JSON-LD); null when there is nothing to tell. */
export function structuredData(page: ReadyPage): object | null {
  const tellers: Partial<Record<string, (page: ReadyPage) => object[]>> = {
    home: (home) => [organization(home)],
    contact: (contact) => [organization(contact)],
    'shop/single': product,
    'demos/agency/creative': questions,
    'demos/agency/digital': questions,
    'demos/agency/design': questions,
    'demos/agency/seo': questions,
  };
  const told = tellers[page.key]?.(page) ?? [];
  return told.length > 0 ? { '@context': 'https://schema.org', '@graph': told } : null;
}
