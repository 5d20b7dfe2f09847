import type en from '@words/en/saas/features.json';
import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { GuestPortrait } from '@/ui/art/people/GuestPortrait';
import styles from './FeatureOutro.module.scss';

interface FeatureOutroProps extends Pick<typeof en, 'quote' | 'cta'> {
  /** Scene below the call to action, from edge to edge. */
  children: ReactNode;
}

/** A testimonial, a call to action. */
export function FeatureOutro({ quote, cta, children }: FeatureOutroProps) {
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
      <section className={styles.weather} aria-labelledby="weather-title">
        <div className={styles.cta}>
          <h2 id="weather-title">{cta.title}</h2>
          <p>{cta.text}</p>
          <Button size="l" to="contact" icon="arrow-right">
            {cta.action}
          </Button>
        </div>
        {children}
      </section>
    </>
  );
}
