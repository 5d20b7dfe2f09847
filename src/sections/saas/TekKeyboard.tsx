import type en from '@words/en/saas/v2.json';
import { useState } from 'react';
import { Section, SectionHead } from '@/ui/Section';
import styles from './Tek.module.scss';

type KeyName = keyof typeof en.keyboard.keys;

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Interactive keyboard of shortcuts. */
export function TekKeyboard({ title, text, label, keys }: typeof en.keyboard) {
  const [pressed, setPressed] = useState<KeyName>('u');
  return (
    <Section id="keyboard" tone="ink" labelledBy="keyboard-title">
      <div className={styles.keys}>
        <SectionHead title={title} text={text} id="keyboard-title" />
        <div role="status" className={styles.display}>
          <kbd>{pressed.toUpperCase()}</kbd>
          <p>
            <strong>{keys[pressed].title}</strong>
            {keys[pressed].text}
          </p>
        </div>
        <div role="group" aria-label={label} className={styles.board}>
          {rows.map((row) => (
            <div key={row}>
              {row.split('').map((letter) =>
                letter in keys ? (
                  <button
                    key={letter}
                    type="button"
                    aria-pressed={letter === pressed}
                    aria-label={`${letter.toUpperCase()}: ${keys[letter as KeyName].title}`}
                    onClick={() => setPressed(letter as KeyName)}
                  >
                    {letter.toUpperCase()}
                  </button>
                ) : (
                  <span key={letter} aria-hidden="true">
                    {letter.toUpperCase()}
                  </span>
                ),
              )}
            </div>
          ))}
          <div aria-hidden="true">
            <span className={styles.space} />
          </div>
        </div>
      </div>
    </Section>
  );
}
