import type en from '@words/en/saas/v1.json';
import { useState } from 'react';
import { radarCommands } from '@/data/radar';
import { copyText } from '@/lib/copyText';
import { Button } from '@/ui/Button';
import { announce } from '@/ui/LiveRegion';
import { Section, SectionHead } from '@/ui/Section';
import styles from './RadarSetup.module.scss';

/** Setup steps with copyable commands. */
export function RadarSetup({ title, text, steps, copy, copied, failed, terminal }: typeof en.setup) {
  const [lastOutcome, setLastOutcome] = useState<'copied' | 'failed' | null>(null);
  const messages = { copied, failed };
  const report = (outcome: 'copied' | 'failed') => {
    setLastOutcome(outcome);
    announce(messages[outcome]);
  };
  const copyAll = () =>
    void copyText(radarCommands.join('\n')).then(
      () => report('copied'),
      () => report('failed'),
    );
  return (
    <Section labelledBy="setup-title">
      <SectionHead title={title} text={text} id="setup-title" quiet />
      <div className={styles.setup}>
        <ol className={styles.steps}>
          {Object.entries(steps).map(([id, step]) => (
            <li key={id}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.terminal}>
          <div>
            <span aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <Button variant="line" size="s" onClick={copyAll}>
              {lastOutcome === 'copied' ? copied : copy}
            </Button>
            {lastOutcome === 'failed' && <p>{failed}</p>}
          </div>
          {/* Scrollable on phones: focusable for keyboard users. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} role="region" aria-label={terminal}>
            {radarCommands.map((line) => (
              <code key={line}>{line}</code>
            ))}
          </pre>
        </div>
      </div>
    </Section>
  );
}
