import type en from '@words/en/saas/v2.json';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { LanguageCode } from '@/site/languages';
import { Section, SectionHead } from '@/ui/Section';
import { useLanguage } from '@/ui/translation';
import styles from './Tek.module.scss';

type Words = typeof en.keyboard;
type KeyName = keyof Words['keys'];

/** The letters of the keyboards that are sold with each language. */
const layouts: Record<LanguageCode, readonly string[]> = {
  tr: ['qwertyuıopğü', 'asdfghjklşi', 'zxcvbnmöç'],
  en: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  de: ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm'],
};

/**
 * Interactive keyboard of shortcuts. It listens to the visitor's own keys while the focus is within it, so that letters
 * stay free for the browser and for screen readers everywhere else (WCAG 2.1.4).
 */
export function TekKeyboard({ title, text, label, hint, listening, keys }: Words) {
  const [pressed, setPressed] = useState<KeyName>('u');
  /** The letter that the visitor holds down. */
  const [held, setHeld] = useState('');
  const board = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const upper = (letter: string) => letter.toLocaleUpperCase(language);
  const focusKey = (name: KeyName) => board.current?.querySelector<HTMLElement>(`[data-key="${name}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const letter = event.key.toLocaleLowerCase(language);
    if (event.ctrlKey || event.altKey || event.metaKey || !/^\p{L}$/u.test(letter)) return;
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
          <kbd>{upper(pressed)}</kbd>
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
          <div className={styles.case} data-keys={layouts[language][0]?.length}>
            {layouts[language].map((row) => (
              <div key={row}>
                {row.split('').map((letter) =>
                  letter in keys ? (
                    <button
                      key={letter}
                      type="button"
                      data-key={letter}
                      aria-pressed={letter === pressed}
                      aria-label={`${upper(letter)}: ${keys[letter as KeyName].title}`}
                      onClick={() => setPressed(letter as KeyName)}
                    >
                      {upper(letter)}
                    </button>
                  ) : (
                    <span key={letter} aria-hidden="true" data-held={letter === held || undefined}>
                      {upper(letter)}
                    </span>
                  ),
                )}
              </div>
            ))}
            <div aria-hidden="true">
              <span className={styles.space} />
            </div>
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
