import { Breadcrumb } from '@/ui/Breadcrumb';
import styles from './PlanHead.module.scss';

export interface PlanHeadWords {
  trail: string;
  home: string;
  here: string;
  title: string;
  text: string;
  /** States that the prices are examples. */
  note: string;
}

/** Head of the pricing page. */
export function PlanHead({ trail, home, here, title, text, note }: PlanHeadWords) {
  return (
    <header className={styles.root}>
      <Breadcrumb label={trail} steps={[{ label: home, to: 'home' }]} here={here} />
      <h1>{title}</h1>
      <div>
        <p>{text}</p>
        <p className={styles.note}>{note}</p>
      </div>
    </header>
  );
}
