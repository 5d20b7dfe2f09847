import type en from '@words/en/saas/integration-single.json';
import { useState } from 'react';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Section, SectionHead } from '@/ui/Section';
import { SetupPlug } from '@/ui/art/pages/SetupPlug';
import { TopicTree } from '@/ui/art/pages/TopicTree';
import styles from './SetupSteps.module.scss';

interface SetupProps {
  words: Pick<(typeof en)['setup'], 'title' | 'text' | 'done' | 'ready'>;
  /** Words of the link to the contact page, shown when all steps are done. */
  action: string;
  steps: readonly { title: string; text: string }[];
  /** Values of `{{name}}` and `{{cargo}}`. */
  values: Readonly<Record<string, string>>;
  /** Topics of a broker, drawn as a tree instead of the plug. */
  topics?: readonly string[] | undefined;
}

/** Checklist of the setup; its drawing is complete when all steps are done. */
export function SetupSteps({ words, action, steps, values, topics }: SetupProps) {
  const [done, setDone] = useState<readonly number[]>([]);
  const toggle = (index: number) =>
    setDone(done.includes(index) ? done.filter((each) => each !== index) : [...done, index]);
  const isReady = done.length === steps.length;
  return (
    <Section tone="surface" tight labelledBy="setup-title">
      <div className={styles.root}>
        <div className={styles.aside}>
          <SectionHead title={words.title} text={words.text} id="setup-title" />
          <p role="status" className={styles.status} data-ready={isReady || undefined}>
            {isReady ? words.ready : interpolate(words.done, { done: done.length, all: steps.length })}
          </p>
          {isReady && (
            <p className={styles.action}>
              <Button to="contact" icon="arrow-right">
                {action}
              </Button>
            </p>
          )}
          {topics ? (
            <TopicTree className={styles.tree} tier={done.length} topics={topics} />
          ) : (
            <SetupPlug done={done.length / steps.length} />
          )}
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
