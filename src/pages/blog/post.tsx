import type { PostId } from '@/data/postIds';
import { type PostPageWords, postMeta } from '@/sections/blog/postWords';
import { useRoute } from '@/ui/route';
import { PostReader } from './post/PostReader';

export { parts } from './post/PostReader';

/** Title and description of the post. */
export const metaOf = (words: PostPageWords, { id }: Readonly<Record<string, string>>) => postMeta(words, id as PostId);

export default function Post(words: PostPageWords) {
  return <PostReader id={useRoute().params.id as PostId} words={words} />;
}
