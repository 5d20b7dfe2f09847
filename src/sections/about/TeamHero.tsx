import { lookOf, moodOnDay } from '@/data/people';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { Bust } from '@/ui/art/people/Bust';
import { Postmark } from '@/ui/art/about/Postmark';
import { Stamp } from '@/ui/art/about/Stamp';
import styles from './TeamHero.module.scss';
import { useDayNumber } from './useDayNumber';

/** People whose moods differ on every day. */
const stamps = ['asli', 'jonas', 'hatice'] as const;

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
  const day = useDayNumber();
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
          {stamps.map((id) => (
            <div key={id}>
              <Stamp mood={moodOnDay(id, day)}>
                <Bust look={lookOf(id)} />
              </Stamp>
            </div>
          ))}
          <Postmark place={postmark} />
        </div>
      </div>
    </header>
  );
}
