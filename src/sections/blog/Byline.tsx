import { type AuthorId, authors } from '@/data/posts';
import { Portrait } from '@/ui/art/Portrait';
import styles from './Byline.module.scss';
import { useBlog } from './useBlog';

/** Who wrote it, with a drawn portrait. */
export function Byline({ author }: { author: AuthorId }) {
  const { roleOf } = useBlog();
  const { name, face, tone } = authors[author];
  return (
    <p className={styles.root}>
      <span className={styles.portrait}>
        <Portrait face={face} tone={tone} />
      </span>
      <span>
        <strong>{name}</strong>
        <span className={styles.role}>{roleOf(author)}</span>
      </span>
    </p>
  );
}
