import type enGrid from '@words/en/blog/grid.json';
import { useMemo, useRef } from 'react';
import { postCategories, posts } from '@/data/posts';
import { interpolate } from '@/lib/interpolate';
import { PageLink } from '@/ui/PageLink';
import { scrollToListTop } from '@/ui/scrollToListTop';
import { useQueryString } from '@/ui/useQueryString';
import styles from './PostGrid.module.scss';
import { PostPagination } from './PostPagination';
import { PostTile } from './PostTile';
import { paginate, parsePostQuery, serializePostQuery } from './postQuery';
import { useBlog } from './useBlog';

/**
 * Posts per page: a large tile and up to three rows beside it. Without a filter the newest post is in the hero and
 * omitted here, so that two full pages remain.
 */
const postsPerPage = 4;

type PostGridProps = (typeof enGrid)['list'];

/** Post tiles with category filter and pagination; both are query parameters. */
export function PostGrid({ title, filter, all, found, pages: pageWords }: PostGridProps) {
  const { categoryOf } = useBlog();
  const [query] = useQueryString();
  const { category, page: requestedPage } = useMemo(() => parsePostQuery(query), [query]);
  const top = useRef<HTMLElement>(null);
  const narrowed = posts.filter((post, index) => (category ? post.category === category : index > 0));
  const { page, pages, items } = paginate(narrowed, requestedPage, postsPerPage);
  const searchOf = (chosen: typeof category, number = 1) => serializePostQuery({ category: chosen, page: number });
  const count = category ? narrowed.length : posts.length;
  return (
    <section ref={top} className={styles.root} aria-labelledby="posts-title">
      <div className={styles.head}>
        <h2 id="posts-title">{category ? categoryOf(category) : title}</h2>
        <p role="status">{interpolate(found, { count })}</p>
      </div>
      <nav aria-label={filter} className={styles.filter}>
        <ul>
          {[null, ...postCategories].map((id) => (
            <li key={id ?? 'all'}>
              <PageLink
                to="blog/grid"
                search={searchOf(id)}
                {...(id === category && { 'aria-current': 'page' as const })}
              >
                {id ? categoryOf(id) : all}
                <span>{id ? posts.filter((post) => post.category === id).length : posts.length}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.grid} data-count={items.length}>
        {items.map((post, index) => (
          <PostTile key={post.id} post={post} layout={index === 0 || items.length === 2 ? 'large' : 'row'} />
        ))}
      </div>
      <PostPagination
        words={pageWords}
        to="blog/grid"
        {...{ page, pages }}
        searchOf={(number) => searchOf(category, number)}
        onGo={(announcement) => scrollToListTop(top, 'posts-title', announcement)}
      />
    </section>
  );
}
