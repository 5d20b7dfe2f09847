import type { Office } from '@/site/offices';
import { Icon } from '@/ui/Icon';
import { telephone } from '@/ui/icons/telephone';
import styles from './Offices.module.scss';

interface OfficesProps {
  title: string;
  call: string;
  items: Record<Office['id'], { country: string; city: string; picture: string }>;
  offices: readonly Office[];
}

/** A card an office before its city's skyline (spec 2.3, 3). */
export function Offices({ title, call, items, offices }: OfficesProps) {
  return (
    <section aria-labelledby="offices-title">
      {offices.map(({ id, image, address, number }) => {
        const { country, city, picture } = items[id];
        return (
          <div key={id} className={styles.place}>
            <img className="only-light" src={image.light} alt={picture} loading="lazy" width="860" height="420" />
            <img className="only-dark" src={image.dark} alt={picture} loading="lazy" width="860" height="420" />
            <div className={styles.card}>
              <h2 id="offices-title" className={styles.title}>
                {title}
              </h2>
              <h3>
                {city}, {country}
              </h3>
              <p>{address}</p>
              <p className={styles.call}>
                <Icon name={telephone} />
                <span>
                  {call}
                  <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
                </span>
              </p>
            </div>
          </div>
        );
      })}
    </section>
  );
}
