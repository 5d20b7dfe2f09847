import { type ServiceId, serviceIds } from '@/data/services';
import { Icon } from '@/ui/Icon';
import { Umbrella } from '@/ui/art/about/Umbrella';
import styles from './ServiceDetails.module.scss';

interface ServiceDetailsProps {
  items: Record<ServiceId, { name: string; title: string; text: string; points: readonly string[] }>;
}

/** Details of each service, beside its umbrella. */
export function ServiceDetails({ items }: ServiceDetailsProps) {
  return (
    <div className={styles.root}>
      {serviceIds.map((id) => (
        <section key={id} id={id} className={styles.row} aria-labelledby={`${id}-title`}>
          <div className={styles.picture} aria-hidden="true">
            <Umbrella of={id} />
          </div>
          <div className={styles.words}>
            <p className={styles.name}>{items[id].name}</p>
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
