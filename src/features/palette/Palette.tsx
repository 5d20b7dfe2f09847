import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon';
import { lightningCharge } from '@/ui/icons/lightning-charge';
import styles from './Palette.module.scss';
import { type ParsedCommand, type PaletteWords, parseCommands } from './commands';
import { useTypedDemo } from './useTypedDemo';

interface PaletteProps {
  words: PaletteWords;
  /** `shown`: run by the demo, not by the visitor. */
  onRun: (line: ParsedCommand, shown: boolean) => void;
}

/** Pixels of the list that stay visible above and below its chosen row. */
const air = 8;

/** Command palette (ARIA combobox): typing filters, arrows select, Enter runs. Plays a typed demo first. */
export function Palette({ words, onRun }: PaletteProps) {
  const { commands } = words;
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const lines = parseCommands(text, commands);
  const chosen = Math.min(active, lines.length - 1);
  // scrollIntoView would also scroll the page.
  useEffect(() => {
    const row = list.current?.children[chosen];
    if (!list.current || !(row instanceof HTMLElement)) return;
    const { offsetTop: top, offsetHeight: high } = row;
    const { scrollTop, clientHeight } = list.current;
    if (top - air < scrollTop) list.current.scrollTop = top - air;
    else if (top + high + air > scrollTop + clientHeight) list.current.scrollTop = top + high + air - clientHeight;
  }, [chosen, text]);
  const type = (next: string) => {
    setText(next);
    setActive(0);
  };
  const run = (line: ParsedCommand | undefined, shown = false) => {
    if (line) onRun(line, shown);
    type('');
  };
  const example = (['invoice', 'note', 'calc', 'timer'] as const).map(
    (key) => `${commands[key].verb} ${commands[key].example}`,
  );
  const demo = useTypedDemo({
    lines: example,
    hasStarted: () => document.activeElement === field.current,
    type,
    run: (line) => run(parseCommands(line, commands)[0], true),
  });
  const begin = () => {
    if (!demo.playing) return;
    demo.stop();
    type('');
  };
  const onKey = (event: KeyboardEvent) => {
    const next = { ArrowDown: chosen + 1, ArrowUp: chosen - 1 + lines.length }[event.key];
    if (event.key === 'Enter') run(lines[chosen]);
    else if (event.key === 'Escape') type('');
    else if (next === undefined) return;
    else setActive(next % lines.length);
    event.preventDefault();
  };
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <Icon name={lightningCharge} />
        <input
          ref={field}
          role="combobox"
          aria-label={words.label}
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={`${id}-${chosen}`}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          maxLength={80}
          value={text}
          onFocus={begin}
          onChange={({ target }) => {
            demo.stop();
            type(target.value);
          }}
          onKeyDown={onKey}
        />
        <button type="button" onClick={() => run(lines[chosen])}>
          <span className={styles.run}>{words.run}</span> <kbd aria-hidden="true">↵</kbd>
        </button>
      </div>
      <ul ref={list} id={id} role="listbox" aria-label={words.list} className={styles.list}>
        {lines.map((line, index) => (
          // The input handles the keyboard. Keyed by position: scroll snapping would follow a row that moves down.
          <li
            key={index}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onClick={() => {
              demo.stop();
              run(line);
            }}
            onPointerMove={() => setActive(index)}
          >
            <span>
              <b>{commands[line.id].verb}</b> {line.argument}
            </span>
            <span>{commands[line.id].text}</span>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <span>
          <span>{words.hint}</span>
          <span>{words.hintTouch}</span>
        </span>
        <button type="button" onClick={() => (demo.playing ? begin() : demo.play())}>
          <Icon name={demo.playing ? 'pause' : 'play'} />
          {demo.playing ? words.pause : words.replay}
        </button>
      </div>
    </div>
  );
}
