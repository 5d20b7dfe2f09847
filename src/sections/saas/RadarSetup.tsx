import type en from '@words/en/saas/v1.json';
import { useState } from 'react';
import { radarCommands } from '@/data/radar';
import { Button } from '@/ui/Button';
import { announce } from '@/ui/LiveRegion';
import { Section, SectionHead } from '@/ui/Section';
import styles from './Radar.module.scss';

/** Three steps beside the three lines that are typed; the lines can be copied. */
export function RadarSetup({ title, text, steps, copy, copied, terminal }: typeof en.setup) {
  const [done, setDone] = useState(false);
  const copyAll = () =>
    void navigator.clipboard.writeText(radarCommands.join('\n')).then(() => {
      setDone(true);
      announce(copied);
    });
  return (
    <Section tone="ink" labelledBy="setup-title">
      <div className={styles.setup}>
        <div>
          <SectionHead title={title} text={text} id="setup-title" />
          <ol className={styles.steps}>
            {Object.entries(steps).map(([id, step]) => (
              <li key={id}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.terminal}>
          <div aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
          {/* Scrolls sideways on phones, so that the keyboard has to reach it. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} role="region" aria-label={terminal}>
            {radarCommands.map((line) => (
              <code key={line}>{line}</code>
            ))}
          </pre>
          <Button variant="line" size="s" onClick={copyAll}>
            {done ? copied : copy}
          </Button>
        </div>
      </div>
    </Section>
  );
}
