import { people } from '@/data/people';
import type { AuthorId } from '@/data/posts';
import { PageLink } from '@/ui/PageLink';
import styles from './AuthorLink.module.scss';

/** Author name, linked to the team page. */
export function AuthorLink({ id }: { id: AuthorId }) {
  return (
    <PageLink to="team" search={`person=${id}`} className={styles.root}>
      {people[id].name}
    </PageLink>
  );
}
