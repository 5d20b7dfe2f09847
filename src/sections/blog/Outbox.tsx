import { useEffect, useReducer } from 'react';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Switch } from '@/ui/Switch';
import { useTranslation } from '@/ui/translation';
import { PostFigure } from './PostFigure';
import styles from './Outbox.module.scss';
import { initialOutbox, pendingCount, reduceOutbox } from './outboxState';
import type { RecordState } from './outboxState';

export interface OutboxWords {
  title: string;
  signal: string;
  lost: string;
  add: string;
  phone: string;
  server: string;
  empty: string;
  /** `{{number}}` of the job. */
  job: string;
  states: Readonly<Record<RecordState, string>>;
  note: string;
}

/** Time between two deliveries. */
const deliveryMilliseconds = 900;

/** Records shown of each list, newest last. */
const shownCount = 4;

/** The id that the phone gives a record, four hexadecimal digits. */
const idOf = (number: number) => ((number * 40503) % 65536).toString(16).padStart(4, '0');

/** Simulation of an outbox: records are kept without signal, sent in order with it, and never doubled. */
export function Outbox({ words }: { words: OutboxWords }) {
  const { t } = useTranslation('blog/posts/no-signal');
  const [state, dispatch] = useReducer(reduceOutbox, initialOutbox);
  const pending = pendingCount(state);
  const isSending = state.hasSignal && pending > 0;
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => dispatch('send'), deliveryMilliseconds);
    return () => clearTimeout(timer);
  }, [isSending, state.records]);
  const next = state.records.find(({ state: at }) => at !== 'sent');
  const jobOf = (number: number) => (
    <>
      <span>{interpolate(words.job, { number })}</span> <code translate="no">{idOf(number)}</code>
    </>
  );
  return (
    <PostFigure className={styles.root} post="no-signal" title={words.title} note={words.note}>
      <div className={styles.controls}>
        <Button variant="brand" onClick={() => dispatch('add')}>
          {words.add}
        </Button>
        <Switch label={words.signal} checked={state.hasSignal} onChange={() => dispatch('toggleSignal')} />
        <Switch label={words.lost} checked={state.losesReceipt} onChange={() => dispatch('toggleReceipt')} />
      </div>
      <div className={styles.lists}>
        <section aria-label={words.phone}>
          <p>{words.phone}</p>
          <ul>
            {state.records.slice(-shownCount).map(({ number, state: at }) => (
              <li key={number} data-state={at}>
                {jobOf(number)} <em>{words.states[at]}</em>
              </li>
            ))}
          </ul>
        </section>
        <svg
          key={state.delivered.length + state.repeats}
          viewBox="0 -14 280 158"
          className={styles.link}
          data-signal={state.hasSignal || undefined}
          aria-hidden="true"
          focusable="false"
        >
          <path d="M8 96H258" className={styles.across} />
          <path d="M40 4v72q0 20 20 20h160q20 0 20 20v20" className={styles.down} />
          <path d="m254 84 12 12-12 12" className={styles.arrow} />
          <path
            d="m114 122 26-98 26 98M119 104l40-20M161 104l-40-20M126 78l24-15M154 78l-24-15"
            className={styles.mast}
          />
          {state.hasSignal ? (
            <path d="M122 34a22 22 0 0 1 0-32M158 34a22 22 0 0 0 0-32M109 46a40 40 0 0 1 0-56M171 46a40 40 0 0 0 0-56" />
          ) : (
            <path d="m56 80 32 32M88 80l-32 32" className={styles.cross} />
          )}
          <circle cx="140" cy="18" r="8" className={styles.top} />
          {isSending && next && (
            <g className={styles.packet}>
              <rect x="196" y="80" width="48" height="32" rx="8" />
              <text x="220" y="102">
                {next.number}
              </text>
            </g>
          )}
        </svg>
        <section aria-label={words.server}>
          <p>{words.server}</p>
          <ul>
            {state.delivered.slice(-shownCount).map((number) => (
              <li key={number} data-state="sent">
                {jobOf(number)}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <p role="status" className={styles.status}>
        {pending > 0 ? t('outbox.waiting', { count: pending }) : words.empty}
        {state.repeats > 0 && <span>{t('outbox.repeats', { count: state.repeats })}</span>}
      </p>
    </PostFigure>
  );
}
