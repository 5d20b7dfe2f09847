import { posts } from '@/data/posts';
import { BlogProvider } from '@/sections/blog/BlogProvider';
import { BlogHero } from '@/sections/blog/BlogHero';
import { PostGrid } from '@/sections/blog/PostGrid';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(async () => (await import(/* webpackChunkName: "blog-list" */ './grid/Below')).Below);

export default function Grid({ head, list, writers, letter, blog }: WordsOf<'blog/grid'>) {
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
