import { BlogProvider } from '@/sections/blog/BlogProvider';
import { PostArchive } from '@/sections/blog/PostArchive';
import type { WordsOf } from '@/site/words';

export default function ListSidebar({ blog, head, list, side }: WordsOf<'blog/list-sidebar'>) {
  return (
    <BlogProvider words={blog}>
      <div className="query-dependent">
        <PostArchive {...{ head, list, side }} />
      </div>
    </BlogProvider>
  );
}
