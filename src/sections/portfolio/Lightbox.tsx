import type en from '@words/en/portfolio/masonry.json';
import type { WorkFacts, WorkId } from '@/data/works';
import { PagedDialog } from '@/ui/PagedDialog';
import styles from './Lightbox.module.scss';
import { ProjectPoster } from './ProjectPoster';
import { CaseStudyLink } from './CaseStudyLink';
import type { WorkWords } from './workWords';

interface LightboxProps {
  words: (typeof en)['lightbox'];
  works: WorkWords;
  /** Works to page through. */
  row: readonly WorkFacts[];
  open: WorkFacts | null;
  onShow: (work: WorkId) => void;
  onClose: () => void;
  /** Called with the last work after closing. */
  onClosed: (last: WorkId) => void;
}

/** A poster over the whole window, with its project's words. */
export function Lightbox({ words, works: { fields, items }, row, open, ...events }: LightboxProps) {
  return (
    <PagedDialog
      className={styles.root}
      words={words}
      label={open ? items[open.id].name : words.label}
      ids={row.map(({ id }) => id)}
      open={open?.id ?? null}
      announcementOf={(id) => `${items[id].name}: ${items[id].line}`}
      {...events}
    >
      {open && (
        <>
          <div className={styles.stage}>
            <ProjectPoster key={open.id} work={open} alt={items[open.id].alt} eager />
          </div>
          <div className={styles.words}>
            <p className={styles.facts}>
              {fields[open.field]}, {open.year}
            </p>
            <h2>{items[open.id].name}</h2>
            <p className={styles.line}>{items[open.id].line}</p>
            <p>{items[open.id].text}</p>
            <CaseStudyLink work={open}>{words.story}</CaseStudyLink>
          </div>
        </>
      )}
    </PagedDialog>
  );
}
