import { numberFormat } from '@/lib/formats';
import { useLanguage } from '@/ui/translation';
import styles from './PostChart.module.scss';

export interface ChartWords {
  title: string;
  note: string;
  rows: Readonly<Record<string, string>>;
}

interface PostChartProps {
  words: ChartWords;
  rows: Readonly<Record<string, number>>;
  accent: string;
}

/** Bar chart; the row `accent` is highlighted. */
export function PostChart({ words, rows, accent }: PostChartProps) {
  const language = useLanguage();
  const most = Math.max(...Object.values(rows));
  return (
    <figure className={styles.root}>
      <figcaption>{words.title}</figcaption>
      <dl>
        {Object.entries(rows).map(([key, value]) => (
          <div key={key} data-accent={key === accent || undefined}>
            <dt>{words.rows[key]}</dt>
            <dd>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="1" />
                <rect width={Math.max(1, (100 * value) / most)} height="1" />
              </svg>
              <span>{numberFormat(language).format(value)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>{words.note}</p>
    </figure>
  );
}
