import type en from '@words/en/saas/features.json';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import { GuestPortrait } from '@/ui/art/people/GuestPortrait';
import { dashLg } from '@/ui/icons/dash-lg';
import styles from './FeatureOutro.module.scss';

type FeatureOutroProps = Pick<typeof en, 'not' | 'quote' | 'cta'>;

/** Limits of the product, a testimonial, a call to action. */
export function FeatureOutro({ not, quote, cta }: FeatureOutroProps) {
  return (
    <>
      <Section tone="surface" tight labelledBy="not-title">
        <div className={styles.not}>
          <div>
            <h2 id="not-title">{not.title}</h2>
            <p>{not.text}</p>
          </div>
          <ul>
            {not.items.map((item) => (
              <li key={item}>
                <Icon name={dashLg} />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </Section>
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
