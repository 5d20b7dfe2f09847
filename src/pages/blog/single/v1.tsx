import { samplePosts } from '@/data/postIds';
import { postMeta } from '@/sections/blog/postWords';
import type { WordsOf } from '@/site/words';
import { PostReader } from '../post/PostReader';

export { parts } from '../post/PostReader';

/** Title and description of the post. */
export const metaOf = (words: WordsOf<'blog/single/v1'>) => postMeta(words, samplePosts.v1);

export default function SingleV1(words: WordsOf<'blog/single/v1'>) {
  return <PostReader id={samplePosts.v1} words={words} />;
}
