import { Badge } from '@/ui/Badge';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { EmptyChair } from '@/ui/art/specialty/EmptyChair';
import { useTranslation } from '@/ui/translation';
import styles from './CareerHero.module.scss';

interface CareerHeroWords {
  trail: string;
  home: string;
  here: string;
  title: string;
  text: string;
  /** On the plate before the empty chair. */
  plate: string;
}

/** A row of desks, and the chair that is still free: it has your name on it. */
export function CareerHero({ trail, home, here, title, text, plate }: CareerHeroWords) {
  const { t } = useTranslation();
  return (
    <header className={styles.root}>
      <div className={styles.words}>
        <Breadcrumb label={trail} steps={[{ label: home, to: 'home' }]} here={here} />
        <Badge>{t('badges.jobs')}</Badge>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <div className={styles.picture}>
        <EmptyChair name={plate} />
      </div>
    </header>
  );
}
