import type enStories from '@words/en/stories.json';
import type enText from '@words/en/stories/egeoptik.json';

/** Words shared by the customer pages. */
export type CustomerStoriesWords = typeof enStories;

/** Text of one story; each story has its own file. */
export type CustomerStoryText = typeof enText;
