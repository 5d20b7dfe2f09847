import { useHydrated } from '@/ui/useHydrated';
import { useMediaQuery } from '@/ui/useMediaQuery';
import styles from './Isobars.module.scss';

/** The viewBox in half pixels, and how the map fills its parent. */
const maps = {
  hero: { box: '0 0 3840 1520', fit: 'xMidYMin' },
  'hero-phone': { box: '0 0 1560 1520', fit: 'xMidYMin' },
  soft: { box: '0 0 3840 1040', fit: 'xMidYMin' },
  contact: { box: '0 0 3840 2000', fit: 'xMidYMin' },
  calm: { box: '0 0 3840 300', fit: 'xMidYMax' },
  cta: { box: '0 0 2640 1440', fit: 'xMaxYMin slice' },
  card: { box: '0 0 880 1360', fit: 'xMaxYMax slice' },
} as const;

/** The weather map, and its background: a page, the green panel, or a dark card. */
interface IsobarsProps {
  name: Exclude<keyof typeof maps, 'hero-phone'>;
  tone?: 'quiet' | 'onBrand' | 'onInk';
}

/**
 * Isobars behind a section: decorative, fills its positioned parent. Loaded by <use>, not as an image, so that the
 * lines take the theme's colour; fades in after hydration.
 */
export function Isobars({ name, tone = 'quiet' }: IsobarsProps) {
  const isHydrated = useHydrated();
  const wide = useMediaQuery('(min-width: 768px)', true);
  const map = name === 'hero' && !wide ? 'hero-phone' : name;
  return (
    <svg
      className={`${styles.root} ${styles[map]} ${styles[tone]}`}
      viewBox={maps[map].box}
      preserveAspectRatio={maps[map].fit}
      data-hydrated={isHydrated || undefined}
      aria-hidden="true"
    >
      {isHydrated && <use href={`/assets/images/isobars/${map}.svg#map`} />}
    </svg>
  );
}
