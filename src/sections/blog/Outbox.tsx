import { useEffect, useReducer } from 'react';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Switch } from '@/ui/Switch';
import { useTranslation } from '@/ui/translation';
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
  const jobOf = (number: number) => interpolate(words.job, { number });
  return (
    <figure className={styles.root} data-post="no-signal">
      <figcaption>{words.title}</figcaption>
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
                <span>{jobOf(number)}</span>
                <span>{words.states[at]}</span>
              </li>
            ))}
          </ul>
        </section>
        <svg
          key={state.delivered.length + state.repeats}
          viewBox="0 0 88 60"
          className={styles.link}
          data-signal={state.hasSignal || undefined}
          data-sending={isSending || undefined}
          aria-hidden="true"
          focusable="false"
        >
          <path d="M8 40H80M70 31l10 9-10 9" />
          {!state.hasSignal && <path d="M30 26 58 54M58 26 30 54" className={styles.cross} />}
          {state.hasSignal && <path d="M36 22q8-8 16 0M30 15q14-14 28 0" />}
          <circle cx="72" cy="40" r="6" />
        </svg>
        <section aria-label={words.server}>
          <p>{words.server}</p>
          <ul>
            {state.delivered.slice(-shownCount).map((number) => (
              <li key={number} data-state="sent">
                <span>{jobOf(number)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <p role="status" className={styles.status}>
        {pending > 0 ? t('outbox.waiting', { count: pending }) : words.empty}
        {state.repeats > 0 && <span>{t('outbox.repeats', { count: state.repeats })}</span>}
      </p>
      <p className={styles.note}>{words.note}</p>
    </figure>
  );
}
