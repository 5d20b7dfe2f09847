import type en from '@words/en/demos/product-landing.json';
import type { ReactNode } from 'react';
import { Section } from '@/ui/Section';
import { WatchFace } from '@/ui/art/demos/WatchFace';
import { useWatchColour } from './ExplodedWatch';
import styles from './WatchCta.module.scss';

interface WatchCtaProps extends Pick<typeof en.order, 'title' | 'text'> {
  /** The order form. */
  children: ReactNode;
}

/** Call to action with the watch in the selected colour. */
export function WatchCta({ title, text, children }: WatchCtaProps) {
  const [colour] = useWatchColour();
  return (
    <Section labelledBy="order-title">
      <div className={styles.root}>
        <div className={styles.watch}>
          <WatchFace colour={colour} hours={10} minutes={9} />
        </div>
        <div>
          <h2 id="order-title">{title}</h2>
          <p>{text}</p>
          {children}
        </div>
      </div>
    </Section>
  );
}
