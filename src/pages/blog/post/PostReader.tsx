import type { PostId } from '@/data/postIds';
import { postOf } from '@/data/posts';
import { BlogProvider } from '@/sections/blog/BlogProvider';
import { PostPage } from '@/sections/blog/PostPage';
import type { PostPageWords } from '@/sections/blog/postWords';
import { lazyHydrate } from '@/ui/lazyHydrate';

const PostEnd = lazyHydrate(async () => (await import(/* webpackChunkName: "post-end" */ './PostEnd')).PostEnd);

/** Lazily hydrated parts of post pages. */
export const parts = [PostEnd];

/** A post in the plain layout. */
export function PostReader({ id, words: { blog, frame, post: words } }: { id: PostId; words: PostPageWords }) {
  const post = postOf(id);
  if (!post) return null;
  return (
    <BlogProvider words={blog}>
      <PostPage key={id} post={post} words={words} frame={frame}>
        <PostEnd post={post} frame={frame} />
      </PostPage>
    </BlogProvider>
  );
}
