import { numberFormat } from '@/lib/formats';
import { interpolate } from '@/lib/interpolate';
import { pageWeights, slowConnection } from '@/data/pageWeights';
import { localeOf } from '@/site/languages';
import { Section, SectionHead } from '@/ui/Section';
import { Balance } from '@/ui/art/agency/Balance';
import { useQueryString } from '@/ui/useQueryString';
import { useLanguage } from '@/ui/translation';
import styles from './PageScales.module.scss';

type PagePart = keyof typeof pageWeights;
type Verdict = 'light' | 'fair' | 'heavy' | 'stone';

interface PageScalesProps {
  title: string;
  text: string;
  choose: string;
  items: Record<PagePart, string>;
  weight: string;
  time: string;
  kilobytes: string;
  seconds: string;
  verdicts: Record<Verdict, string>;
}

const parts = Object.keys(pageWeights) as PagePart[];
const defaultParts: readonly PagePart[] = ['text', 'fonts', 'photos', 'chat'];

const verdictOf = (seconds: number): Verdict =>
  seconds <= 2.5 ? 'light' : seconds <= 5 ? 'fair' : seconds <= 15 ? 'heavy' : 'stone';

/** Page weight and load time of selected parts; the selection is a query parameter. */
export function PageScales({
  title,
  text,
  choose,
  items,
  weight,
  time,
  kilobytes,
  seconds,
  verdicts,
}: PageScalesProps) {
  const [query, change] = useQueryString();
  const given = new URLSearchParams(query).get('page');
  const chosen = given === null ? defaultParts : parts.filter((part) => given.split('-').includes(part));
  const kB = chosen.reduce((sum, part) => sum + pageWeights[part], 0);
  const wait = kB === 0 ? 0 : slowConnection.delay + kB / slowConnection.rate;
  const locale = localeOf(useLanguage());
  const digits = numberFormat(locale);
  const tenths = numberFormat(locale, { maximumFractionDigits: 1 });
  const toggle = (part: PagePart) =>
    change(`page=${parts.filter((other) => chosen.includes(other) !== (other === part)).join('-')}`);
  const verdict = verdictOf(wait);
  return (
    <Section tone="surface" labelledBy="scales-title">
      <SectionHead id="scales-title" title={title} text={text} />
      <div className={styles.root}>
        <fieldset className={styles.parts}>
          <legend>{choose}</legend>
          {parts.map((part) => (
            <label key={part}>
              <input type="checkbox" checked={chosen.includes(part)} onChange={() => toggle(part)} />
              <span>{items[part]}</span>
              <small>{interpolate(kilobytes, { value: digits.format(pageWeights[part]) })}</small>
            </label>
          ))}
        </fieldset>
        <div className={styles.pin}>
          <div className={styles.result} data-verdict={verdict}>
            <Balance tilt={Math.min(14, Math.log2(1 + wait) * 3.4 - 5)} />
            <dl aria-live="polite">
              <div>
                <dt>{weight}</dt>
                <dd>{interpolate(kilobytes, { value: digits.format(kB) })}</dd>
              </div>
              <div>
                <dt>{time}</dt>
                <dd className={styles.time}>{interpolate(seconds, { value: tenths.format(wait) })}</dd>
              </div>
            </dl>
            <p role="status">{verdicts[verdict]}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
