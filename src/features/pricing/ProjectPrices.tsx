import type en from '@words/en/pricing.json';
import { discoveryPrice, priceRanges } from '@/data/priceRanges';
import { FactList } from '@/sections/FactList';
import { FactTable } from '@/sections/FactTable';
import { useLanguage } from '@/ui/translation';
import { useFacts } from '@/ui/useFacts';
import { useQueryString } from '@/ui/useQueryString';
import { PaymentSteps } from './PaymentSteps';
import styles from './ProjectPrices.module.scss';
import { parsePlanChoice } from './planChoice';

// The prices span two decades: on a logarithmic scale each range is as wide as the others.
const scaled = (cents: number) =>
  Math.log(cents / discoveryPrice) / Math.log(priceRanges.large.price[1] / discoveryPrice);
const scaledRange = ([from, to]: readonly [number, number]) => [scaled(from), scaled(to)] as const;
const ranges = {
  discovery: [0, 0.02],
  small: scaledRange(priceRanges.small.price),
  medium: scaledRange(priceRanges.medium.price),
  large: scaledRange(priceRanges.large.price),
} as const;

/** Price ranges of projects and the terms of a quote, in the currency that is chosen for the plans. */
export function ProjectPrices({ words }: { words: Pick<typeof en, 'projects' | 'quote'> }) {
  const [query] = useQueryString();
  const { currency } = parsePlanChoice(query, useLanguage());
  const {
    projects,
    quote: { payments, ...terms },
  } = useFacts(words, currency);
  return (
    <div className={`query-dependent ${styles.root}`}>
      <FactTable id="projects" ranges={ranges} {...projects} />
      <FactList id="quote" joined quiet {...terms}>
        <PaymentSteps {...payments} />
      </FactList>
    </div>
  );
}
