import type enPosts from '@words/en/blog/posts.json';
import type en from '@words/en/blog/list-sidebar.json';
import { BlogProvider } from '@/sections/blog/BlogProvider';
import { PostArchive } from '@/sections/blog/PostArchive';

export default function ListSidebar({ blog, head, list, side }: typeof en & { blog: typeof enPosts }) {
  return (
    <BlogProvider words={blog}>
      <div className="query-dependent">
        <PostArchive {...{ head, list, side }} />
      </div>
    </BlogProvider>
  );
}
