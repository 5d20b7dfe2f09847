import { Accordion } from '@/ui/Accordion';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { QuestionBubbles } from '@/ui/art/specialty/QuestionBubbles';
import { QuestionGroup, type FaqGroup } from '@/ui/art/specialty/QuestionGroup';
import { link45deg } from '@/ui/icons/link-45deg';
import { Prose } from '@/sections/Prose';
import { Section } from '@/ui/Section';
import { interpolate } from '@/lib/interpolate';
import { facts } from '@/site/facts';
import { SegmentedControl } from './SegmentedControl';
import styles from './FaqList.module.scss';

/** The groups asked most are marked and have an open answer. */
const isMarked = (group: FaqGroup) => group === 'start' || group === 'money';

/** The filter's topic of a group: two may share one. */
const topicOf = (group: FaqGroup): FaqGroup => (group === 'compliance' ? 'security' : group);

export interface FaqListWords {
  title: string;
  filter: string;
  all: string;
  /** Label of a question's permalink. */
  link: string;
  more: { title: string; text: string };
  write: string;
  groups: Record<FaqGroup, { title: string; items: Record<string, { question: string; answer: string }> }>;
}

interface FaqListProps extends FaqListWords {
  /** Ids of search results, best first; null without a search. */
  found: readonly string[] | null;
  /** Selected category; '' for all. */
  group: string;
  onGroup: (group: string) => void;
}

/** The most questions of a group with one column; a longer one has two. */
const maxInOneColumn = 4;

/** Columns of a group: a long one has two halves. */
function columnsOf<T>(items: readonly T[]): (readonly T[])[] {
  const count = items.length > maxInOneColumn ? Math.ceil(items.length / 2) : items.length;
  return [items.slice(0, count), items.slice(count)].filter((column) => column.length > 0);
}

/** Accordion of questions by category. */
export function FaqList({ found, group, onGroup, title, filter, all, link, more, write, groups }: FaqListProps) {
  const entries = (Object.keys(groups) as FaqGroup[]).map((key) => [key, groups[key]] as const);
  const chosen = Object.hasOwn(groups, group) && !found ? group : '';
  const shows = (key: FaqGroup, id: string) => (found ? found.includes(id) : chosen === '' || chosen === topicOf(key));
  const options = [
    { value: '', label: all },
    ...entries
      .filter(([value]) => topicOf(value) === value)
      .map(([value, { title: label }]) => ({
        value,
        label,
        count: entries.reduce(
          (sum, [key, { items }]) => sum + (topicOf(key) === value ? Object.keys(items).length : 0),
          0,
        ),
      })),
  ];
  return (
    <Section tight labelledBy="faq-list-title">
      <div className={styles.head}>
        <h2 id="faq-list-title">{title}</h2>
        <div className={styles.filters}>
          <SegmentedControl label={filter} options={options} value={chosen} onChange={onGroup} />
        </div>
      </div>
      <div className={styles.groups} data-filtered={found ? 'search' : chosen ? 'topic' : undefined}>
        {entries.map(([key, { title: heading, items }]) => (
          <section
            key={key}
            aria-label={heading}
            data-place={isMarked(key) ? 'marked' : Object.keys(items).length > maxInOneColumn ? 'wide' : undefined}
            hidden={!Object.keys(items).some((id) => shows(key, id))}
          >
            <h3>
              {heading}
              <QuestionGroup group={key} />
            </h3>
            <div className={styles.columns}>
              {columnsOf(Object.entries(items)).map((column, position) => (
                <Accordion
                  key={position}
                  linked
                  firstOpen={isMarked(key)}
                  items={column.map(([id, { question, answer }]) => ({
                    id,
                    title: question,
                    hidden: !shows(key, id),
                    children: (
                      <>
                        <PageLink to="faq" hash={id} className={styles.link} aria-label={link}>
                          <Icon name={link45deg} />
                        </PageLink>
                        <Prose text={interpolate(answer, facts)} />
                      </>
                    ),
                  }))}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      <div className={styles.ask}>
        <div>
          <h2>{more.title}</h2>
          <p>{more.text}</p>
        </div>
        <Button to="contact" icon="arrow-right">
          {write}
        </Button>
        <div className={styles.picture}>
          <QuestionBubbles />
        </div>
      </div>
    </Section>
  );
}
