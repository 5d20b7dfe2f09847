import { postMinutes } from '@/data/postMinutes';
import { posts } from '@/data/posts';
import { interpolate } from '@/lib/interpolate';
import { sumOf } from '@/lib/sumOf';
import type { LanguageCode } from '@/site/languages';
import { PageLink } from '@/ui/PageLink';
import { useLanguage } from '@/ui/translation';
import styles from './MonthFilter.module.scss';
import { type PostQuery, serializePostQuery } from './postQuery';
import { useBlog } from './useBlog';

interface MonthFilterProps {
  label: string;
  /** `{{month}}`, `{{count}}` and `{{minutes}}`. */
  gauge: string;
  /** What the gauges measure, above them. */
  scale: string;
  query: PostQuery;
}

/** All months from the first to the last post, as `2026-11`. */
function allMonths(): string[] {
  const days = posts.map(({ date }) => date).sort();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const months: string[] = [];
  for (const day = new Date(`${from.slice(0, 7)}-01`); day <= new Date(to); day.setUTCMonth(day.getUTCMonth() + 1))
    months.push(day.toISOString().slice(0, 7));
  return months;
}

const months = allMonths();
const postsOf = (month: string) => posts.filter(({ date }) => date.startsWith(month));
const minutesOf = (month: string, language: LanguageCode) =>
  sumOf(postsOf(month).map(({ id }) => postMinutes[id][language]));

/**
 * Gauge filled by the reading minutes of a month, with a mark for each; that of the largest month is nearly full. Lit from
 * the left: a gleam there, and deeper water on the right.
 */
function RainGauge({ minutes, most }: { minutes: number; most: number }) {
  const heightOf = (minute: number) => 112 - Math.round((84 * minute) / most);
  const level = heightOf(minutes);
  return (
    <svg viewBox="0 0 64 124" aria-hidden="true" focusable="false">
      <ellipse cx="34" cy="116" rx="26" ry="5" className={styles.shadow} />
      <path d="M6 8H58L50 20V106q0 6-6 6H20q-6 0-6-6V20Z" className={styles.inside} />
      {minutes > 0 && (
        <>
          <path d={`M14 ${level}q9-5 18 0t18 0V106q0 6-6 6H20q-6 0-6-6Z`} className={styles.water} />
          <path d={`M37 ${level + 2}q7 2 13-2V106q0 6-6 6h-7Z`} className={styles.water} />
          <path d={`M14 ${level}q9-5 18 0t18 0`} className={styles.surface} />
        </>
      )}
      <path d="M20 25V102" className={styles.light} />
      <path d="M6 8H58L50 20V106q0 6-6 6H20q-6 0-6-6V20Z" className={styles.glass} />
      <path
        d={Array.from({ length: most }, (_, index) => `M50 ${heightOf(index + 1)}h-${index % 2 ? 12 : 7}`).join('')}
        className={styles.marks}
      />
    </svg>
  );
}

/** Filter by month, drawn as rain gauges; a click on the active month clears it. */
export function MonthFilter({ label, gauge, scale, query }: MonthFilterProps) {
  const { monthOf } = useBlog();
  const language = useLanguage();
  const most = Math.max(...months.map((month) => minutesOf(month, language)));
  return (
    <nav className={styles.root} aria-label={label}>
      <p>{scale}</p>
      <ol>
        {months.map((month) => {
          const count = postsOf(month).length;
          const minutes = minutesOf(month, language);
          const chosen = month === query.month;
          const face = (
            <>
              <RainGauge minutes={minutes} most={most} />
              <strong>{minutes}</strong>
              <span>{monthOf(month, true)}</span>
            </>
          );
          return (
            <li key={month}>
              {count > 0 ? (
                <PageLink
                  to="blog/list-sidebar"
                  search={serializePostQuery({ ...query, month: chosen ? null : month, page: 1 })}
                  aria-label={interpolate(gauge, { month: monthOf(month), count, minutes })}
                  {...(chosen && { 'aria-current': 'page' as const })}
                >
                  {face}
                </PageLink>
              ) : (
                <div>{face}</div>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
