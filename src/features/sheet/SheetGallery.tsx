import type en from '@words/en/saas/v4.json';
import { honeyIds, monthOf } from '@/data/honey';
import { dateFormat } from '@/lib/formats';
import { sumOf } from '@/lib/sumOf';
import { SectionHead } from '@/ui/Section';
import { HivePicture, HiveStream } from '@/ui/art/saas/HivePicture';
import { useLanguage } from '@/ui/translation';
import styles from './SheetGallery.module.scss';
import { useSheet } from './SheetProvider';

const pictures = ['rings', 'dots', 'steps'] as const;

interface SheetGalleryProps {
  words: typeof en.gallery;
  honeys: typeof en.honeys;
}

/** The sheet in four types of chart, one of them from edge to edge. */
export function SheetGallery({ words: { title, note, items }, honeys }: SheetGalleryProps) {
  const [sheet] = useSheet();
  const month = dateFormat(useLanguage(), { month: 'short' });
  return (
    <section className={styles.root} aria-labelledby="gallery-title">
      <div className={styles.head}>
        <SectionHead title={title} text={note} id="gallery-title" />
        <ul className={styles.legend}>
          {honeyIds.map((id, index) => (
            <li key={id} data-tone={index}>
              {honeys[id]}
            </li>
          ))}
        </ul>
      </div>
      <HiveStream title={items.stream.picture} sheet={sheet} />
      <ul className={styles.months} aria-hidden="true">
        {sheet.map((row, index) => (
          <li key={index}>
            <b>{sumOf(row)}</b> {month.format(monthOf(index))}
          </li>
        ))}
      </ul>
      <div className={styles.names}>
        <h3>{items.stream.title}</h3>
        <p>{items.stream.text}</p>
      </div>
      <ul className={styles.gallery}>
        {pictures.map((id) => (
          <li key={id}>
            <HivePicture picture={id} title={items[id].picture} sheet={sheet} />
            <h3>{items[id].title}</h3>
            <p>{items[id].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
