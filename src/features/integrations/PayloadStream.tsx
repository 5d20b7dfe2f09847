import type enPlugs from '@words/en/saas/integration-list.json';
import type en from '@words/en/saas/integration-single.json';
import { useEffect, useState } from 'react';
import type { IntegrationId } from '@/data/entryIds';
import { branchedIntegrations, integrationPayloads } from '@/data/integrationPayloads';
import type { DataKind, Integration } from '@/data/integrations';
import { payloadMeanings } from '@/data/payloads/meanings';
import type { PayloadField } from '@/data/payloads/payload';
import { numberFormat } from '@/lib/formats';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { Button } from '@/ui/Button';
import { LogoMark } from '@/ui/art/Logo';
import { IntegrationMark } from '@/ui/art/pages/IntegrationMark';
import { useLanguage } from '@/ui/translation';
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

/** Where the lines of the three devices or channels begin, in a box 300 units wide. */
const branches = [50, 150, 250];

/** The devices or channels behind an integration, on a line each; that of the current message is highlighted. */
function Branches({ id, active }: { id: IntegrationId; active: number }) {
  return (
    <div className={styles.branches} aria-hidden="true">
      <svg viewBox="0 0 300 60" preserveAspectRatio="none">
        {branches.map((x, index) => (
          <path key={x} d={`M${x} 0C${x} 36 150 24 150 60`} data-active={index === active || undefined} />
        ))}
      </svg>
      {branches.map((x, index) => (
        <span key={x} data-active={index === active || undefined}>
          <IntegrationMark id={id} />
        </span>
      ))}
    </div>
  );
}

/** A sample message on its way between the other system and ours, field by field; a button starts the stream. */
export function PayloadStream({ integration, name, words, cargo }: PayloadStreamProps) {
  const number = numberFormat(localeOf(useLanguage()));
  const { way, format, fields } = integrationPayloads[integration.id];
  const branched = branchedIntegrations.has(integration.id);
  const [message, setMessage] = useState(1);
  const [isStreaming, setStreaming] = useState(false);
  useEffect(() => {
    if (!isStreaming) return undefined;
    const timer = setTimeout(
      () => (message < messages ? setMessage(message + 1) : setStreaming(false)),
      messageInterval,
    );
    return () => clearTimeout(timer);
  }, [isStreaming, message]);
  const play = () => {
    if (!isStreaming) setMessage(1);
    setStreaming(!isStreaming);
  };
  const ourValue = ({ unit, scale = 1 }: PayloadField, value: string) => {
    if (unit !== undefined) return `${number.format(Number(value) * scale)}${unit && `\u00A0${unit}`}`;
    const meaning = payloadMeanings[value];
    // iCalendar writes 09:00 as T090000.
    return meaning ? words.values[meaning] : value.replace(/^T(\d\d)(\d\d)00$/, '$1:$2');
  };
  const theirEnd = (
    <p className={styles.end} data-side="theirs">
      <span>
        <IntegrationMark id={integration.id} />
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
  const row = (field: PayloadField) => {
    const value = field.values[(message - 1) % field.values.length] ?? '';
    const key = `${message}-${String(isStreaming)}`;
    const theirs = (
      <span className={styles.theirs} data-role={way === 'in' ? 'from' : 'to'} translate="no">
        <code>{field.field}</code> <b key={key}>{value}</b>
      </span>
    );
    const ours = (
      <span className={styles.ours} data-role={way === 'in' ? 'to' : 'from'}>
        <span>{words.fields[field.ours]}</span> <b key={key}>{ourValue(field, value)}</b>
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
  const lane = (label: string, loads: readonly DataKind[]) => (
    <div>
      <dt>{label}</dt>
      <dd>{loads.length === 0 ? words.nothing : loads.map((load) => <span key={load}>{cargo[load]}</span>)}</dd>
    </div>
  );
  return (
    <div className={styles.root} data-way={way} data-streaming={isStreaming || undefined}>
      {branched && <Branches id={integration.id} active={(message - 1) % branches.length} />}
      <div className={styles.stage}>
        {way === 'in' ? theirEnd : ourEnd}
        {way === 'in' ? ourEnd : theirEnd}
        <ol aria-label={words.sample}>{fields.map(row)}</ol>
      </div>
      <div className={styles.controls}>
        <Button variant="ink" leadIcon={isStreaming ? 'pause' : 'play'} onClick={play}>
          {isStreaming ? words.stop : words.play}
        </Button>
        <p>{interpolate(words.count, { count: message, all: messages })}</p>
      </div>
      <h2 className={styles.title}>{words.title}</h2>
      <dl className={styles.lanes}>
        {lane(words.brings, integration.incoming)}
        {lane(words.takes, integration.outgoing)}
      </dl>
    </div>
  );
}
