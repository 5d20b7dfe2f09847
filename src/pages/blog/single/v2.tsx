import type en from '@words/en/blog/single/v2.json';
import { samplePosts } from '@/data/postIds';
import { postOf } from '@/data/posts';
import { BlogProvider } from '@/sections/blog/BlogProvider';
import { EssayPage } from '@/sections/blog/EssayPage';
import { type PostPageWords, postMeta } from '@/sections/blog/postWords';
import { EssayEnd } from '@/sections/blog/EssayEnd';

/** Title and description of the post. */
export const metaOf = (words: PostPageWords) => postMeta(words, samplePosts.v2);

export default function SingleV2({ blog, frame, post: words, calm, talk }: PostPageWords & typeof en) {
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
