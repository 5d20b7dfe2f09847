import type enPosts from '@words/en/blog/posts.json';
import type en from '@words/en/blog/grid.json';
import { posts } from '@/data/posts';
import { Blog } from '@/sections/blog/Blog';
import { FrontPage } from '@/sections/blog/FrontPage';
import { PostGrid } from '@/sections/blog/PostGrid';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(async () => (await import(/* webpackChunkName: "blog-list" */ './grid/Below')).Below);

export default function Grid({ head, list, writers, letter, blog }: typeof en & { blog: typeof enPosts }) {
  const [newest] = posts;
  return (
    <Blog words={blog}>
      {newest && <FrontPage {...head} post={newest} />}
      <div className="by-query">
        <PostGrid {...list} />
      </div>
      <Below writers={writers} letter={letter} />
    </Blog>
  );
}

export const parts = [Below];
