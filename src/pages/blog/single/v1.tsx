import { samplePosts } from '@/data/postIds';
import { type PostPageWords, postMeta } from '@/sections/blog/post';
import { Reader } from '../post/Reader';

export { parts } from '../post/Reader';

/** The post's own title and description. */
export const metaOf = (words: PostPageWords) => postMeta(words, samplePosts.v1);

export default function SingleV1(words: PostPageWords) {
  return <Reader id={samplePosts.v1} words={words} />;
}
