import type en from '@words/en/blog/list-sidebar.json';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { people } from '@/data/people';
import { authorIds, postCategories, postTags, posts } from '@/data/posts';
import { interpolate } from '@/lib/interpolate';
import { blogFeedUrl } from '@/site/blogFeed';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { rss } from '@/ui/icons/rss';
import { sliders } from '@/ui/icons/sliders';
import { PersonPortrait } from '@/ui/art/people/PersonPortrait';
import { SearchForm } from '@/ui/SearchForm';
import { scrollToListTop } from '@/ui/scrollToListTop';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import { useQueryString } from '@/ui/useQueryString';
import { useLanguage } from '@/ui/translation';
import { NoPosts } from './NoPosts';
import styles from './PostArchive.module.scss';
import { PostPagination } from './PostPagination';
import { PostRow } from './PostRow';
import { MonthFilter } from './MonthFilter';
import { type PostQuery, findPosts, showsAllPosts, paginate, parsePostQuery, serializePostQuery } from './postQuery';
import { useBlog } from './useBlog';

const pageKey = 'blog/list-sidebar';
const pageSize = 9;

/** Post archive: search, category, tag, author, month and page are query parameters. */
export function PostArchive({ head, list, side }: Omit<typeof en, 'meta'>) {
  const { categoryOf, tagOf, roleOf, monthOf, titleOf, leadOf } = useBlog();
  const language = useLanguage();
  const [query, setQuery] = useQueryString();
  const postQuery = useMemo(() => parsePostQuery(query), [query]);
  const [isFolded, setFolded] = useState(true);
  const more = useId();
  const top = useRef<HTMLElement>(null);
  const removable = useFocusAfterRemoval();
  const latest = useRef(postQuery);
  latest.current = postQuery;

  const found = findPosts(posts, postQuery, ({ id, category, tags }) => [
    titleOf(id),
    [leadOf(id), categoryOf(category), ...tags.map(tagOf)].join(' '),
  ]);
  const shown = paginate(found, postQuery.page, pageSize);
  // A short list is followed by the newest of the other posts: the column beside the filters stays filled.
  const others = found.length < 4 ? posts.filter((post) => !found.includes(post)).slice(0, 4) : [];
  const searchOf = (change: Partial<PostQuery>) => serializePostQuery({ ...postQuery, page: 1, ...change });
  const search = useCallback(
    (text: string) => setQuery(serializePostQuery({ ...latest.current, page: 1, query: text }), { replace: true }),
    [setQuery],
  );
  const chips: [name: string | null, without: Partial<PostQuery>][] = [
    [postQuery.query.trim() || null, { query: '' }],
    [postQuery.category && categoryOf(postQuery.category), { category: null }],
    [postQuery.tag && tagOf(postQuery.tag), { tag: null }],
    [postQuery.author && people[postQuery.author].name, { author: null }],
    [postQuery.month && monthOf(postQuery.month), { month: null }],
  ];
  const choice = (label: string, change: Partial<PostQuery>, chosen: boolean, count: number | null) => (
    <PageLink to={pageKey} search={searchOf(change)} {...(chosen && { 'aria-current': 'page' as const })}>
      {label}
      {count !== null && <span>{count}</span>}
    </PageLink>
  );
  return (
    <>
      <header className={styles.head}>
        <div className={styles.inner}>
          <Breadcrumb label={head.trail} steps={[{ label: head.home, to: 'home' }]} here={head.here} />
          <div className={styles.title}>
            <div>
              <h1>{head.title}</h1>
              <p>{head.text}</p>
            </div>
            <MonthFilter label={head.archive} gauge={head.gauge} scale={head.scale} query={postQuery} />
          </div>
        </div>
      </header>
      <div className={styles.root}>
        <div className={styles.search}>
          <SearchForm
            size="medium"
            label={side.search}
            placeholder={side.placeholder}
            query={postQuery.query}
            onChange={search}
          />
        </div>
        <aside className={styles.side} aria-label={side.label}>
          <nav aria-labelledby="log-categories">
            <h2 id="log-categories">{side.categories}</h2>
            <ul className={styles.categories}>
              <li>{choice(side.all, { category: null }, postQuery.category === null, posts.length)}</li>
              {postCategories.map((id) => (
                <li key={id}>
                  {choice(
                    categoryOf(id),
                    { category: id },
                    id === postQuery.category,
                    posts.filter(({ category }) => category === id).length,
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            aria-controls={more}
            onClick={() => setFolded(!isFolded)}
          >
            <Icon name={sliders} />
            {side.more}
            <Icon name="chevron-down" />
          </button>
          <div id={more} className={styles.more} data-folded={isFolded || undefined}>
            <nav aria-labelledby="log-tags">
              <h2 id="log-tags">{side.tags}</h2>
              <ul className={styles.tags}>
                {postTags.map((id) => (
                  <li key={id}>
                    {choice(tagOf(id), { tag: id === postQuery.tag ? null : id }, id === postQuery.tag, null)}
                  </li>
                ))}
              </ul>
            </nav>
            <nav aria-labelledby="log-authors" className={styles.authors}>
              <h2 id="log-authors">{side.authors}</h2>
              <ul>
                {authorIds.map((id) => (
                  <li key={id}>
                    <PageLink
                      to={pageKey}
                      search={searchOf({ author: id === postQuery.author ? null : id })}
                      {...(id === postQuery.author && { 'aria-current': 'page' as const })}
                    >
                      <span className={styles.portrait}>
                        <PersonPortrait of={id} />
                      </span>
                      <span>
                        {people[id].name}
                        <span>{roleOf(id)}</span>
                      </span>
                      <span>{posts.filter(({ author }) => author === id).length}</span>
                    </PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </aside>
        <section ref={top} className={styles.list} aria-labelledby="log-title">
          <div className={styles.bar}>
            <h2 id="log-title">{list.title}</h2>
            <p role="status">{interpolate(list.found, { count: found.length })}</p>
          </div>
          {!showsAllPosts(postQuery) && (
            <ul className={styles.chips} aria-label={list.chips}>
              {chips.map(
                ([name, without]) =>
                  name && (
                    <li key={name} ref={removable}>
                      <PageLink to={pageKey} search={searchOf(without)} aria-label={interpolate(list.remove, { name })}>
                        {name}
                        <Icon name="x-lg" />
                      </PageLink>
                    </li>
                  ),
              )}
            </ul>
          )}
          {shown.items.map((post) => (
            <PostRow key={post.id} post={post} />
          ))}
          {found.length === 0 && <NoPosts {...list.empty} to={pageKey} />}
          <PostPagination
            words={list.pages}
            to={pageKey}
            page={shown.page}
            pages={shown.pages}
            searchOf={(number) => searchOf({ page: number })}
            onGo={(announcement) => scrollToListTop(top, 'log-title', announcement)}
          />
          {others.length > 0 && (
            <section className={styles.others} aria-labelledby="log-others">
              <h2 id="log-others">{list.others}</h2>
              {others.map((post) => (
                <PostRow key={post.id} post={post} />
              ))}
            </section>
          )}
        </section>
        <div className={styles.feed}>
          <div>
            <h2>{side.feed.title}</h2>
            <p>{side.feed.text}</p>
            <Button variant="ink" href={blogFeedUrl(language)} leadIcon={rss}>
              {side.feed.link}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}
