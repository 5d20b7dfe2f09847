/**
 * Post ids, newest first. Kept apart from the posts, because src/site/menu.ts, which is in the first bundle, needs the
 * ids only.
 */
export const postIds = [
  'one-second',
  'boring-release',
  'no-signal',
  'friday-mrp',
  'two-batteries',
  'quoted-answer',
  'fourteen-kilobytes',
  'still-desktop',
  'paper-first',
] as const;

export type PostId = (typeof postIds)[number];

/** Posts of the two sample pages in the menu; the URLs of all others contain their id. */
export const samplePosts = { v1: 'one-second', v2: 'boring-release' } as const satisfies Record<string, PostId>;

/** Ids of the posts with their id in the URL; without `samplePosts`, so that no post has two URLs. */
export const addressedPostIds = postIds.filter((id) => id !== samplePosts.v1 && id !== samplePosts.v2);
