import type en from '@words/en/portfolio/list.json';
import { Breadcrumb } from '@/ui/Breadcrumb';
import styles from './ListHead.module.scss';

type ListHeadProps = (typeof en)['head'];

/** Head of the project list. */
export function ListHead({ trail, home, portfolio, here, title, text }: ListHeadProps) {
  return (
    <header className={styles.root}>
      <Breadcrumb
        label={trail}
        steps={[
          { label: home, to: 'home' },
          { label: portfolio, to: 'portfolio/masonry' },
        ]}
        here={here}
      />
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
    </header>
  );
}
