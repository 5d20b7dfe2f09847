import type en from '@words/en/saas/integration-single.json';
import { useState } from 'react';
import { interpolate } from '@/lib/interpolate';
import { Section, SectionHead } from '@/ui/Section';
import styles from './SetupSteps.module.scss';

interface SetupProps {
  words: Pick<(typeof en)['setup'], 'title' | 'text' | 'done' | 'ready'>;
  steps: readonly { title: string; text: string }[];
  /** Values of `{{name}}` and `{{cargo}}`. */
  values: Readonly<Record<string, string>>;
}

/** Checklist of the setup; the drawing connects when all steps are done. */
export function SetupSteps({ words, steps, values }: SetupProps) {
  const [done, setDone] = useState<readonly number[]>([]);
  const toggle = (index: number) =>
    setDone(done.includes(index) ? done.filter((each) => each !== index) : [...done, index]);
  const gap = 132 - (132 / steps.length) * done.length;
  return (
    <Section tone="surface" labelledBy="setup-title">
      <div className={styles.root}>
        <div className={styles.aside}>
          <SectionHead title={words.title} text={words.text} id="setup-title" />
          <svg className={styles.plug} viewBox="0 0 340 96" aria-hidden="true" focusable="false">
            <path d="M240 20h64a20 20 0 0 1 20 20v16a20 20 0 0 1-20 20h-64z" fill="var(--ink)" />
            <path d="M240 36h26M240 60h26" stroke="var(--bg)" strokeWidth="9" strokeLinecap="round" />
            <g className={styles.cord} transform={`translate(${-gap} 0)`}>
              <path d="M-200 48H140" stroke="var(--brand)" strokeWidth="9" />
              <path d="M212 36h46M212 60h46" stroke="var(--star)" strokeWidth="8" strokeLinecap="round" />
              <rect x="134" y="18" width="82" height="60" rx="14" fill="var(--link)" />
              <path d="M152 34v28M166 34v28" stroke="var(--bg)" strokeWidth="4" strokeLinecap="round" />
            </g>
          </svg>
          <p role="status" className={styles.status}>
            {done.length === steps.length
              ? words.ready
              : interpolate(words.done, { done: done.length, all: steps.length })}
          </p>
        </div>
        <ol className={styles.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={title} data-done={done.includes(index) || undefined}>
              <label>
                <input type="checkbox" checked={done.includes(index)} onChange={() => toggle(index)} />
                <strong>{title}</strong>
                <span>{interpolate(text, values)}</span>
              </label>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
