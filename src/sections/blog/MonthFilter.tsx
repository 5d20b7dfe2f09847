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
  /** `{{month}}` and `{{count}}`. */
  gauge: string;
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

/** Gauge filled by the reading minutes of a month, as a share of the largest. */
function RainGauge({ share }: { share: number }) {
  const level = 112 - 84 * share;
  return (
    <svg viewBox="0 0 64 124" aria-hidden="true" focusable="false">
      {share > 0 && (
        <>
          <path d={`M14 ${level}q9-5 18 0t18 0V106q0 6-6 6H20q-6 0-6-6Z`} className={styles.water} />
          <path d={`M14 ${level}q9-5 18 0t18 0`} className={styles.surface} />
        </>
      )}
      <path d="M6 8H58L50 20V106q0 6-6 6H20q-6 0-6-6V20Z" className={styles.glass} />
      <path d="M14 34h8M14 52h12M14 70h8M14 88h12" className={styles.marks} />
      <path d="M8 120H56" className={styles.foot} />
    </svg>
  );
}

/** Filter by month, drawn as rain gauges, the newest marked; a click on the active month clears it. */
export function MonthFilter({ label, gauge, query }: MonthFilterProps) {
  const { monthOf } = useBlog();
  const language = useLanguage();
  const maxMinutes = Math.max(...months.map((month) => minutesOf(month, language)));
  return (
    <nav className={styles.root} aria-label={label}>
      <ol>
        {months.map((month) => {
          const count = postsOf(month).length;
          const chosen = month === query.month;
          const face = (
            <>
              <RainGauge share={minutesOf(month, language) / maxMinutes} />
              <strong>{count}</strong>
              <span>{monthOf(month, true)}</span>
            </>
          );
          return (
            <li key={month}>
              {count > 0 ? (
                <PageLink
                  to="blog/list-sidebar"
                  search={serializePostQuery({ ...query, month: chosen ? null : month, page: 1 })}
                  aria-label={interpolate(gauge, { month: monthOf(month), count })}
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
