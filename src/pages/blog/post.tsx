import type { PostId } from '@/data/postIds';
import { postMeta } from '@/sections/blog/postWords';
import type { WordsOf } from '@/site/words';
import { useRoute } from '@/ui/route';
import { PostReader } from './post/PostReader';

export { parts } from './post/PostReader';

/** Title and description of the post. */
export const metaOf = (words: WordsOf<'blog/post'>, { id }: Readonly<Record<string, string>>) =>
  postMeta(words, id as PostId);

export default function Post(words: WordsOf<'blog/post'>) {
  return <PostReader id={useRoute().params.id as PostId} words={words} />;
}
