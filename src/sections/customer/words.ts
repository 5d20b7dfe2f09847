import type enStories from '@words/en/stories.json';
import type enText from '@words/en/stories/egeoptik.json';

/** The words of the stories, which both pages of the customers share. */
export type StoriesWords = typeof enStories;

/** What is told of one of them; each has its file. */
export type StoryText = typeof enText;
