import { HashLink } from '@/ui/HashLink';
import { Icon } from '@/ui/Icon';
import styles from './CreativeHero.module.scss';

interface CreativeHeroProps {
  place: string;
  trade: string;
  note: string;
  /** The headline in two lines. */
  first: string;
  second: string;
  text: string;
  down: string;
}

/** Hero: headline as wide as the page. */
export function CreativeHero({ place, trade, note, first, second, text, down }: CreativeHeroProps) {
  return (
    <section className={styles.root} aria-labelledby="creative-title">
      <p className={styles.facts}>
        <span>{place}</span>
        <span>{trade}</span>
        <span>{note}</span>
      </p>
      <div className={styles.stage}>
        <h1 id="creative-title">
          <span>{first}</span> <span>{second}</span>
        </h1>
        <svg className={styles.bolt} viewBox="0 0 290 640" aria-hidden="true" focusable="false">
          <path d="M186 0H242L176 232H290L58 640L112 354H0Z" />
        </svg>
      </div>
      <div className={styles.foot}>
        <p>{text}</p>
        <HashLink id="fronts" aria-label={down}>
          <Icon name="arrow-up" />
        </HashLink>
      </div>
    </section>
  );
}
