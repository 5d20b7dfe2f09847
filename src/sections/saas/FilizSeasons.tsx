import type en from '@words/en/saas/v5.json';
import { SectionHead } from '@/ui/Section';
import { SeasonBranch } from '@/ui/art/saas/SeasonBranch';
import styles from './Filiz.module.scss';

const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;

/** The stages of an invoice. */
export function FilizSeasons({ title, items }: typeof en.seasons) {
  return (
    <section className={styles.year} aria-labelledby="seasons-title">
      <SectionHead title={title} id="seasons-title" align="center" />
      <ol className={styles.seasons}>
        {seasons.map((id) => (
          <li key={id}>
            <SeasonBranch season={id} title={items[id].picture} />
            <h3>{items[id].title}</h3>
            <p>{items[id].text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
