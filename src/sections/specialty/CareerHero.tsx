import { Badge } from '@/ui/Badge';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { EmptyChair } from '@/ui/art/specialty/EmptyChair';
import { EmptyChairNarrow } from '@/ui/art/specialty/EmptyChairNarrow';
import { useTranslation } from '@/ui/translation';
import styles from './CareerHero.module.scss';

interface CareerHeroWords {
  trail: string;
  home: string;
  here: string;
  title: string;
  text: string;
  /** Text of the name plate. */
  plate: string;
}

/** Career hero. */
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
      <div className={styles.wide}>
        <EmptyChair name={plate} />
      </div>
      <div className={styles.narrow}>
        <EmptyChairNarrow name={plate} />
      </div>
    </header>
  );
}
