import { clients } from '@/site/clients';
import { Carousel } from '@/ui/Carousel';
import styles from './Clients.module.scss';

interface ClientsProps {
  title: string;
  pause: string;
  play: string;
}

/** Logos in view by window width (spec 2.2). */
const perView = { 0: 2, 576: 3, 768: 4, 992: 5, 1200: 6 } as const;

/** The clients' logos, in one row that moves by itself. */
export function Clients({ title, pause, play }: ClientsProps) {
  return (
    <section className={styles.root}>
      <Carousel
        title={<p className={styles.title}>{title}</p>}
        label={title}
        words={{ pause, play }}
        perView={perView}
        gap={50}
      >
        {clients.map(({ name, lightImage, darkImage, width }) => (
          <div key={name} className={styles.client}>
            <img className="only-light" src={lightImage} alt={name} width={width} height={60} loading="lazy" />
            <img className="only-dark" src={darkImage} alt={name} width={width} height={60} loading="lazy" />
          </div>
        ))}
      </Carousel>
    </section>
  );
}
