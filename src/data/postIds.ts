/** Every post's id, the newest first. By itself: the manifest needs the ids, and the first script nothing more. */
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

/** The posts that the two sample pages of the menu show (spec 2.5); every other has an address by its id. */
export const samplePosts = { v1: 'one-second', v2: 'boring-release' } as const satisfies Record<string, PostId>;

/** The posts at an address by their id: no post has two addresses. */
export const addressedPostIds = postIds.filter((id) => id !== samplePosts.v1 && id !== samplePosts.v2);
