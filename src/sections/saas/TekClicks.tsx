import type en from '@words/en/saas/v2.json';
import { Section, SectionHead } from '@/ui/Section';
import { ClickTrail } from '@/ui/art/saas/ClickTrail';
import styles from './Tek.module.scss';

/** Comparison of mouse and command line for the same invoice. */
export function TekClicks({ title, text, mouse, line }: typeof en.clicks) {
  return (
    <Section id="clicks" tone="surface" labelledBy="clicks-title">
      <SectionHead title={title} text={text} id="clicks-title" />
      <div className={styles.trails}>
        <figure>
          <ClickTrail title={mouse.picture} way="mouse" />
          <figcaption>
            <strong>{mouse.title}</strong> {mouse.text}
          </figcaption>
        </figure>
        <figure>
          <ClickTrail title={line.picture} way="line" typed={line.typed} />
          <figcaption>
            <strong>{line.title}</strong> {line.text}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
