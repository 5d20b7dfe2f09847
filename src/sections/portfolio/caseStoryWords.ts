import type enStory from '@words/en/portfolio/case/kuzey.json';

/** Words of a case study about one number; each has a file of its own. */
export type CaseStoryWords = typeof enStory;
