import type enList from '@words/en/saas/integration-list.json';
import type en from '@words/en/saas/integrations.json';
import { useState } from 'react';
import { integrationCategories, integrations } from '@/data/integrations';
import { interpolate } from '@/lib/interpolate';
import { findTexts } from '@/lib/rankTexts';
import { Button } from '@/ui/Button';
import { FoldButton } from '@/ui/FoldButton';
import { SearchField } from '@/ui/SearchField';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { Mascot } from '@/ui/art/Mascot';
import { IntegrationMark } from '@/ui/art/pages/IntegrationMark';
import { useQueryString } from '@/ui/useQueryString';
import { parseIntegrationQuery, serializeIntegrationQuery } from './integrationQuery';
import styles from './IntegrationDirectory.module.scss';

interface DirectoryProps {
  words: (typeof en)['list'];
  fold: (typeof en)['fold'];
  list: typeof enList;
}

/** Integrations by category and search; both are query parameters. Phones show the first shelf, until a button is pressed. */
export function IntegrationDirectory({ words, list, fold }: DirectoryProps) {
  const [isFolded, setFolded] = useState(true);
  const [query, setQuery] = useQueryString();
  const state = parseIntegrationQuery(query);
  const { categoryFilter, q } = state;
  const rows = integrations
    .filter(({ category }) => !categoryFilter || category === categoryFilter)
    .map((each) => {
      const { name, text } = list.items[each.id];
      const cargo = [...each.incoming, ...each.outgoing].map((load) => list.cargo[load]);
      return { ...each, name, text, more: [list.categories[each.category], ...cargo].join(' ') };
    });
  const found = q.trim() ? findTexts(q, rows) : rows;
  // What is searched for is in the order of its match, the rest on its shelf.
  const isRanked = q.trim() !== '';
  const Name = isRanked ? 'h3' : 'h4';
  const shelves = isRanked
    ? [{ shelf: undefined, items: found }]
    : integrationCategories
        .map((shelf) => ({ shelf, items: found.filter(({ category }) => category === shelf) }))
        .filter(({ items }) => items.length > 0);
  const isWhole = found.length === integrations.length;
  const choose = (next: string) => setQuery(serializeIntegrationQuery({ ...state, categoryFilter: next }));
  const categoryOptions = [['', words.all], ...integrationCategories.map((id) => [id, list.categories[id]])] as [
    string,
    string,
  ][];
  return (
    <Section tone="surface" tight labelledBy="directory-title">
      <div className={styles.head}>
        <h2 id="directory-title">{words.title}</h2>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <SearchField
            id="integration-search"
            label={words.search}
            placeholder={words.placeholder}
            value={q}
            onChange={(text) => setQuery(serializeIntegrationQuery({ ...state, q: text }), { replace: true })}
          />
        </form>
      </div>
      <div role="group" aria-label={words.shelves} className={styles.categories}>
        {categoryOptions.map(([id, label]) => (
          <button key={id} type="button" aria-pressed={categoryFilter === id} onClick={() => choose(id)}>
            {label}
          </button>
        ))}
      </div>
      <p role="status" className={styles.count}>
        {interpolate(words.found, { count: found.length })}
      </p>
      {found.length > 0 ? (
        <ul id="integration-list" className={styles.shelves} data-folded={(isWhole && isFolded) || undefined}>
          {shelves.map(({ shelf, items }) => (
            <li key={shelf ?? ''} data-category={shelf}>
              {shelf && (
                <h3 className={styles.label}>
                  {list.categories[shelf]} <span aria-hidden="true">{items.length}</span>
                </h3>
              )}
              <ul className={styles.cards}>
                {items.map(({ id, name, text }) => (
                  <li key={id}>
                    <span className={styles.mark}>
                      <IntegrationMark id={id} />
                    </span>
                    <div>
                      <Name>
                        <PageLink to="saas/integration-single" params={{ id }}>
                          {name}
                        </PageLink>
                      </Name>
                      <p>{text}</p>
                    </div>
                  </li>
                ))}
                {shelf && items.length % 3 === 2 && (
                  <li className={styles.vacant}>
                    <PageLink to="contact">{words.vacant}</PageLink>
                  </li>
                )}
              </ul>
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.none}>
          <div className={styles.mascot}>
            <Mascot mood="oh" />
          </div>
          <div>
            <h3>{interpolate(words.none, { query: q.trim() })}</h3>
            <p>{words.noneText}</p>
            <Button
              variant="line"
              onClick={() => setQuery(serializeIntegrationQuery({ ...state, q: '', categoryFilter: '' }))}
            >
              {words.clear}
            </Button>
          </div>
        </div>
      )}
      {isWhole && (
        <div className={styles.fold}>
          <FoldButton
            words={fold}
            count={found.length}
            controls="integration-list"
            isFolded={isFolded}
            setFolded={setFolded}
          />
        </div>
      )}
    </Section>
  );
}
