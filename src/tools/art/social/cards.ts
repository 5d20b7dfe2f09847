import { createHash } from 'node:crypto';
import type { PostId } from '@/data/postIds';
import { coverOf } from '@/data/posts';
import { pictureOf, productOf } from '@/data/products';
import { type Params, staticParams } from '@/site/addresses';
import { type LanguageCode, languageCodes } from '@/site/languages';
import { type PageKey, pageKeys } from '@/site/menu';
import { postIdAt } from '@/site/postTarget';
import { socialPictureUrl } from '@/site/socialPicture';
import { type SocialWords, readWords } from './words';

type Part = keyof SocialWords['parts'];

/** What the picture of a page is made of. */
export interface Card {
  /** Below public/. */
  file: string;
  language: LanguageCode;
  key: PageKey;
  /** The title in two halves, `Contact` and `a postcard`; the second may be missing. Of the home page: its three lines. */
  title: readonly string[];
  /** The part of the site, or the company's fields where the title says it already. */
  part: readonly string[];
  /** A drawing of the site, by its address: a cover, a work or a product. */
  subject: { url: string; kind: 'scene' | 'product' } | null;
}

/** By the first segment of the key; the keys of `saas` that are no landing pages describe the product. */
const parts: Readonly<Record<string, Part>> = {
  demos: 'demos',
  saas: 'product',
  about: 'about',
  team: 'about',
  services: 'services',
  customer: 'customers',
  career: 'career',
  contact: 'contact',
  shop: 'shop',
  blog: 'blog',
  help: 'help',
  faq: 'help',
  auth: 'account',
  account: 'account',
  'pages-logout': 'account',
  portfolio: 'portfolio',
  legal: 'legal',
  'terms-conditions': 'legal',
};
const partOf = (key: PageKey) => (/^saas\/v\d$/.test(key) ? 'demos' : parts[key.split('/')[0] ?? '']);

/** The projects of the two case studies, whose posters are their pictures. */
const works: Partial<Record<PageKey, string>> = {
  'portfolio/case-study/v1': 'dokum',
  'portfolio/case-study/v2': 'kuzey',
};

function subjectOf(key: PageKey, params: Params, post: PostId | null): Card['subject'] {
  if (post) return { url: coverOf(post), kind: 'scene' };
  const work = works[key];
  if (work) return { url: `/assets/images/works/${work}.svg`, kind: 'scene' };
  const product = key === 'shop/single' ? productOf(params.id) : undefined;
  return product ? { url: pictureOf(product), kind: 'product' } : null;
}

function titleOf(language: LanguageCode, key: PageKey, params: Params, post: PostId | null): string {
  if (post) {
    const { posts } = readWords(language, 'blog/posts') as { posts: Record<PostId, { title: string }> };
    return posts[post].title;
  }
  if (key === 'shop/single') {
    const { products } = readWords(language, 'catalogue') as { products: Record<string, { name: string }> };
    return products[params.id ?? '']?.name ?? '';
  }
  // The site's and the shop's name follow a title; the picture shows them elsewhere.
  const { meta } = readWords(language, key) as { meta: { title: string } };
  return meta.title.replace(/ [|–] .*/, '');
}

function cardOf(language: LanguageCode, key: PageKey, params: Params): Card {
  const { lines, fields, parts: names } = readWords(language, 'social') as SocialWords;
  const file = `public${socialPictureUrl(key, language, params)}`;
  if (key === 'home') return { file, language, key, title: lines, part: fields, subject: null };
  const post = postIdAt(key, params);
  const whole = titleOf(language, key, params, post);
  const [head = '', ...rest] = post ? [whole] : whole.split(': ');
  const part = partOf(key);
  const name = part && names[part];
  return {
    file,
    language,
    key,
    title: rest.length > 0 ? [head, rest.join(': ')] : [head],
    part: name && name !== head ? [name] : fields,
    subject: subjectOf(key, params, post),
  };
}

/** Substitute pages have no picture. */
const without: readonly PageKey[] = ['not-found', 'offline'];

/** The pictures of all pages in all languages; one where several places share it. */
export function socialCards(): Card[] {
  const cards = languageCodes.flatMap((language) =>
    pageKeys
      .filter((key) => !without.includes(key))
      .flatMap((key) => staticParams(key).map((params) => cardOf(language, key, params))),
  );
  return [...new Map(cards.map((card) => [card.file, card])).values()];
}

/** Short hash of the words in a picture, to detect outdated ones. */
export const hashOf = ({ title, part }: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([title, part]))
    .digest('hex')
    .slice(0, 12);

/** The hashes of the drawn pictures by their files; only `npm run art:social` writes it. */
export const manifestFile = 'src/tools/art/social/drawn.json';
