import type en from '@words/en/demos/mobile-app.json';
import { Section } from '@/ui/Section';
import { Bicycle, Sneaker, VanRear } from '@/ui/art/demos/Vehicles';
import styles from './RiderQuotes.module.scss';

const vehicles = { bike: Bicycle, van: VanRear, foot: Sneaker };
const order = ['bike', 'van', 'foot'] as const;

/** Testimonials with the customer's vehicle. */
export function RiderQuotes({ title, quotes }: typeof en.riders) {
  return (
    <Section tight labelledBy="riders-title">
      <h2 id="riders-title" className={styles.title}>
        {title}
      </h2>
      <div className={styles.row}>
        {order.map((kind) => {
          const Vehicle = vehicles[kind];
          return (
            <figure key={kind} className={styles[kind]}>
              <div className={styles.vehicle}>
                <Vehicle />
              </div>
              <blockquote>{quotes[kind].text}</blockquote>
              <figcaption>{quotes[kind].who}</figcaption>
            </figure>
          );
        })}
      </div>
    </Section>
  );
}
