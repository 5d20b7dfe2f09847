import { type ServiceId, serviceIds } from '@/data/services';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { Pavement } from '@/ui/art/about/Pavement';
import { Umbrella } from '@/ui/art/about/Umbrella';
import styles from './ServicesHero.module.scss';

interface ServicesHeroProps {
  title: string;
  text: string;
  action: string;
  /** Accessible name of the list. */
  list: string;
  items: Record<ServiceId, { name: string }>;
}

/** Hero with a link per service, drawn as umbrellas. */
export function ServicesHero({ title, text, action, list, items }: ServicesHeroProps) {
  return (
    <header className={styles.root}>
      <Pavement />
      <div className={styles.content}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>{text}</p>
          <Button to="contact" icon="arrow-right">
            {action}
          </Button>
        </div>
        <ul className={styles.crowd} aria-label={list}>
          {serviceIds.map((id) => (
            <li key={id}>
              <PageLink to="services/v1" hash={id}>
                <Umbrella of={id} />
                <span>{items[id].name}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}
