import { dateFormat } from '@/lib/formats';
import type enPosts from '@words/en/blog/posts.json';
import { createContext, useContext } from 'react';
import { postMinutes } from '@/data/postMinutes';
import type { PostId } from '@/data/postIds';
import type { AuthorId, Post, PostCategory, PostTag } from '@/data/posts';
import { interpolate } from '@/lib/interpolate';
import { useLanguage } from '@/ui/translation';

/** Titles and leads of the posts, categories, tags, and what every card says. */
export type BlogWords = typeof enPosts;

/** The blog's words in the language on screen; the page provides them. */
export const BlogContext = createContext<BlogWords | null>(null);

/** What the blog's parts say, in the language on screen. */
export function useBlog() {
  const words = useContext(BlogContext);
  const language = useLanguage();
  if (!words) throw new Error('There is no blog around this part');
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
    /** 18 November 2026, or with a short month. */
    dayOf: ({ date: day }: Post, short = false) => date(day, { dateStyle: short ? 'medium' : 'long' }),
    /** A month such as `2026-11`: long, or short with the year left out. */
    monthOf: (month: string, short = false) =>
      date(`${month}-01`, short ? { month: 'short' } : { month: 'long', year: 'numeric' }),
  };
}
