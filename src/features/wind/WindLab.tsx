import type enFeatures from '@words/en/saas/feature-list.json';
import type en from '@words/en/saas/features.json';
import { parseForce, maxForce, windFeatures } from '@/data/windFeatures';
import { interpolate } from '@/lib/interpolate';
import { WindScene } from '@/ui/art/pages/WindScene';
import { useQueryString } from '@/ui/useQueryString';
import { FeatureLimits } from './FeatureLimits';
import { FeatureScale } from './FeatureScale';
import styles from './WindLab.module.scss';
import { WindyDays } from './WindyDays';

interface WindLabProps {
  words: (typeof en)['hero'];
  scale: (typeof en)['scale'];
  features: (typeof enFeatures)['items'];
  days: (typeof en)['days'];
  not: (typeof en)['not'];
}

/** Hero with a wind slider and sample days; the features, there and below, become active from their force on. */
export function WindLab({ words, scale, features, days, not }: WindLabProps) {
  const [query, setQuery] = useQueryString();
  const force = parseForce(query);
  const active = windFeatures.filter(({ from }) => from <= force);
  const last = active.at(-1);
  const value = interpolate(words.value, { force, name: words.forces[force] ?? '' });
  return (
    <>
      <section className={styles.hero} aria-labelledby="wind-title">
        <div className={styles.scene}>
          <WindScene force={force} />
        </div>
        <div className={styles.content}>
          <div className={styles.card}>
            <h1 id="wind-title">{words.title}</h1>
            <p>{words.text}</p>
            <div className={styles.lever}>
              <label htmlFor="wind-force">{words.label}</label>
              <output htmlFor="wind-force">
                <strong>{force}</strong> {words.forces[force]}
              </output>
              <input
                id="wind-force"
                type="range"
                min="0"
                max={maxForce}
                step="1"
                value={force}
                aria-valuetext={value}
                onChange={({ target }) => setQuery(`wind=${target.value}`, { replace: true })}
              />
              <p role="status">{interpolate(words.active, { count: active.length, all: windFeatures.length })}</p>
            </div>
            <ul className={styles.chips} aria-label={words.features}>
              {windFeatures.map(({ id, from }) => (
                <li key={id} data-active={from <= force || undefined} data-last={id === last?.id || undefined}>
                  <span aria-hidden="true">{from}</span> <span>{features[id].name}</span>
                  <span className="visually-hidden">: {from <= force ? scale.active : scale.standby}</span>
                </li>
              ))}
            </ul>
            <WindyDays words={days} force={force} setForce={(next) => setQuery(`wind=${next}`)} />
          </div>
        </div>
      </section>
      <FeatureScale words={scale} features={features} force={force}>
        <FeatureLimits {...not} />
      </FeatureScale>
    </>
  );
}
