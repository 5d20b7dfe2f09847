import type { PostId } from '@/data/postIds';
import { numberFormat } from '@/lib/formats';
import { useLanguage } from '@/ui/translation';
import { PostFigure } from './PostFigure';
import styles from './PostChart.module.scss';

export interface ChartWords {
  title: string;
  note: string;
  rows: Readonly<Record<string, string>>;
  /** Buttons that play the values, which are milliseconds then. */
  play?: { real: string; slow: string };
  /** A switch that takes the highlighted row away; the values are hours of one sequence then. */
  skip?: { label: string; total: string; less: string };
  /** A slider for the time, and what is said of a row before and after its value; the values are minutes then. */
  timeline?: { label: string; down: string; up: string };
}

export interface PostChartProps {
  words: ChartWords;
  rows: Readonly<Record<string, number>>;
  accent: string;
  /** Chooses the colours, which are those of the post's cover. */
  post: PostId;
}

/** Bar chart as a poster; the row `accent` is highlighted and its value is the picture. */
export function PostChart({ words, rows, accent, post }: PostChartProps) {
  const language = useLanguage();
  const most = Math.max(...Object.values(rows));
  return (
    <PostFigure className={styles.root} post={post} title={words.title} note={words.note}>
      <p className={styles.figure} aria-hidden="true">
        <strong>{numberFormat(language).format(rows[accent] ?? 0)}</strong>
        <span>{words.rows[accent]}</span>
      </p>
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
    </PostFigure>
  );
}
