import type enPlugs from '@words/en/saas/integration-list.json';
import type en from '@words/en/saas/integration-single.json';
import { useEffect, useState } from 'react';
import type { IntegrationId } from '@/data/entryIds';
import { integrationBranches, integrationPayloads, isBranched, isBroker, topicsOf } from '@/data/integrationPayloads';
import type { DataKind, Integration } from '@/data/integrations';
import { payloadMeanings } from '@/data/payloads/meanings';
import type { PayloadField } from '@/data/payloads/payload';
import { numberFormat } from '@/lib/formats';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { Button } from '@/ui/Button';
import { LogoMark } from '@/ui/art/Logo';
import { IntegrationMark } from '@/ui/art/pages/IntegrationMark';
import { PressPoints } from '@/ui/art/pages/PressPoints';
import { TopicMessages } from '@/ui/art/pages/TopicMessages';
import { ValueTrend } from '@/ui/art/pages/ValueTrend';
import { useLanguage } from '@/ui/translation';
import { PayloadBranches } from './PayloadBranches';
import styles from './PayloadStream.module.scss';

interface PayloadStreamProps {
  integration: Integration;
  name: string;
  words: (typeof en)['flow'];
  cargo: (typeof enPlugs)['cargo'];
}

/** The stream stops after this many messages: nothing runs without end. */
const messages = 8;
const messageInterval = 1800;
/** When the last value of a message has arrived; the styles have the same times. */
const arrivalTime = 1300;

/** Integrations that read a machine: it is drawn beside their fields. */
const machines: ReadonlySet<IntegrationId> = new Set(['opcua', 'modbus']);

/** Fields of ours whose numbers are measured; all others are counted or charged. */
const measured: ReadonlySet<PayloadField['ours']> = new Set(['reading', 'value', 'gross', 'weight']);

/** The values of a field before and with the current message, of the same device or channel. */
function lastValues(values: readonly string[], message: number, step: number) {
  return Array.from({ length: 8 }, (_, index) => {
    const at = message - 1 - step * (7 - index);
    return Number(values[((at % values.length) + values.length) % values.length]);
  });
}

