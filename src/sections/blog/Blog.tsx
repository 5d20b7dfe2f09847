import type { ReactNode } from 'react';
import { BlogContext, type BlogWords } from './useBlog';

/** Gives the blog's parts its words. */
export function Blog({ words, children }: { words: BlogWords; children: ReactNode }) {
  return <BlogContext value={words}>{children}</BlogContext>;
}
