import { samplePosts } from '@/data/postIds';
import { type PostPageWords, postMeta } from '@/sections/blog/post';
import { PostReader } from '../post/Reader';

export { parts } from '../post/Reader';

/** Title and description of the post. */
export const metaOf = (words: PostPageWords) => postMeta(words, samplePosts.v1);

export default function SingleV1(words: PostPageWords) {
  return <PostReader id={samplePosts.v1} words={words} />;
}
