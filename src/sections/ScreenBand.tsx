import type { ReactNode } from 'react';
import { ScreenFrame } from '@/ui/art/screens/ScreenFrame';
import styles from './ScreenBand.module.scss';

interface ScreenBandProps {
  /** Id of the band; its heading is `<id>-title`. */
  id: string;
  title: string;
  text: string;
  /** below: below the words. beside: in wide windows beside them. cut: below them, cut by the band's lower edge. */
  layout: 'below' | 'beside' | 'cut';
  /** A screen as wide as a monitor. */
  screen: ReactNode;
  /** Stands in for the screen below 768 px. */
  narrow?: ReactNode;
  /** A phone before the screen. */
  phone?: ReactNode;
  /** Below the words. */
  children?: ReactNode;
}

/** A band with a drawn screen of the product; narrow windows show its left part, or a drawing of their own. */
export function ScreenBand({ id, title, text, layout, screen, narrow, phone, children }: ScreenBandProps) {
  return (
    <section id={id} className={styles.root} data-layout={layout} aria-labelledby={`${id}-title`}>
      <div className={styles.content}>
        <div className={styles.words}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{text}</p>
          {children}
        </div>
        <div className={styles.picture} data-phone={phone ? true : undefined}>
          <div className={styles.screen}>
            <ScreenFrame>
              {narrow ? <div className={styles.wide}>{screen}</div> : screen}
              {narrow && <div className={styles.narrow}>{narrow}</div>}
            </ScreenFrame>
          </div>
          {phone && <div className={styles.phone}>{phone}</div>}
        </div>
      </div>
    </section>
  );
}
