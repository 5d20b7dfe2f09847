import type en from '@words/en/portfolio/list.json';
import { useRef } from 'react';
import { type WorkFacts, type WorkId, workFields, workOf, works as all } from '@/data/works';
import { localeOf } from '@/site/languages';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { useQueryString } from '@/ui/useQueryString';
import { useLanguage } from '@/ui/translation';
import { ProjectListRow } from './ProjectListRow';
import styles from './ProjectList.module.scss';
import { useFlipAnimation } from './useFlipAnimation';
import type { WorkWords } from './workWords';

interface ProjectListProps {
  words: Pick<typeof en, 'sort' | 'row'>;
  works: WorkWords;
}

const sortOrders = ['newest', 'name', 'field'] as const;
type SortOrder = (typeof sortOrders)[number];

/** Projects by name; a crop of the poster stands in each row; it grows to the whole one under a mouse, and a row expands on click. */
export function ProjectList({ words: { sort, row }, works }: ProjectListProps) {
  const [query, setQuery] = useQueryString();
  const collator = new Intl.Collator(localeOf(useLanguage()));
  const params = new URLSearchParams(query);
  const order = sortOrders.find((known) => known === params.get('sort')) ?? 'newest';
  const open = workOf(params.get('work'))?.id ?? null;
  const list = useRef<HTMLUListElement>(null);
  const recordPositions = useFlipAnimation(list, order);
  const write = (next: { sort: SortOrder; work: WorkId | null }) => {
    const text = new URLSearchParams();
    if (next.sort !== 'newest') text.set('sort', next.sort);
    if (next.work) text.set('work', next.work);
    setQuery(text.toString(), { replace: true });
  };
  const compare: Record<SortOrder, (a: WorkFacts, b: WorkFacts) => number> = {
    newest: (a, b) => b.year - a.year,
    name: (a, b) => collator.compare(works.items[a.id].name, works.items[b.id].name),
    field: (a, b) => workFields.indexOf(a.field) - workFields.indexOf(b.field),
  };
  return (
    <>
      <div className={styles.sort} role="group" aria-label={sort.label}>
        {sortOrders.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === order}
            onClick={() => {
              recordPositions();
              write({ sort: one, work: open });
            }}
          >
            {sort[one]}
          </button>
        ))}
      </div>
      <ul ref={list} className={styles.root}>
        {[...all].sort(compare[order]).map((work, index) => (
          <ProjectListRow
            key={work.id}
            work={work}
            words={row}
            works={works}
            open={work.id === open}
            eager={index < 4}
            onToggle={() => write({ sort: order, work: work.id === open ? null : work.id })}
          />
        ))}
        <li className={styles.yourProject}>
          <PageLink to="contact" className={styles.name}>
            {row.yours}
          </PageLink>
          <span className={styles.crop} />
          <p className={styles.facts}>{row.yoursHint}</p>
          <span className={styles.sign}>
            <Icon name="arrow-right" />
          </span>
        </li>
      </ul>
    </>
  );
}
