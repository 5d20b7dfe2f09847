import type en from '@words/en/portfolio/case-study/v2.json';
import { type BoxId, boxOf } from '@/data/cases';
import { type AskedWords, useAskedWords } from '@/ui/useAskedWords';
import { useQuery } from '@/ui/useQuery';

export type Story = (typeof en)['story'];

interface AskedStory extends Omit<AskedWords, 'words'> {
  id: BoxId;
  /** The page's own until another one's words are here; null once they couldn't be had. */
  story: Story | null;
}

/** The story that the address asks for. */
export function useStory(own: Story): AskedStory {
  const [query] = useQuery();
  const id = boxOf(new URLSearchParams(query).get('work'));
  const { words, ...asked } = useAskedWords('portfolio/case/kovan', id === 'kovan');
  if (id === 'kuzey') return { id, story: own, ...asked };
  if (words) return { id, story: words as Story, ...asked };
  // A moment of the page's own story is calmer than an empty page; after a failure it would be the wrong one.
  return asked.failures > 0 ? { id, story: null, ...asked } : { id: 'kuzey', story: own, ...asked };
}
