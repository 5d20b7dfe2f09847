import type { ReactNode } from 'react';
import { BlogContext, type BlogWords } from './useBlog';

/** Provides the blog's words to `useBlog`. */
export function Blog({ words, children }: { words: BlogWords; children: ReactNode }) {
  return <BlogContext value={words}>{children}</BlogContext>;
}
