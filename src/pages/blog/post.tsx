import type { PostId } from '@/data/postIds';
import { type PostPageWords, postMeta } from '@/sections/blog/post';
import { usePlace } from '@/ui/place';
import { Reader } from './post/Reader';

/** The post's own title and description. */
export const metaOf = (words: PostPageWords, { id }: Readonly<Record<string, string>>) => postMeta(words, id as PostId);

export default function Post(words: PostPageWords) {
  return <Reader id={usePlace(({ params }) => params.id) as PostId} words={words} />;
}
