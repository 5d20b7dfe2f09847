import type { Office } from '@/site/offices';
import { Parallax } from '@/ui/Parallax';
import { OfficeCard, type OfficeCardWords } from './OfficeCard';
import styles from './Offices.module.scss';

interface OfficesProps extends OfficeCardWords {
  title: string;
  items: Record<Office['id'], { country: string; city: string; picture: string }>;
  offices: readonly Office[];
}

/** Parallax speed of the picture relative to the page. */
const speed = 0.85;

/** One card per office, over a parallax picture of its city. */
export function Offices({ title, items, offices, ...words }: OfficesProps) {
  return (
    <section aria-labelledby="offices-title">
      {offices.map((office, index) => (
        <div key={office.id} className={styles.office}>
          <Parallax speed={speed}>
            {(['light', 'dark'] as const).map((theme) => (
              <img
                key={theme}
                className={`${styles.city} only-${theme}`}
                src={office.panorama[theme]}
                alt={items[office.id].picture}
                loading="lazy"
                width="1920"
                height="900"
              />
            ))}
          </Parallax>
          <div className={styles.card}>
            <OfficeCard office={office} place={items[office.id]} {...words}>
              {index === 0 && (
                <h2 id="offices-title" className={styles.title}>
                  {title}
                </h2>
              )}
            </OfficeCard>
          </div>
        </div>
      ))}
    </section>
  );
}
