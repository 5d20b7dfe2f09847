import { samplePosts } from '@/data/postIds';
import { postOf } from '@/data/posts';
import { BlogProvider } from '@/sections/blog/BlogProvider';
import { EssayPage } from '@/sections/blog/EssayPage';
import { postMeta } from '@/sections/blog/postWords';
import { EssayEnd } from '@/sections/blog/EssayEnd';
import type { WordsOf } from '@/site/words';

/** Title and description of the post. */
export const metaOf = (words: WordsOf<'blog/single/v2'>) => postMeta(words, samplePosts.v2);

export default function SingleV2({ blog, frame, post: words, calm, talk }: WordsOf<'blog/single/v2'>) {
  const post = postOf(samplePosts.v2);
  if (!post) return null;
  return (
    <BlogProvider words={blog}>
      <EssayPage {...{ post, words, frame, calm }}>
        <EssayEnd post={post} words={frame.around} talk={talk} />
      </EssayPage>
    </BlogProvider>
  );
}
