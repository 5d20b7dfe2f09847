import { storyIds } from '@/data/entryIds';
import { storyOf } from '@/data/stories';
import { stationKinds } from '@/sections/customer/stationKinds';
import { languageCodes } from '@/site/languages';
import { readWords } from '../support/files';

interface StoryText {
  flow: Record<'before' | 'after', readonly string[]>;
  screen: object;
}

describe.each(languageCodes)('the customer stories in %s', (language) => {
  it.each(storyIds)('have an object for each station: %s', (id) => {
    const { flow } = readWords(language, `stories/${id}`) as StoryText;
    expect(stationKinds[id].before).toHaveLength(flow.before.length);
    expect(stationKinds[id].after).toHaveLength(flow.after.length);
  });

  it.each(storyIds)('have a share of a target where a phone counts it: %s', (id) => {
    const { screen } = readWords(language, `stories/${id}`) as StoryText;
    expect(storyOf(id).share !== undefined).toBe('count' in screen);
  });
});
