import type enStory from '@words/en/portfolio/case/kuzey.json';

/** The story of a project that is about one number; each has its file. */
export type StoryWords = typeof enStory;
