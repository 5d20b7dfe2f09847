import type { PostTag } from '@/data/posts';
import { PageLink } from '@/ui/PageLink';
import styles from './Tags.module.scss';
import { serializePostQuery } from './postQuery';
import { useBlog } from './useBlog';

/** Tags of a post, linked to the filtered archive. */
export function Tags({ title, tags }: { title: string; tags: readonly PostTag[] }) {
  const { tagOf } = useBlog();
  return (
    <div className={styles.root}>
      <p>{title}</p>
      <ul>
        {tags.map((tag) => (
          <li key={tag}>
            <PageLink to="blog/list-sidebar" search={serializePostQuery({ tag })}>
              {tagOf(tag)}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
