import { articleIds } from '@/data/entryIds';
import { postIds } from '@/data/postIds';
import { coverOf, postOf } from '@/data/posts';
import { interpolate } from '@/lib/interpolate';
import { facts } from '@/site/facts';
import { postTarget } from '@/site/postTarget';
import { type SearchSource, searchBodyOf } from './searchSource';

interface BlogWords {
  categories: Record<string, string>;
  tags: Record<string, string>;
  posts: Record<string, { title: string; lead: string }>;
}

/** Entries of the posts: title, lead, category, tags, full text. */
export const postEntries: SearchSource = async (read) => {
  const words = await read<BlogWords>('blog/posts');
  return Promise.all(
    postIds.map(async (id) => {
      const { category = '', tags = [] } = postOf(id) ?? {};
      const { title = '', lead = '' } = words.posts[id] ?? {};
      const target = postTarget(id);
      // The pages of the sample posts have texts of their own.
      const extra = target.to === 'blog/post' ? [] : [await read(target.to)];
      const text = [await read(`blog/posts/${id}`), ...extra];
      return {
        group: 'posts' as const,
        name: title,
        sentence: true as const,
        picture: coverOf(id),
        text: lead,
        more: [words.categories[category], ...tags.map((tag) => words.tags[tag])].join(' '),
        body: searchBodyOf(text, `${title} ${lead}`),
        ...target,
      };
    }),
  );
};

/** Entries of the help articles: title, text, full text. */
export const articleEntries: SearchSource = async (read) => {
  const words = await read<{ articles: Record<string, { title: string; text: string }> }>('help/articles');
  return Promise.all(
    articleIds.map(async (id) => {
      const { title = '', text = '' } = words.articles[id] ?? {};
      return {
        group: 'articles' as const,
        name: title,
        sentence: true as const,
        text,
        more: '',
        // The words of the pictures name controls, not what the article is about.
        body: searchBodyOf(
          (await read<{ parts: { title: string; text: string }[] }>(`help/articles/${id}`)).parts.map((part) => [
            part.title,
            part.text,
          ]),
          `${title} ${text}`,
        ),
        to: 'help/detail' as const,
        params: { id },
      };
    }),
  );
};

interface FaqWords {
  list: { groups: Record<string, { title: string; items: Record<string, { question: string; answer: string }> }> };
}

/** Suggested before anything is typed. */
const popularQuestions: readonly string[] = ['price', 'first-step', 'code', 'around-the-clock'];

/** Entries of the frequently asked questions: question, answer, group; linked to the hash that opens them. */
export const questionEntries: SearchSource = async (read) => {
  const { list } = await read<FaqWords>('faq');
  return Object.values(list.groups).flatMap(({ title, items }) =>
    Object.entries(items).map(([id, { question, answer }]) => ({
      group: 'questions' as const,
      name: question,
      sentence: true as const,
      ...(popularQuestions.includes(id) && { popular: true as const }),
      text: interpolate(answer, facts).replace(/\s+/g, ' '),
      more: title,
      to: 'faq' as const,
      hash: id,
    })),
  );
};
