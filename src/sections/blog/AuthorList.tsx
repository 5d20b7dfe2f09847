import { authorIds, posts } from '@/data/posts';
import { interpolate } from '@/lib/interpolate';
import { postTarget } from '@/site/postTarget';
import { PageLink } from '@/ui/PageLink';
import { Section, SectionHead } from '@/ui/Section';
import { PersonPortrait } from '@/ui/art/people/PersonPortrait';
import styles from './AuthorList.module.scss';
import { AuthorLink } from './AuthorLink';
import { useBlog } from './useBlog';

interface AuthorListProps {
  eyebrow: string;
  title: string;
  text: string;
  /** `{{count}}` of posts. */
  count: string;
  latest: string;
}

/** Authors with their latest post: a quiet list beside its heading. */
export function AuthorList({ count, latest, ...head }: AuthorListProps) {
  const { titleOf, roleOf } = useBlog();
  return (
    <Section tone="surface" tight labelledBy="writers-title">
      <div className={styles.columns}>
        <SectionHead {...head} quiet id="writers-title" />
        <ul className={styles.list}>
          {authorIds.map((id) => {
            const own = posts.filter(({ author }) => author === id);
            const [newest] = own;
            return (
              <li key={id}>
                <div className={styles.portrait}>
                  <PersonPortrait of={id} />
                </div>
                <div>
                  <h3>
                    <AuthorLink id={id} />
                  </h3>
                  <p className={styles.role}>
                    <span>{roleOf(id)}</span>
                    <span>{interpolate(count, { count: own.length })}</span>
                  </p>
                  {newest && (
                    <p className={styles.latest}>
                      <span className="visually-hidden">{latest}: </span>
                      <PageLink {...postTarget(newest.id)}>{titleOf(newest.id)}</PageLink>
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
