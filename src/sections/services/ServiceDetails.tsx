import type { ReactNode } from 'react';
import { type ServiceId, serviceIds } from '@/data/services';
import { Icon } from '@/ui/Icon';
import { Umbrella } from '@/ui/art/about/Umbrella';
import styles from './ServiceDetails.module.scss';

interface ServiceDetailsProps {
  items: Record<ServiceId, { name: string; title: string; text: string; points: readonly string[] }>;
  /** A screen of what is built; its ground has the colour of the service's umbrella. */
  pictures: Record<ServiceId, ReactNode>;
}

/** Details of each service: two in a row, the fifth in a row of its own. */
export function ServiceDetails({ items, pictures }: ServiceDetailsProps) {
  return (
    <div className={styles.root}>
      {serviceIds.map((id) => (
        <section key={id} id={id} data-of={id} aria-labelledby={`${id}-title`}>
          <div className={styles.picture} data-animated aria-hidden="true">
            {pictures[id]}
          </div>
          <div className={styles.words}>
            <p className={styles.name}>
              <Umbrella of={id} />
              {items[id].name}
            </p>
            <h2 id={`${id}-title`}>{items[id].title}</h2>
            <p>{items[id].text}</p>
            <ul>
              {items[id].points.map((point) => (
                <li key={point}>
                  <Icon name="check-lg" />
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </div>
  );
}
