import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import { Isobars } from '@/ui/art/Isobars';
import { Mascot } from '@/ui/art/Mascot';
import styles from './Cta.module.scss';

interface CtaProps {
  title: string;
  /** Rendered in two columns in wide windows. */
  bullets: readonly string[];
  action: string;
  /** Picture with translated text. */
  picture: ReactNode;
}

/** Call to action at the end of a page. */
export function Cta({ title, bullets, action, picture }: CtaProps) {
  return (
    <Section joined labelledBy="cta-title">
      <div className={styles.root}>
        <Isobars name="cta" tone="onBrand" />
        <div className={styles.copy}>
          <h2 id="cta-title">{title}</h2>
          <ul>
            {bullets.map((bullet) => (
              <li key={bullet}>
                <Icon name="check-lg" />
                {bullet}
              </li>
            ))}
          </ul>
          <Button variant="ink" to="contact" icon="arrow-right">
            {action}
          </Button>
        </div>
        <div className={styles.picture}>
          {picture}
          <div className={styles.mascot}>
            <Mascot pose="stand" mood="open" bolt />
          </div>
        </div>
      </div>
    </Section>
  );
}
