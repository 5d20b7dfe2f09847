import type enFeatures from '@words/en/saas/feature-list.json';
import type enStory from '@words/en/saas/feature-list/logbook.json';
import type en from '@words/en/saas/feature-single.json';
import { type WindFeatureId, windFeatureIds } from '@/data/entryIds';
import { windFeatureOf, windFeatures } from '@/data/windFeatures';
import { interpolate } from '@/lib/interpolate';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { Icon } from '@/ui/Icon';
import { FeaturePicture } from '@/ui/art/features/FeaturePicture';
import { LimitPicture } from '@/ui/art/features/LimitPicture';
import { StepPicture } from '@/ui/art/features/StepPicture';
import { useRoute } from '@/ui/route';
import { Replay } from './Replay';
import styles from './FeatureStory.module.scss';

type FeatureStoryProps = typeof en & { features: typeof enFeatures; story: typeof enStory };

/** Feature of the URL: navigation, problem, the feature at work, replay. */
export function FeatureStory({ features, story, ...words }: FeatureStoryProps) {
  const id = useRoute().params.id as WindFeatureId;
  const feature = windFeatureOf(id);
  const next = windFeatureIds[(windFeatureIds.indexOf(id) + 1) % windFeatureIds.length] ?? id;
  const { name, text } = features.items[id];
  return (
    <>
      <section className={styles.root} aria-labelledby="feature-title">
        <div className={styles.words}>
          <Breadcrumb
            label={features.trail}
            steps={[
              { label: features.home, to: 'home' },
              { label: features.all, to: 'saas/features' },
            ]}
            here={name}
          />
          <nav aria-label={words.rail} className={styles.rail}>
            <ul>
              {windFeatures.map(({ id: other, from }) => (
                <li key={other}>
                  <PageLink
                    to="saas/feature-single"
                    params={{ id: other }}
                    {...(other === id && { 'aria-current': 'page' as const })}
                  >
                    <span className={styles.force}>{from}</span>
                    <span className={styles.name}>{features.items[other].name}</span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.head}>
            <div>
              <p className={styles.from}>{interpolate(features.force, { force: feature.from })}</p>
              <h1 id="feature-title">{name}</h1>
              <p className={styles.text}>{text}</p>
              <p className={styles.problem}>{story.problem}</p>
            </div>
            <FeaturePicture of={id} />
          </div>
          <div className={styles.incident}>
            <h2>{words.replay.title}</h2>
            <p>{words.replay.text}</p>
          </div>
        </div>
        <Replay key={id} words={words.replay} feature={feature} without={story.without} with={story.with} />
      </section>
      <Section tone="surface" tight labelledBy="feature-how">
        <div className={styles.how}>
          <h2 id="feature-how">{words.how.title}</h2>
          <ol>
            {story.how.map((step, index) => (
              <li key={step}>
                {step}
                <StepPicture of={id} step={index} />
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.limit}>
          <div>
            <h3>{words.limit.title}</h3>
            <p>{story.limit}</p>
          </div>
          <LimitPicture of={id} />
        </div>
      </Section>
      <Section tight>
        <PageLink className={styles.next} to="saas/feature-single" params={{ id: next }}>
          <span>{words.next}</span>
          <strong>
            {`${features.items[next].name}\u00A0`}
            <Icon name="arrow-right" />
          </strong>
          <FeaturePicture of={next} />
        </PageLink>
        <div className={styles.actions}>
          <Button to="contact" icon="arrow-right">
            {words.cta}
          </Button>
          <PageLink to="saas/features">{words.all}</PageLink>
        </div>
      </Section>
    </>
  );
}
