import { dateFormat } from '@/lib/formats';
import type enPosts from '@words/en/blog/posts.json';
import { createContext, useContext } from 'react';
import { postMinutes } from '@/data/postMinutes';
import type { PostId } from '@/data/postIds';
import type { AuthorId, Post, PostCategory, PostTag } from '@/data/posts';
import { interpolate } from '@/lib/interpolate';
import { useLanguage } from '@/ui/translation';

export type BlogWords = typeof enPosts;

/** Context of the blog's words; `null` outside of `BlogProvider`. */
export const BlogContext = createContext<BlogWords | null>(null);

/**
 * Names and formatted values of the blog in the language on screen.
 * @throws outside of `BlogProvider`
 */
export function useBlog() {
  const words = useContext(BlogContext);
  const language = useLanguage();
  if (!words) throw new Error('useBlog must be used inside BlogProvider');
  const date = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(day));
  return {
    words,
    titleOf: (id: PostId) => words.posts[id].title,
    leadOf: (id: PostId) => words.posts[id].lead,
    categoryOf: (id: PostCategory) => words.categories[id],
    tagOf: (id: PostTag) => words.tags[id],
    roleOf: (id: AuthorId) => words.roles[id],
    minutesOf: ({ id }: Post) => interpolate(words.card.minutes, { minutes: postMinutes[id][language] }),
    /** Date such as 18 November 2026. */
    dayOf: ({ date: day }: Post) => date(day, { dateStyle: 'long' }),
    /** Name of a month such as `2026-11`: long with the year, or short without it. */
    monthOf: (month: string, short = false) =>
      date(`${month}-01`, short ? { month: 'short' } : { month: 'long', year: 'numeric' }),
  };
}
