import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import { Isobars } from '@/ui/art/Isobars';
import { Mascot } from '@/ui/art/Mascot';
import styles from './Cta.module.scss';

interface CtaProps {
  title: string;
  /** Two columns of six (spec 2.2). */
  bullets: readonly string[];
  action: string;
  /** In the visitor's language. */
  picture: ReactNode;
}

/** The page's one coloured panel and its last word: come and talk. */
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
