import type en from '@words/en/portfolio/case-study/v2.json';
import { type BoxId, boxOf } from '@/data/cases';
import { useQuery } from '@/ui/useQuery';
import { useMoreWords } from '@/ui/words';

export type Story = (typeof en)['story'];

/** The story that the address asks for; the page's own until another one's words are here. */
export function useStory(own: Story): { id: BoxId; story: Story } {
  const [query] = useQuery();
  const asked = boxOf(new URLSearchParams(query).get('work'));
  const other = useMoreWords('portfolio/case/kovan', asked === 'kovan') as Story | null;
  return asked === 'kovan' && other ? { id: 'kovan', story: other } : { id: 'kuzey', story: own };
}