/** A value of their message or ours; an email address may break after its @. */
function Value({ children }: { children: string }) {
  const [name, host] = children.split('@');
  if (!name || host === undefined) return children;
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

/** A sample message on its way between the other system and ours, field by field; a button starts the stream. */
export function PayloadStream({ integration, name, words, cargo }: PayloadStreamProps) {
  const number = numberFormat(localeOf(useLanguage()));
  const { id } = integration;
  const { way, format, fields } = integrationPayloads[id];
  const branches = isBranched(id) ? integrationBranches[id].length : 1;
  const topics = topicsOf(id);
  const [message, setMessage] = useState(1);
  const [isStreaming, setStreaming] = useState(false);
  // While a message travels, the one before it.
  const [arrived, setArrived] = useState(1);
  useEffect(() => {
    if (!isStreaming) return undefined;
    const arrival = setTimeout(() => setArrived(message), arrivalTime);
    const timer = setTimeout(
      () => (message < messages ? setMessage(message + 1) : setStreaming(false)),
      messageInterval,
    );
    return () => {
      clearTimeout(arrival);
      clearTimeout(timer);
    };
  }, [isStreaming, message]);
  const play = () => {
    if (!isStreaming) {
      setMessage(1);
      setArrived(1);
    }
    setStreaming(!isStreaming);
  };
  const valueOf = ({ values }: PayloadField, of: number) => values[(of - 1) % values.length] ?? '';
  const ourValueOf = (field: PayloadField, of: number) => {
    const { units, scale = 1 } = field;
    const value = valueOf(field, of);
    if (units) {
      const unit = units[(of - 1) % units.length];
      return `${number.format(Number(value) * scale)}${unit && `\u00A0${unit}`}`;
    }
    const meaning = payloadMeanings[value];
    // iCalendar writes 09:00 as T090000.
    return meaning ? words.values[meaning] : value.replace(/^T(\d\d)(\d\d)00$/, '$1:$2');
  };
  const theirEnd = (
    <p className={styles.end} data-side="theirs">
      <span>
        <IntegrationMark id={id} />
      </span>
      <span>
        <strong>{name}</strong>
        <small translate="no">{format}</small>
      </span>
    </p>
  );
  const ourEnd = (
    <p className={styles.end} data-side="ours">
      <span>
        <LogoMark />
      </span>
      <strong>{words.here}</strong>
    </p>
  );
  // Large numbers without their decimals, which the padding has no room for.
  const scaleLabel = (value: number) => number.format(value < 100 ? value : Math.round(value));
  const trendField = fields.find(({ units, values }) => units && values.length > 1);
  const current = isStreaming ? arrived : message;
  const trend = topics ? (
    <TopicMessages
      className={styles.trend}
      // Without the machine before the slash.
      topics={topics.map((topic) => topic.replace(/.*\//, ''))}
      last={(current - 1) % branches}
    />
  ) : (
    trendField && (
      <ValueTrend
        className={styles.trend}
        kind={measured.has(trendField.ours) ? 'curve' : 'columns'}
        values={lastValues(trendField.values, current, branches)}
        format={(value) => scaleLabel(value * (trendField.scale ?? 1))}
      />
    )
  );
  const row = (field: PayloadField) => {
    const key = `${message}-${String(isStreaming)}`;
    // Where the message arrives, the value before it stays until then.
    const cell = (write: (field: PayloadField, of: number) => string, isTarget: boolean) => (
      <span key={key} className={styles.value}>
        {isTarget && isStreaming && (
          <b aria-hidden="true">
            <Value>{write(field, Math.max(1, message - 1))}</Value>
          </b>
        )}
        <b>
          <Value>{write(field, message)}</Value>
        </b>
      </span>
    );
    const theirs = (
      <span className={styles.theirs} translate="no">
        <code>{field.field}</code> {cell(valueOf, way === 'out')}
      </span>
    );
    const ours = (
      <span className={styles.ours}>
        <span>{words.fields[field.ours]}</span> {cell(ourValueOf, way === 'in')}
      </span>
    );
    return (
      <li key={field.field}>
        {way === 'in' ? theirs : ours}
        <span className={styles.wire} aria-hidden="true">
          <i key={key} />
        </span>
        {way === 'in' ? ours : theirs}
      </li>
    );
  };
  // What leaves the first panel, and what comes back.
  const lane = (label: string, loads: readonly DataKind[]) => (
    <div key={label} data-empty={loads.length === 0 || undefined}>
      <dt>{label}</dt>
      <dd>{loads.length === 0 ? words.nothing : loads.map((load) => <span key={load}>{cargo[load]}</span>)}</dd>
    </div>
  );
  const lanes = [lane(words.brings, integration.incoming), lane(words.takes, integration.outgoing)];
  return (
    <div
      className={styles.root}
      data-way={way}
      data-streaming={isStreaming || undefined}
      data-machines={isBroker(id) || undefined}
    >
      <h2 className="visually-hidden">{words.title}</h2>
      <div className={styles.controls}>
        <Button variant="ink" leadIcon={isStreaming ? 'pause' : 'play'} onClick={play}>
          {isStreaming ? words.stop : words.play}
        </Button>
        <p>{interpolate(words.count, { count: message, all: messages })}</p>
      </div>
      <div className={styles.flow}>
        {isBranched(id) && (
          <div className={styles.sources}>
            <PayloadBranches
              id={id}
              active={(message - 1) % branches}
              onChoose={(index) => {
                setStreaming(false);
                setMessage(index + 1);
              }}
            />
          </div>
        )}
        <div
          className={styles.stage}
          data-machine={machines.has(id) || undefined}
          data-raised={Boolean(isBranched(id) && trendField) || undefined}
        >
          {way === 'in' ? theirEnd : ourEnd}
          {way === 'in' ? ourEnd : theirEnd}
          {machines.has(id) && <PressPoints className={styles.machine} fourth={id === 'modbus' ? 'lamp' : 'clock'} />}
          <ol aria-label={words.sample}>{fields.map(row)}</ol>
          {trend}
        </div>
        <dl className={styles.lanes}>{way === 'in' ? lanes : lanes.toReversed()}</dl>
      </div>
    </div>
  );
}
