import { samplePosts } from '@/data/postIds';
import { type PostPageWords, postMeta } from '@/sections/blog/postWords';
import { PostReader } from '../post/PostReader';

export { parts } from '../post/PostReader';

/** Title and description of the post. */
export const metaOf = (words: PostPageWords) => postMeta(words, samplePosts.v1);

export default function SingleV1(words: PostPageWords) {
  return <PostReader id={samplePosts.v1} words={words} />;
}
