import type en from '@words/en/pricing.json';
import { FactList } from '@/sections/FactList';
import { FactTable } from '@/sections/FactTable';
import { useLanguage } from '@/ui/translation';
import { useFacts } from '@/ui/useFacts';
import { useQueryString } from '@/ui/useQueryString';
import { parsePlanChoice } from './planChoice';

/** Price ranges of projects and the terms of a quote, in the currency that is chosen for the plans. */
export function ProjectPrices({ words }: { words: Pick<typeof en, 'projects' | 'quote'> }) {
  const [query] = useQueryString();
  const { currency } = parsePlanChoice(query, useLanguage());
  const { projects, quote } = useFacts(words, currency);
  return (
    <div className="query-dependent">
      <FactTable id="projects" {...projects} />
      <FactList id="quote" joined quiet {...quote} />
    </div>
  );
}
