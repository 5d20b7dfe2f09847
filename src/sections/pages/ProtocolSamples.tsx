import type en from '@words/en/saas/integrations.json';
import { protocolSamples, sampleReading } from '@/data/protocolSamples';
import { Section, SectionHead } from '@/ui/Section';
import { Tabs } from '@/ui/Tabs';
import styles from './ProtocolSamples.module.scss';

type ProtocolSamplesProps = (typeof en)['dialects'] & {
  /** Names of the protocols. */
  names: Record<keyof typeof protocolSamples, string>;
};

/** The same reading in four protocols, and the resulting row. */
export function ProtocolSamples({ title, text, label, reading, names }: ProtocolSamplesProps) {
  const code = (sample: string) => {
    const [before, after] = sample.split(sampleReading);
    return (
      <code translate="no">
        {before}
        <b>{sampleReading}</b>
        {after}
      </code>
    );
  };
  const tabs = (Object.keys(protocolSamples) as (keyof typeof protocolSamples)[]).map((key) => ({
    key,
    label: names[key],
    content: <pre className={styles.code}>{code(protocolSamples[key])}</pre>,
  }));
  return (
    <Section tight labelledBy="dialects-title">
      <SectionHead title={title} text={text} id="dialects-title" quiet />
      <div className={styles.root}>
        <div className={styles.tabs} data-bs-theme="dark">
          <Tabs label={label} tabs={tabs} />
        </div>
        <svg className={styles.arrow} viewBox="0 0 60 60" aria-hidden="true" focusable="false">
          <path d="M8 30H50M36 14L52 30L36 46" />
        </svg>
        <figure className={styles.line}>
          <figcaption>{reading.line}</figcaption>
          <dl>
            <div>
              <dt>{reading.machine}</dt>
              <dd>{reading.sensor}</dd>
            </div>
            <div>
              <dt className={styles.value}>{reading.value}</dt>
              <dd>{reading.at}</dd>
            </div>
          </dl>
          <svg viewBox="0 0 320 56" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path d="M0 40C20 38 30 44 50 41S80 30 100 33 140 46 160 38 200 14 226 18 270 30 288 22 308 17 320 16V56H0Z" />
            <path d="M0 40C20 38 30 44 50 41S80 30 100 33 140 46 160 38 200 14 226 18 270 30 288 22 308 17 320 16" />
          </svg>
        </figure>
      </div>
    </Section>
  );
}
