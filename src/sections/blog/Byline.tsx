import type { AuthorId } from '@/data/posts';
import { PersonPortrait } from '@/ui/art/people/PersonPortrait';
import styles from './Byline.module.scss';
import { AuthorLink } from './AuthorLink';
import { useBlog } from './useBlog';

/** Author with portrait and role. */
export function Byline({ author }: { author: AuthorId }) {
  const { roleOf } = useBlog();
  return (
    <p className={styles.root}>
      <span className={styles.portrait}>
        <PersonPortrait of={author} />
      </span>
      <span>
        <strong>
          <AuthorLink id={author} />
        </strong>
        <span className={styles.role}>{roleOf(author)}</span>
      </span>
    </p>
  );
}
