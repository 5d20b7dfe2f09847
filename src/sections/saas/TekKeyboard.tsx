import type en from '@words/en/saas/v2.json';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Section, SectionHead } from '@/ui/Section';
import styles from './Tek.module.scss';

type Words = typeof en.keyboard;
type KeyName = keyof Words['keys'];

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * Interactive keyboard of shortcuts. It listens to the visitor's own keys while the focus is within it, so that letters
 * stay free for the browser and for screen readers everywhere else (WCAG 2.1.4).
 */
export function TekKeyboard({ title, text, label, hint, listening, keys }: Words) {
  const [pressed, setPressed] = useState<KeyName>('u');
  /** The letter that the visitor holds down. */
  const [held, setHeld] = useState('');
  const board = useRef<HTMLDivElement>(null);
  const focusKey = (name: KeyName) => board.current?.querySelector<HTMLElement>(`[data-key="${name}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const letter = event.key.toLowerCase();
    if (event.ctrlKey || event.altKey || event.metaKey || !/^[a-z]$/.test(letter)) return;
    setHeld(letter);
    if (!(letter in keys)) return;
    event.preventDefault();
    setPressed(letter as KeyName);
    focusKey(letter as KeyName);
  };
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
        <div
          ref={board}
          role="group"
          aria-label={label}
          aria-describedby="keyboard-hint"
          className={styles.board}
          onKeyDown={onKeyDown}
          onKeyUp={() => setHeld('')}
          onBlur={() => setHeld('')}
        >
          {rows.map((row) => (
            <div key={row}>
              {row.split('').map((letter) =>
                letter in keys ? (
                  <button
                    key={letter}
                    type="button"
                    data-key={letter}
                    aria-pressed={letter === pressed}
                    aria-label={`${letter.toUpperCase()}: ${keys[letter as KeyName].title}`}
                    onClick={() => setPressed(letter as KeyName)}
                  >
                    {letter.toUpperCase()}
                  </button>
                ) : (
                  <span key={letter} aria-hidden="true" data-held={letter === held || undefined}>
                    {letter.toUpperCase()}
                  </span>
                ),
              )}
            </div>
          ))}
          <div aria-hidden="true">
            <span className={styles.space} />
          </div>
          <p id="keyboard-hint" className={styles.hint}>
            <span>{hint}</span>
            <span>{listening}</span>
          </p>
        </div>
      </div>
    </Section>
  );
}
