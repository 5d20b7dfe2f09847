import { Breadcrumb } from '@/ui/Breadcrumb';
import { HashLink } from '@/ui/HashLink';
import { Icon } from '@/ui/Icon';
import styles from './PlanHead.module.scss';

export interface PlanHeadWords {
  trail: string;
  home: string;
  here: string;
  title: string;
  text: string;
  /** States that the prices are examples. */
  note: string;
  /** Links to what the page has prices of. */
  jumps: { label: string; board: string; projects: string };
}

/** Head of the pricing page. */
export function PlanHead({ trail, home, here, title, text, note, jumps }: PlanHeadWords) {
  return (
    <header className={styles.root}>
      <Breadcrumb label={trail} steps={[{ label: home, to: 'home' }]} here={here} />
      <div>
        <h1>{title}</h1>
        <nav aria-label={jumps.label} className={styles.jumps}>
          <HashLink id="plans">
            {jumps.board}
            <Icon name="arrow-up" />
          </HashLink>
          <HashLink id="projects">
            {jumps.projects}
            <Icon name="arrow-up" />
          </HashLink>
        </nav>
      </div>
      <div>
        <p>{text}</p>
        <p className={styles.note}>{note}</p>
      </div>
    </header>
  );
}
