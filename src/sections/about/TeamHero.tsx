import { Breadcrumb } from '@/ui/Breadcrumb';
import { GroupStamp } from '@/ui/art/about/GroupStamp';
import { Postmark } from '@/ui/art/about/Postmark';
import styles from './TeamHero.module.scss';

interface TeamHeroProps {
  title: string;
  text: string;
  /** Accessible name of the breadcrumb, and its steps. */
  trail: string;
  home: string;
  about: string;
  here: string;
  /** Place name on the postmark. */
  postmark: string;
}

/** Team page hero, drawn as an airmail envelope. */
export function TeamHero({ title, text, trail, home, about, here, postmark }: TeamHeroProps) {
  return (
    <header className={styles.root}>
      <div className={styles.envelope}>
        <div className={styles.words}>
          <Breadcrumb
            label={trail}
            steps={[
              { label: home, to: 'home' },
              { label: about, to: 'about/v1' },
            ]}
            here={here}
          />
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        <div className={styles.corner} aria-hidden="true">
          <GroupStamp />
          <Postmark place={postmark} />
        </div>
      </div>
    </header>
  );
}
