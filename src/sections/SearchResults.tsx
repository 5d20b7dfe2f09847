import { Fragment, useId, useState } from 'react';
import { rankTexts } from '@/lib/rankTexts';
import { targetOf } from '@/site/addresses';
import { type SearchEntry, type SearchGroup, searchGroups } from '@/site/searchIndex';
import { PageLink } from '@/ui/PageLink';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import { useTranslation } from '@/ui/translation';
import type { styles as searchStyles } from './SearchParts';
import { highlight } from './highlight';

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

function Highlighted({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map(({ text: piece, hit }, index) =>
    hit ? <mark key={index}>{piece}</mark> : <Fragment key={index}>{piece}</Fragment>,
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
          {shown.map(({ name, picture, text, to, params, search, hash }) => (
            <li key={`${to} ${params?.id ?? ''} ${search ?? ''} ${hash ?? ''}`}>
              <PageLink {...targetOf(to, params)} {...(hash && { hash })} search={search}>
                {picture && <img src={picture} width={52} height={52} alt="" loading="lazy" decoding="async" />}
                <strong>
                  <Highlighted text={name} query={query} />
                </strong>
                {text && (
                  <span>
                    <Highlighted text={text} query={query} />
                  </span>
                )}
              </PageLink>
            </li>
          ))}
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
