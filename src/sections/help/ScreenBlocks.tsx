import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon';
import type { Glyph, IconName } from '@/ui/icons';
import styles from './ScreenBlocks.module.scss';

interface Marked {
  /** What the text speaks of: it has a ring. */
  marked?: boolean;
}

interface Pressed {
  /** The control that is used: it has a ring and the pointer. */
  pressed?: boolean;
}

const outlineOf = ({ marked, pressed }: Marked & Pressed) => (marked || pressed ? styles.marked : '');

/** The pointer on a control that is used. */
export const Pointer = ({ pressed }: Pressed) =>
  pressed && (
    <svg className={styles.pointer} viewBox="0 0 24 28">
      <path d="M4 2v20l5.5-5 3.5 8.5 4-1.7-3.5-8.3H21z" />
    </svg>
  );

interface FieldProps extends Marked {
  label: ReactNode;
  value?: ReactNode;
  /** Message of a field that was left empty. */
  error?: ReactNode;
}

/** A labelled form field. */
export function Field({ label, value, error, ...use }: FieldProps) {
  return (
    <div className={styles.field}>
      <span>{label}</span>
      <div className={`${styles.input} ${error ? styles.wrong : ''} ${outlineOf(use)}`}>{value}</div>
      {error && <small>{error}</small>}
    </div>
  );
}

/** A button: the page's first action, a further one in ink, or a quiet one. */
export function Press({ children, tone, ...use }: Pressed & { children: ReactNode; tone?: 'ink' | 'quiet' }) {
  return (
    <div className={`${styles.press} ${(tone && styles[tone]) ?? ''} ${outlineOf(use)}`}>
      {children}
      <Pointer {...use} />
    </div>
  );
}

/** Blocks beside one another. */
export const Line = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>;

interface RowProps extends Marked, Pressed {
  icon?: IconName | Glyph;
  picture?: string;
  title: ReactNode;
  text?: ReactNode;
  /** At the end of the row. */
  end?: ReactNode;
  tone?: 'done' | 'warn' | 'gone';
}

/** A row of a list. */
export function Row({ icon, picture, title, text, end, tone, ...use }: RowProps) {
  return (
    <div className={`${styles.row} ${(tone && styles[tone]) ?? ''} ${outlineOf(use)}`}>
      {icon && <Icon name={icon} />}
      {picture && <img src={picture} width={44} height={44} alt="" loading="lazy" decoding="async" />}
      <div>
        <strong>{title}</strong>
        {text && <span>{text}</span>}
      </div>
      {end && <div className={styles.end}>{end}</div>}
      <Pointer {...use} />
    </div>
  );
}

/** A switch at the end of a row. */
export const Toggle = ({ on }: { on: boolean }) => <i className={`${styles.toggle} ${on ? styles.on : ''}`} />;

/** A list of rows in one frame. */
export const List = ({ children }: { children: ReactNode }) => <div className={styles.list}>{children}</div>;

interface NoteProps {
  title: ReactNode;
  text?: ReactNode;
  tone?: 'info' | 'done';
  children?: ReactNode;
}

/** A notice. */
export function Note({ title, text, tone = 'info', children }: NoteProps) {
  return (
    <div className={`${styles.note} ${tone === 'done' ? styles.done : ''}`}>
      {tone === 'done' ? <Icon name="check-lg" /> : <b>i</b>}
      <div>
        <strong>{title}</strong>
        {text && <span>{text}</span>}
        {children}
      </div>
    </div>
  );
}

/** Options of which one is chosen. */
export function Options({ items, at }: { items: readonly ReactNode[]; at: number }) {
  return (
    <div className={styles.line}>
      {items.map((item, index) => (
        <div key={index} className={`${styles.option} ${outlineOf({ pressed: index === at })}`}>
          {item}
          <Pointer pressed={index === at} />
        </div>
      ))}
    </div>
  );
}

/** Steps, of which those before `at` are done. */
export function Steps({ items, at }: { items: readonly ReactNode[]; at: number }) {
  return (
    <ol className={styles.steps}>
      {items.map((item, index) => (
        <li key={index} className={index < at ? styles.past : index === at ? styles.now : ''}>
          <b>{index < at ? <Icon name="check-lg" /> : index + 1}</b>
          <span>{item}</span>
        </li>
      ))}
    </ol>
  );
}
