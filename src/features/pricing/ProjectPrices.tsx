import type en from '@words/en/pricing.json';
import { rates } from '@/data/plans';
import { discoveryPrice, priceRanges } from '@/data/priceRanges';
import { numberFormat } from '@/lib/formats';
import { FactList } from '@/sections/FactList';
import { FactTable } from '@/sections/FactTable';
import { localeOf } from '@/site/languages';
import { ProjectBuilding, type ProjectSize, ProjectSizes } from '@/ui/art/specialty/ProjectSizes';
import { useLanguage } from '@/ui/translation';
import { useFacts } from '@/ui/useFacts';
import { useQueryString } from '@/ui/useQueryString';
import { PaymentSteps } from './PaymentSteps';
import styles from './ProjectPrices.module.scss';
import { parsePlanChoice } from './planChoice';

const { small, medium, large } = priceRanges;

// The prices span two decades: on a logarithmic scale each range is as wide as the others.
const scaled = (cents: number) => Math.log(cents / discoveryPrice) / Math.log(large.price[1] / discoveryPrice);
const scaledRange = ([from, to]: readonly [number, number]) => [scaled(from), scaled(to)] as const;
const ranges = {
  discovery: [0, scaled(small.price[0])],
  small: scaledRange(small.price),
  medium: scaledRange(medium.price),
  large: scaledRange(large.price),
} as const;
/** Ends of the ranges in US cents; each begins where the one before ends. */
const steps = [discoveryPrice, small.price[0], medium.price[0], large.price[0], large.price[1]];

/** Price ranges of projects and the terms of a quote, in the currency that is chosen for the plans. */
export function ProjectPrices({ words }: { words: Pick<typeof en, 'projects' | 'quote'> }) {
  const [query] = useQueryString();
  const language = useLanguage();
  const { currency } = parsePlanChoice(query, language);
  const {
    projects,
    quote: { payments, ...terms },
  } = useFacts(words, currency);
  const { rows } = projects;
  const money = numberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return (
    <div className={`query-dependent ${styles.root}`}>
      <FactTable
        id="projects"
        {...projects}
        rows={Object.fromEntries(
          (Object.keys(rows) as ProjectSize[]).map((size) => [
            size,
            {
              ...rows[size],
              size: (
                <>
                  <ProjectBuilding size={size} />
                  {rows[size].size}
                </>
              ),
            },
          ]),
        )}
        picture={
          <div className={styles.sizes}>
            <ProjectSizes
              names={{
                discovery: rows.discovery.size,
                small: rows.small.size,
                medium: rows.medium.size,
                large: rows.large.size,
              }}
              ranges={ranges}
              ticks={steps.map((cents) => [scaled(cents), money.format((cents * rates[currency]) / 100)])}
            />
          </div>
        }
      />
      <FactList id="quote" tone="surface" quiet {...terms}>
        <PaymentSteps {...payments} />
      </FactList>
    </div>
  );
}
