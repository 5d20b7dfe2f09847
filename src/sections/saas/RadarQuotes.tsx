import type en from '@words/en/saas/v1.json';
import type { GuestId } from '@/data/guests';
import { Button } from '@/ui/Button';
import { Section, SectionHead } from '@/ui/Section';
import { Mascot } from '@/ui/art/Mascot';
import { GuestPortrait } from '@/ui/art/people/GuestPortrait';
import { EmptyRadar } from '@/ui/art/saas/RadarDish';
import styles from './RadarQuotes.module.scss';

interface RadarQuotesProps {
  voices: typeof en.voices;
  closing: typeof en.closing;
}

const faces: Record<keyof typeof en.voices.items, GuestId> = {
  ece: 'eceTunali',
  jonas: 'jonasPetersen',
  mira: 'miraOkafor',
};

/** Testimonials and call to action. */
export function RadarQuotes({ voices, closing }: RadarQuotesProps) {
  return (
    <>
      <Section joined labelledBy="voices-title">
        <SectionHead title={voices.title} text={voices.note} id="voices-title" quiet />
        <ul className={styles.voices}>
          {(Object.keys(faces) as (keyof typeof faces)[]).map((id) => {
            const { quote, name, role } = voices.items[id];
            return (
              <li key={id}>
                <blockquote>{quote}</blockquote>
                <div>
                  <GuestPortrait of={faces[id]} />
                  <p>
                    <strong>{name}</strong>
                    {role}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </Section>
      <section className={styles.closing} aria-labelledby="closing-title">
        <div>
          <h2 id="closing-title">{closing.title}</h2>
          <p>{closing.text}</p>
          <Button to="contact" size="l" icon="arrow-right">
            {closing.action}
          </Button>
        </div>
        <div className={styles.horizon}>
          <EmptyRadar />
          <Mascot pose="none" mood="open" />
        </div>
      </section>
    </>
  );
}
