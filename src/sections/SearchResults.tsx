import { Fragment, useId, useState } from 'react';
import { rankTexts } from '@/lib/rankTexts';
import { targetOf } from '@/site/addresses';
import { type SearchEntry, type SearchGroup, searchGroups } from '@/site/searchIndex';
import { PageLink } from '@/ui/PageLink';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import { useTranslation } from '@/ui/translation';
import type { styles as searchStyles } from './SearchParts';
import { ResultPrice } from './ResultPrice';
import { excerpt, highlight } from './highlight';

interface ResultGroup {
  group: SearchGroup;
  entries: readonly SearchEntry[];
}

/** Results of a group while it is collapsed. */
const collapsedCount = 5;

/**
 * Ranks the index by a query and groups the results: the group with the best result first, then in the order of
 * `searchGroups`.
 */
export function groupResults(query: string, index: readonly SearchEntry[]): readonly ResultGroup[] {
  const ranked = rankTexts(query, index);
  const best = (group: SearchGroup) => ranked.find(({ item }) => item.group === group)?.score ?? 0;
  return searchGroups
    .map((group) => ({ group, entries: ranked.filter(({ item }) => item.group === group).map(({ item }) => item) }))
    .filter(({ entries }) => entries.length > 0)
    .sort((a, b) => best(b.group) - best(a.group));
}

const Pieces = ({ of }: { of: ReturnType<typeof excerpt> }) =>
  of.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>));

interface ResultWordsProps {
  query: string;
  entry: SearchEntry;
}

/** Name, price and text with marked matches. */
function ResultWords({ query, entry: { name, sentence, text, price } }: ResultWordsProps) {
  return (
    <>
      <strong>
        <span>
          <Pieces of={highlight(name, query, !sentence)} />
        </span>
        <ResultPrice cents={price} />
      </strong>
      {text && (
        <span>
          <Pieces of={excerpt(highlight(text, query))} />
        </span>
      )}
    </>
  );
}

interface SearchResultsProps {
  query: string;
  groups: readonly ResultGroup[];
  /** Loaded when the search is opened. */
  styles: typeof searchStyles | undefined;
}

/** Search results as links, by group, with highlighted matches. */
export function SearchResults({ query, groups, styles }: SearchResultsProps) {
  const { t } = useTranslation();
  const id = useId();
  const removable = useFocusAfterRemoval();
  const [expanded, setExpanded] = useState<{ group: SearchGroup; query: string } | null>(null);
  return groups.map(({ group, entries }) => {
    const all = entries.length <= collapsedCount + 1 || (expanded?.group === group && expanded.query === query);
    const shown = all ? entries : entries.slice(0, collapsedCount);
    return (
      <section key={group} className={styles?.group} aria-labelledby={`${id}${group}`}>
        <h3 id={`${id}${group}`}>
          {t(`search.groups.${group}`)} <span>{entries.length}</span>
        </h3>
        <ul className={styles?.results}>
          {shown.map((entry) => {
            const { picture, to, params, search, hash } = entry;
            return (
              <li key={`${to} ${params?.id ?? ''} ${search ?? ''} ${hash ?? ''}`}>
                <PageLink {...targetOf(to, params)} {...(hash && { hash })} search={search}>
                  {picture && <img src={picture} width={52} height={52} alt="" loading="lazy" decoding="async" />}
                  <ResultWords query={query} entry={entry} />
                </PageLink>
              </li>
            );
          })}
        </ul>
        {!all && (
          <button ref={removable} type="button" className={styles?.more} onClick={() => setExpanded({ group, query })}>
            {t('search.all', { count: entries.length })}
          </button>
        )}
      </section>
    );
  });
}
