import { Icon } from '@/ui/Icon';
import { GuestPortrait } from '@/ui/art/people/GuestPortrait';
import styles from './ResultsPage.module.scss';

interface ResultsPageProps {
  title: string;
  count: string;
  items: Record<string, { path: string; name: string; text: string }>;
  panel: { name: string; kind: string; text: string; facts: Record<string, { name: string; value: string }> };
}

/** Services, drawn as search results. */
export function ResultsPage({ title, count, items, panel }: ResultsPageProps) {
  return (
    <section className={styles.root} aria-labelledby="results-title">
      <div className={styles.query}>
        <Icon name="search" />
        <h2 id="results-title">{title}</h2>
      </div>
      <div className={styles.columns}>
        <div>
          <p className={styles.count}>{count}</p>
          <ol className={styles.list}>
            {Object.entries(items).map(([key, { path, name, text }]) => (
              <li key={key}>
                <p className={styles.path}>{path}</p>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.panel}>
          <div className={styles.faces}>
            {(['ropeOne', 'ropeTwo', 'ropeThree', 'ropeFour', 'ropeFive'] as const).map((id) => (
              <GuestPortrait key={id} of={id} />
            ))}
          </div>
          <div className={styles.card}>
            <h3>{panel.name}</h3>
            <p className={styles.count}>{panel.kind}</p>
            <p>{panel.text}</p>
            <dl>
              {Object.entries(panel.facts).map(([key, { name, value }]) => (
                <div key={key}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
