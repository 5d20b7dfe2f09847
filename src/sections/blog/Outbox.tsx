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
const shownCount = 5;

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
    <figure className={styles.root}>
      <figcaption>{words.title}</figcaption>
      <div className={styles.controls}>
        <Button variant="ink" size="s" onClick={() => dispatch('add')}>
          {words.add}
        </Button>
        <Switch label={words.signal} checked={state.hasSignal} onChange={() => dispatch('toggleSignal')} />
        <Switch label={words.lost} checked={state.losesReceipt} onChange={() => dispatch('toggleReceipt')} />
      </div>
      <div className={styles.lists} data-sending={isSending || undefined}>
        <section aria-label={words.phone}>
          <h3>{words.phone}</h3>
          <ul>
            {state.records.slice(-shownCount).map(({ number, state: at }) => (
              <li key={number} data-state={at}>
                <span>{jobOf(number)}</span>
                <span>{words.states[at]}</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-label={words.server}>
          <h3>{words.server}</h3>
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
