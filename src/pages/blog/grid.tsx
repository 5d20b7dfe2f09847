import type enPosts from '@words/en/blog/posts.json';
import type en from '@words/en/blog/grid.json';
import { posts } from '@/data/posts';
import { BlogProvider } from '@/sections/blog/BlogProvider';
import { BlogHero } from '@/sections/blog/BlogHero';
import { PostGrid } from '@/sections/blog/PostGrid';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(async () => (await import(/* webpackChunkName: "blog-list" */ './grid/Below')).Below);

export default function Grid({ head, list, writers, letter, blog }: typeof en & { blog: typeof enPosts }) {
  const [newest] = posts;
  return (
    <BlogProvider words={blog}>
      {newest && <BlogHero {...head} post={newest} />}
      <div className="query-dependent">
        <PostGrid {...list} />
      </div>
      <Below writers={writers} letter={letter} />
    </BlogProvider>
  );
}

export const parts = [Below];
