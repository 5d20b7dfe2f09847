import type { ReactNode } from 'react';
import { BlogContext, type BlogWords } from './useBlog';

/** Provides the blog's words to `useBlog`. */
export function BlogProvider({ words, children }: { words: BlogWords; children: ReactNode }) {
  return <BlogContext value={words}>{children}</BlogContext>;
}
