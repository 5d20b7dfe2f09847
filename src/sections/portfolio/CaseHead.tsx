import type en from '@words/en/portfolio/case-study/v1.json';
import { Breadcrumb } from '@/ui/Breadcrumb';
import styles from './CaseHead.module.scss';

type CaseHeadProps = (typeof en)['head'];

/** Title, summary and facts of a case study. */
export function CaseHead({ trail, home, portfolio, here, title, text, facts }: CaseHeadProps) {
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
      <div className={styles.words}>
        <h1>{title}</h1>
        <div>
          <p>{text}</p>
          <dl>
            {Object.entries(facts).map(([key, { name, value }]) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </header>
  );
}
