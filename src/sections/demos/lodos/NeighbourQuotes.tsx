import type en from '@words/en/demos/classic.json';
import { Section } from '@/ui/Section';
import { SocksEngraving } from '@/ui/art/demos/SocksEngraving';
import { SunEngraving } from '@/ui/art/demos/SunEngraving';
import styles from './NeighbourQuotes.module.scss';

/** Testimonials, laid out as the front page of a newspaper; the first story leads, with the picture. */
export function NeighbourQuotes({ title, dateline, caption, stories, note }: typeof en.paper) {
  return (
    <Section joined labelledBy="paper-title">
      <div className={styles.root}>
        <h2 id="paper-title">{title}</h2>
        <ul className={styles.dateline}>
          {dateline.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className={styles.stories}>
          {stories.map((story, index) => (
            <article key={story.title}>
              {index === 0 && (
                <figure>
                  <SocksEngraving />
                  <figcaption>{caption}</figcaption>
                </figure>
              )}
              <div>
                <h3>{story.title}</h3>
                <p>{story.text}</p>
              </div>
            </article>
          ))}
          <div className={styles.vignette}>
            <SunEngraving />
          </div>
        </div>
        <p className={styles.note}>{note}</p>
      </div>
    </Section>
  );
}
