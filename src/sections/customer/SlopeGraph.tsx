import { type StoryId, storyIds } from '@/data/entryIds';
import { figureText, storyOf } from '@/data/stories';
import { numberFormat } from '@/lib/formats';
import { localeOf } from '@/site/languages';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { useLanguage } from '@/ui/translation';
import styles from './SlopeGraph.module.scss';
import type { CustomerStoriesWords } from './customerStoryWords';

interface SlopeGraphProps {
  title: string;
  text: string;
  before: string;
  after: string;
  groups: Record<Group, string>;
  stories: CustomerStoriesWords;
}

/** Durations, and percentages. */
type Group = 'time' | 'share';
const groupOf = (id: StoryId): Group => (storyOf(id).figures[0].unit === 'percent' ? 'share' : 'time');

/** Slope graph of each story's headline figure; the bar at its end is what remains of the one at its start. */
export function SlopeGraph({ title, text, before, after, groups, stories }: SlopeGraphProps) {
  const locale = localeOf(useLanguage());
  const slopeOf = (id: StoryId) => {
    const { client, figures } = storyOf(id);
    const [figure] = figures;
    const fall = 1 - figure.after / figure.before;
    // From the figure before, at 8 units, to the one after; zero is at 80.
    const end = 8 + 72 * fall;
    return (
      <li key={id}>
        <p>
          <PageLink to="customer/story-single" params={{ id }}>
            {client}
          </PageLink>
          <span>{stories.items[id].figures[0]}</span>
        </p>
        <span className={styles.number}>
          <span className="visually-hidden">{before}: </span>
          {figureText(figure.before, figure.unit, locale)}
        </span>
        <svg viewBox="0 0 200 88" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d="M0 80H200" className={styles.zero} />
          <path d={`M8 8L192 ${end}V80H8Z`} className={styles.area} />
          <path d="M8 8V80" className={styles.before} />
          <path d={`M192 ${end}V80`} className={styles.after} />
          <path d={`M8 8L192 ${end}`} />
        </svg>
        <strong className={styles.number}>
          <span className="visually-hidden">{after}: </span>
          {figureText(figure.after, figure.unit, locale)}
          <small>{numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(-fall)}</small>
        </strong>
      </li>
    );
  };
  return (
    <Section tone="ink" labelledBy="slopes-title">
      <div className={styles.head}>
        <h2 id="slopes-title">{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.groups}>
        {(Object.keys(groups) as Group[]).map((group) => (
          <div key={group} className={styles.group}>
            <div className={styles.ends}>
              <h3>{groups[group]}</h3>
              <span aria-hidden="true">{before}</span>
              <span aria-hidden="true">{after}</span>
            </div>
            <ul>{storyIds.filter((id) => groupOf(id) === group).map(slopeOf)}</ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
