import type { ReactNode } from 'react';
import { creativeCases } from '@/data/agencyCases';
import { FrontPoster } from '@/ui/art/agency/FrontPoster';
import { FirinPoster, HalyardPoster, KardelenPoster, OptikPoster } from '@/ui/art/agency/Posters';
import styles from './AgencyPosters.module.scss';
import { CaseDialog, type CaseDialogProps, type CaseWords } from './CaseDialog';
import { CaseLink } from './CaseLink';
import { useCaseQuery } from './useCaseQuery';

type Work = keyof typeof creativeCases;

interface AgencyPostersProps {
  title: string;
  text: string;
  case: CaseDialogProps<Work>['words'];
  items: Record<Work, CaseWords>;
}

const posters: Record<Work, ReactNode> = {
  poyraz: <FrontPoster name="Poyraz" wind={5} lines={26} bleed={3} sun={0.8} tone="clay" />,
  halyard: <HalyardPoster />,
  kardelen: <KardelenPoster />,
  optik: <OptikPoster />,
  firin: <FirinPoster />,
};

const columns: readonly (readonly Work[])[] = [['poyraz'], ['halyard', 'firin'], ['kardelen', 'optik']];
const ids = Object.keys(creativeCases) as Work[];

/** Posters in columns of three widths; each opens its case. */
export function AgencyPosters({ title, text, case: words, items }: AgencyPostersProps) {
  const { open, show, close, ...query } = useCaseQuery(ids);
  return (
    <section id="fronts" className={styles.root} aria-labelledby="fronts-title">
      <div className={styles.head}>
        <h2 id="fronts-title">{title}</h2>
        <p>{text}</p>
      </div>
      {columns.map((works) => (
        <div key={works[0]} className={styles.column}>
          {works.map((work) => (
            <figure key={work} data-case={work}>
              <div className={styles.paper}>{posters[work]}</div>
              <figcaption>
                <CaseLink to="demos/agency/creative" search={query.queryWith(work)} onClick={query.onOpen}>
                  {items[work].name}
                </CaseLink>
                {items[work].text}
              </figcaption>
            </figure>
          ))}
        </div>
      ))}
      <CaseDialog
        words={words}
        items={items}
        links={creativeCases}
        pictures={posters}
        open={open}
        onShow={show}
        onClose={close}
        look="wall"
      />
    </section>
  );
}
