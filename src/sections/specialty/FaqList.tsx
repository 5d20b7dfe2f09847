import { Accordion } from '@/ui/Accordion';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { QuestionBubbles } from '@/ui/art/specialty/QuestionBubbles';
import { type MarkedTopic, TopicMark } from '@/ui/art/specialty/TopicMark';
import { Prose } from '@/sections/Prose';
import { Section } from '@/ui/Section';
import { interpolate } from '@/lib/interpolate';
import { facts } from '@/site/facts';
import { SegmentedControl } from './SegmentedControl';
import styles from './FaqList.module.scss';

const groupMarks = {
  start: 'projects',
  money: 'prices',
  support: 'support',
  security: 'privacy',
  data: 'data',
  site: 'site',
} as const satisfies Record<string, MarkedTopic>;

type FaqGroup = keyof typeof groupMarks;

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

/** Columns of a group: the first has its open answer above the other questions, a long one two halves. */
function columnsOf<T>(items: readonly T[], isFirst: boolean): (readonly T[])[] {
  const count = isFirst ? 1 : items.length > maxInOneColumn ? Math.ceil(items.length / 2) : items.length;
  return [items.slice(0, count), items.slice(count)].filter((column) => column.length > 0);
}

/** Accordion of questions by category. */
export function FaqList({ found, group, onGroup, title, filter, all, link, more, write, groups }: FaqListProps) {
  const entries = (Object.keys(groups) as FaqGroup[]).map((key) => [key, groups[key]] as const);
  const chosen = Object.hasOwn(groups, group) && !found ? group : '';
  const shows = (key: string, id: string) => (found ? found.includes(id) : chosen === '' || chosen === key);
  const options = [
    { value: '', label: all },
    ...entries.map(([value, { title: label, items }]) => ({ value, label, count: Object.keys(items).length })),
  ];
  return (
    <Section tight labelledBy="faq-list-title">
      <div className={styles.head}>
        <h2 id="faq-list-title">{title}</h2>
        <SegmentedControl label={filter} options={options} value={chosen} onChange={onGroup} />
      </div>
      <div className={styles.groups} data-filtered={found ? 'search' : chosen ? 'topic' : undefined}>
        {entries.map(([key, { title: heading, items }], at) => (
          <section
            key={key}
            aria-label={heading}
            data-place={at === 0 ? 'first' : Object.keys(items).length > maxInOneColumn ? 'wide' : undefined}
            hidden={!Object.keys(items).some((id) => shows(key, id))}
          >
            <h3>
              <TopicMark topic={groupMarks[key]} />
              {heading}
            </h3>
            <div className={styles.columns}>
              {columnsOf(Object.entries(items), at === 0).map((column, position) => (
                <Accordion
                  key={position}
                  linked
                  firstOpen={at === 0 && position === 0}
                  items={column.map(([id, { question, answer }]) => ({
                    id,
                    title: question,
                    hidden: !shows(key, id),
                    children: (
                      <>
                        <Prose text={interpolate(answer, facts)} />
                        <PageLink to="faq" hash={id} className={styles.link}>
                          {link}
                        </PageLink>
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
