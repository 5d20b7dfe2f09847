import type { ReactNode } from 'react';
import { FerryPlate, MuseumPlate, SaltPlate, StampPlate } from '@/ui/art/agency/Plates';
import styles from './PlateGrid.module.scss';

type Plate = 'ferry' | 'salt' | 'museum' | 'stamp';

interface PlateGridProps {
  title: string;
  text: string;
  items: Record<Plate, { name: string; text: string }>;
}

const plates: Record<Plate, ReactNode> = {
  ferry: <FerryPlate />,
  salt: <SaltPlate />,
  museum: <MuseumPlate />,
  stamp: <StampPlate />,
};

/** Works on a 12-column grid. */
export function PlateGrid({ title, text, items }: PlateGridProps) {
  return (
    <section className={styles.root} aria-labelledby="plates-title">
      <div className={styles.head}>
        <h2 id="plates-title">{title}</h2>
        <p>{text}</p>
      </div>
      {(Object.keys(plates) as Plate[]).map((plate) => (
        <figure key={plate} className={styles[plate]}>
          {plates[plate]}
          <figcaption>
            <strong>{items[plate].name}</strong>
            <span>{items[plate].text}</span>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
