import { useId } from 'react';
import type en from '@words/en/saas/v5.json';
import { Section } from '@/ui/Section';
import { GuestPortrait } from '@/ui/art/people/GuestPortrait';
import { PlantDrawing } from '@/ui/art/saas/PlantDrawing';
import styles from './Filiz.module.scss';

/** A customer's testimonial. */
export function FilizStory({ quote, name, role, note, picture }: typeof en.story) {
  const aboveId = useId();
  return (
    <Section tone="ink">
      <figure className={styles.story}>
        <svg viewBox="0 0 490 440" role="img" aria-label={picture}>
          <clipPath id={aboveId}>
            <path d="M-100-100H600V422H-100Z" />
          </clipPath>
          <g clipPath={`url(#${aboveId})`}>
            <g transform="translate(60 420)">
              <PlantDrawing stage={0} />
            </g>
            <g transform="translate(302 420)">
              <PlantDrawing stage={8} />
            </g>
          </g>
          <path d="M0 422H490" />
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
