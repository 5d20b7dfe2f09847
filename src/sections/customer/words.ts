import type enStories from '@words/en/stories.json';

/** The words of the stories, which both pages of the customers share. */
export type StoriesWords = typeof enStories;
