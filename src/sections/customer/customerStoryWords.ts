import type enStories from '@words/en/stories.json';
import type enText from '@words/en/stories/egeoptik.json';
import type enFoundry from '@words/en/stories/tunc.json';

/** Words shared by the customer pages. */
export type CustomerStoriesWords = typeof enStories;

/** Text of one story; each story has its own file. The foundry has a screen on its wall, the others a phone. */
export type CustomerStoryText = Omit<typeof enText, 'screen'> & Pick<typeof enText | typeof enFoundry, 'screen'>;
