import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import styles from './CreativeClosing.module.scss';

interface CreativeClosingProps {
  title: string;
  text: string;
  action: string;
}

/** Call to action of the creative agency. */
export function CreativeClosing({ title, text, action }: CreativeClosingProps) {
  return (
    <section className={styles.root} aria-labelledby="closing-title">
      <div>
        <h2 id="closing-title">{title}</h2>
        <p>{text}</p>
        <PageLink to="contact">
          {action}
          <Icon name="arrow-right" />
        </PageLink>
      </div>
    </section>
  );
}
