import { type Post, posts } from '@/data/posts';
import { postTarget } from '@/site/postTarget';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { CalmingSea } from '@/ui/art/CalmingSea';
import { Mascot } from '@/ui/art/Mascot';
import styles from './EssayEnd.module.scss';
import { PostCover } from './PostCover';
import type { PostLayoutWords } from './postWords';
import { useBlog } from './useBlog';

interface EssayEndProps {
  post: Post;
  words: PostLayoutWords['around'];
  talk: { title: string; text: string; button: string };
}

/** End of an essay: call to action and links to the neighbouring posts. */
export function EssayEnd({ post, words, talk }: EssayEndProps) {
  const { titleOf } = useBlog();
  const index = posts.findIndex(({ id }) => id === post.id);
  const postLink = (other: Post | undefined, label: string) =>
    other && (
      <PageLink {...postTarget(other.id)} className={styles.neighbour}>
        <span className={styles.cover}>
          <PostCover id={other.id} />
        </span>
        <span>
          <span>{label}</span>
          <strong>{titleOf(other.id)}</strong>
        </span>
      </PageLink>
    );
  return (
    <>
      <section className={styles.talk} aria-labelledby="talk-title">
        <div>
          <h2 id="talk-title">{talk.title}</h2>
          <p>{talk.text}</p>
          <Button to="contact" icon="arrow-right">
            {talk.button}
          </Button>
        </div>
        <div className={styles.mascot}>
          <Mascot mood="sleep" />
        </div>
        <CalmingSea />
      </section>
      <nav className={styles.neighbours} aria-label={words.label}>
        {postLink(posts[index + 1], words.older)}
        {postLink(posts[index - 1], words.newer)}
      </nav>
    </>
  );
}
