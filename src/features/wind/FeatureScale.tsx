import type enFeatures from '@words/en/saas/feature-list.json';
import type en from '@words/en/saas/features.json';
import { type ReactNode, useState } from 'react';
import type { WindFeatureId } from '@/data/entryIds';
import { windFeatureOf, windFeatures } from '@/data/windFeatures';
import { interpolate } from '@/lib/interpolate';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { FeaturePicture } from '@/ui/art/features/FeaturePicture';
import styles from './FeatureScale.module.scss';

interface FeatureScaleProps {
  words: (typeof en)['scale'];
  features: (typeof enFeatures)['items'];
  /** Wind force, 0 to 12. */
  force: number;
  /** Below the list. */
  children: ReactNode;
}

/**
 * The features by wind force, active up to the present one; a picture beside them shows the last one that is active,
 * or the one that the visitor points at. On small screens it is below the last active one.
 */
export function FeatureScale({ words, features, force, children }: FeatureScaleProps) {
  // Another force ends the pointing.
  const [pointed, setPointed] = useState<{ id: WindFeatureId; force: number }>();
  const active = windFeatures.findLast(({ from }) => from <= force)?.id ?? 'logbook';
  const shown = pointed?.force === force ? pointed.id : active;
  const { from: shownFrom } = windFeatureOf(shown);
  return (
    <section className={styles.root} aria-labelledby="scale-title">
      <h2 id="scale-title">{words.title}</h2>
      <div className={styles.columns}>
        <ol>
          {windFeatures.map(({ id, from }) => (
            <li
              key={id}
              data-active={from <= force || undefined}
              data-shown={id === shown || undefined}
              onPointerEnter={() => setPointed({ id, force })}
              onFocus={() => setPointed({ id, force })}
            >
              <span className={styles.from}>
                <span className="visually-hidden">{interpolate(words.from, { force: from })}</span>
                <span aria-hidden="true">{from}</span>
              </span>
              <div className={styles.words}>
                <h3>{features[id].name}</h3>
                <p>{features[id].text}</p>
              </div>
              <div className={styles.foot}>
                <p className={styles.state}>{from <= force ? words.active : words.standby}</p>
                <PageLink to="saas/feature-single" params={{ id }} aria-label={`${features[id].name}: ${words.more}`}>
                  {words.more} <Icon name="arrow-right" />
                </PageLink>
              </div>
              {id === active && (
                <div className={styles.inline}>
                  <FeaturePicture of={id} />
                </div>
              )}
            </li>
          ))}
        </ol>
        <div className={styles.picture}>
          <p aria-hidden="true" data-active={shownFrom <= force || undefined}>
            <strong>{features[shown].name}</strong>
            <span className={styles.badge}>{shownFrom <= force ? words.active : words.standby}</span>
          </p>
          <FeaturePicture of={shown} />
        </div>
      </div>
      {children}
    </section>
  );
}
