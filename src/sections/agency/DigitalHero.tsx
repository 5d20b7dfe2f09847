import { type ComponentProps, useState } from 'react';
import { interpolate } from '@/lib/interpolate';
import { TornPage } from '@/ui/art/agency/TornPage';
import { useMediaQuery } from '@/ui/useMediaQuery';
import styles from './DigitalHero.module.scss';

interface DigitalHeroProps {
  eyebrow: string;
  title: string;
  text: string;
  slider: string;
  share: string;
  draft: string;
  done: string;
  page: ComponentProps<typeof TornPage>['words'];
}

/** Hero: a slider reveals wireframe or finished page. */
export function DigitalHero({ eyebrow, title, text, slider, share, draft, done, page }: DigitalHeroProps) {
  const [value, setValue] = useState(44);
  const isWide = useMediaQuery('(min-width: 576px)', true);
  return (
    <section className={styles.root} aria-labelledby="digital-title">
      <div className={styles.words}>
        <div>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1 id="digital-title">{title}</h1>
        </div>
        <p>{text}</p>
      </div>
      <div className={styles.stage}>
        <div className={styles.window}>
          {/* Phones show the middle of the drawing: there the bolt stays in it, and 44 is where it is at first. */}
          <TornPage share={isWide ? value : 22 + value / 2} words={page} draft={draft} done={done} />
          <input
            type="range"
            min={0}
            max={100}
            value={value}
            aria-label={slider}
            aria-valuetext={interpolate(share, { value })}
            onChange={({ target }) => setValue(Number(target.value))}
          />
        </div>
      </div>
    </section>
  );
}
