import { numberFormat } from '@/lib/formats';
import type en from '@words/en/saas/v5.json';
import { localeOf } from '@/site/languages';
import { Section } from '@/ui/Section';
import { GuestPortrait } from '@/ui/art/people/GuestPortrait';
import { plantHref } from '@/ui/art/saas/PlantDrawing';
import { useLanguage } from '@/ui/translation';
import styles from './Filiz.module.scss';

/** Plants of the page's garden: stage, position and scale. */
const growth = [
  [0, 34, 0.86],
  [2, 120, 0.86],
  [4, 226, 0.76],
  [8, 420, 1.04],
] as const;

/** The numbers of the quote, below the first plant and the last. */
const labels = [
  [34, 40],
  [420, 4000],
] as const;

/** A customer's testimonial. */
export function FilizStory({ quote, name, role, note, picture }: typeof en.story) {
  const number = numberFormat(localeOf(useLanguage()));
  return (
    <Section tone="ink">
      <figure className={styles.story}>
        <svg viewBox="0 0 580 480" role="img" aria-label={picture}>
          {growth.map(([stage, x, scale]) => (
            <use key={stage} href={plantHref(stage)} transform={`translate(${x} 430) scale(${scale})`} />
          ))}
          <path d="M0 430H580" />
          {labels.map(([x, count]) => (
            <text key={x} x={x} y="466" textAnchor="middle">
              {number.format(count)}
            </text>
          ))}
        </svg>
        <div>
          <blockquote>{quote}</blockquote>
          <figcaption>
            <GuestPortrait of="defneArslan" />
            <span>
              <strong>{name}</strong>
              {role}
              <small>{note}</small>
            </span>
          </figcaption>
        </div>
      </figure>
    </Section>
  );
}
