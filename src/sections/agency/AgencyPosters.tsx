import type { ReactNode } from 'react';
import { FrontPoster } from '@/ui/art/agency/FrontPoster';
import { FirinPoster, HalyardPoster, KardelenPoster, OptikPoster } from '@/ui/art/agency/Posters';
import styles from './AgencyPosters.module.scss';

type Work = 'poyraz' | 'halyard' | 'kardelen' | 'optik' | 'firin';

interface AgencyPostersProps {
  title: string;
  text: string;
  items: Record<Work, { name: string; text: string }>;
}

const posters: Record<Work, ReactNode> = {
  poyraz: <FrontPoster name="Poyraz" wind={5} lines={26} sun={0.8} tone="clay" />,
  halyard: <HalyardPoster />,
  kardelen: <KardelenPoster />,
  optik: <OptikPoster />,
  firin: <FirinPoster />,
};

const columns: readonly (readonly Work[])[] = [['poyraz'], ['halyard', 'firin'], ['kardelen', 'optik']];

/** Posters in columns of three widths. */
export function AgencyPosters({ title, text, items }: AgencyPostersProps) {
  return (
    <section id="fronts" className={styles.root} aria-labelledby="fronts-title">
      <div className={styles.head}>
        <h2 id="fronts-title">{title}</h2>
        <p>{text}</p>
      </div>
      {columns.map((works) => (
        <div key={works[0]} className={styles.column}>
          {works.map((work) => (
            <figure key={work}>
              <div className={styles.paper}>{posters[work]}</div>
              <figcaption>
                <strong>{items[work].name}</strong>
                {items[work].text}
              </figcaption>
            </figure>
          ))}
        </div>
      ))}
    </section>
  );
}
