import type { ReactNode } from 'react';
import { designCases } from '@/data/agencyCases';
import { FerryPlate, MuseumPlate, SaltPlate, StampPlate } from '@/ui/art/agency/Plates';
import { CaseDialog, type CaseDialogProps, type CaseWords } from './CaseDialog';
import { CaseLink } from './CaseLink';
import styles from './PlateGrid.module.scss';
import { useCaseQuery } from './useCaseQuery';

type Plate = keyof typeof designCases;

interface PlateGridProps {
  title: string;
  text: string;
  case: CaseDialogProps<Plate>['words'];
  items: Record<Plate, CaseWords>;
}

const plates: Record<Plate, ReactNode> = {
  ferry: <FerryPlate />,
  salt: <SaltPlate />,
  stamp: <StampPlate />,
  museum: <MuseumPlate />,
};

const ids = Object.keys(designCases) as Plate[];

/** Works in a row of three formats and a wide one; each opens its case. */
export function PlateGrid({ title, text, case: words, items }: PlateGridProps) {
  const { open, show, close, ...query } = useCaseQuery(ids);
  return (
    <section className={styles.root} aria-labelledby="plates-title">
      <div className={styles.head}>
        <h2 id="plates-title">{title}</h2>
        <p>{text}</p>
      </div>
      {ids.map((plate) => (
        <figure key={plate} className={styles[plate]} data-case={plate}>
          {plates[plate]}
          <figcaption>
            <CaseLink to="demos/agency/design" search={query.queryWith(plate)} onClick={query.onOpen}>
              {items[plate].name}
            </CaseLink>
            <span>{items[plate].text}</span>
          </figcaption>
        </figure>
      ))}
      <CaseDialog
        words={words}
        items={items}
        links={designCases}
        pictures={plates}
        open={open}
        onShow={show}
        onClose={close}
        look="sheet"
      />
    </section>
  );
}
