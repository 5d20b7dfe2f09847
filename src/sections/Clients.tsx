import { clients } from '@/site/clients';
import { Carousel } from '@/ui/Carousel';
import styles from './Clients.module.scss';

interface ClientsProps {
  title: string;
  pause: string;
  play: string;
  /** band: full width, looping; line: a single row at the end of a hero. */
  layout?: 'band' | 'line';
}

/** Visible logos by minimum window width in px, and the gap between them in px. */
const rows = {
  band: { perView: { 0: 2, 576: 3, 768: 4, 992: 5, 1200: 6 }, gap: 50, loop: true, layout: 'stacked' },
  line: { perView: { 0: 2, 576: 3, 768: 4 }, gap: 40, loop: false, layout: 'aside' },
} as const;

/** Auto-playing carousel of client logos. */
export function Clients({ title, pause, play, layout = 'band' }: ClientsProps) {
  return (
    <section className={`${styles.root} ${styles[layout]}`}>
      <Carousel title={<p className={styles.title}>{title}</p>} label={title} words={{ pause, play }} {...rows[layout]}>
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
