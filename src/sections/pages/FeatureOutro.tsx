import type en from '@words/en/saas/features.json';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { GuestPortrait } from '@/ui/art/people/GuestPortrait';
import styles from './FeatureOutro.module.scss';

type FeatureOutroProps = Pick<typeof en, 'quote' | 'cta'>;

/** A testimonial, a call to action. */
export function FeatureOutro({ quote, cta }: FeatureOutroProps) {
  return (
    <>
      <Section tone="ink">
        <figure className={styles.quote}>
          <div className={styles.portrait}>
            <GuestPortrait of="deryaAksoy" />
          </div>
          <blockquote>{quote.text}</blockquote>
          <figcaption>
            <strong>{quote.name}</strong>
            <span>{quote.role}</span>
          </figcaption>
        </figure>
      </Section>
      <Section labelledBy="weather-title">
        <div className={styles.cta}>
          <h2 id="weather-title">{cta.title}</h2>
          <p>{cta.text}</p>
          <Button size="l" to="contact" icon="arrow-right">
            {cta.action}
          </Button>
        </div>
      </Section>
    </>
  );
}
