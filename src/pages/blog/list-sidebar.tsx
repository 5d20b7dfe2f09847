import type enPosts from '@words/en/blog/posts.json';
import type en from '@words/en/blog/list-sidebar.json';
import { Blog } from '@/sections/blog/Blog';
import { PostLog } from '@/sections/blog/PostLog';

export default function ListSidebar({ blog, head, list, side }: typeof en & { blog: typeof enPosts }) {
  return (
    <Blog words={blog}>
      <div className="by-query">
        <PostLog {...{ head, list, side }} />
      </div>
    </Blog>
  );
}
