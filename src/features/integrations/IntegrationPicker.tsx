import { listFormat } from '@/lib/formats';
import type enList from '@words/en/saas/integration-list.json';
import type en from '@words/en/saas/integrations.json';
import { useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type IntegrationId, integrationIds } from '@/data/entryIds';
import { integrations } from '@/data/integrations';
import { messagePrefilled } from '@/features/contact/contactSlice';
import { interpolate } from '@/lib/interpolate';
import { urlOf } from '@/site/addresses';
import { Button } from '@/ui/Button';
import { announce } from '@/ui/LiveRegion';
import { IntegrationMark } from '@/ui/art/pages/IntegrationMark';
import { LogoMark } from '@/ui/art/Logo';
import { useHydrated } from '@/ui/useHydrated';
import { useQueryString } from '@/ui/useQueryString';
import { useLanguage } from '@/ui/translation';
import { Cables } from './Cables';
import { type IntegrationQuery, parseIntegrationQuery, serializeIntegrationQuery } from './integrationQuery';
import styles from './IntegrationPicker.module.scss';

interface IntegrationPickerProps {
  words: (typeof en)['board'];
  list: typeof enList;
}

/** Selects integrations on a switchboard: a button per integration, a cable per selected one, and a summary. */
export function IntegrationPicker({ words, list }: IntegrationPickerProps) {
  const language = useLanguage();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const board = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useQueryString();
  const isHydrated = useHydrated();
  const state = useMemo(() => parseIntegrationQuery(query), [query]);
  const { on } = state;
  const nameOf = (id: IntegrationId) => list.items[id].name;
  const change = (next: IntegrationQuery['on'], message: string) => {
    setQuery(serializeIntegrationQuery({ ...state, on: integrationIds.filter((id) => next.includes(id)) }));
    announce(message);
  };
  const toggle = (id: IntegrationId) =>
    on.includes(id)
      ? change(
          on.filter((each) => each !== id),
          interpolate(words.pulled, { name: nameOf(id) }),
        )
      : change([...on, id], interpolate(words.plugged, { name: nameOf(id) }));
  const cargo = [
    ...new Set(
      integrations.filter(({ id }) => on.includes(id)).flatMap(({ incoming, outgoing }) => [...incoming, ...outgoing]),
    ),
  ];
  const prefillMessage = () => {
    const names = listFormat(language).format(on.map(nameOf));
    dispatch(messagePrefilled({ message: interpolate(words.message, { names }) }));
    void navigate(urlOf('contact', language));
  };
  return (
    <div className={styles.root} data-bs-theme="dark">
      <div ref={board} className={styles.board}>
        <ul className={styles.jacks} aria-label={words.label}>
          {integrations.map(({ id, category }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.jack}
                data-category={category}
                aria-pressed={on.includes(id)}
                onClick={() => toggle(id)}
              >
                <span className={styles.mark}>
                  <IntegrationMark id={id} />
                </span>
                <span className={styles.hole} data-jack={id} />
                <span className={styles.name}>{nameOf(id).replaceAll('-', '-\u2060')}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.rail} data-rail>
          <span className={styles.hub}>
            <LogoMark />
          </span>
        </div>
        {isHydrated && <Cables board={board} on={on} />}
      </div>
      <div className={styles.slip}>
        <div className={styles.summary}>
          <p className={styles.count}>{on.length > 0 ? interpolate(words.open, { count: on.length }) : words.none}</p>
          {on.length > 0 && (
            <p className={styles.cargo}>
              <span className="visually-hidden">{words.flows}: </span>
              {cargo.map((each) => list.cargo[each]).join(', ')}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <Button variant="line" disabled={on.length === 0} onClick={() => change([], words.allPulled)}>
            {words.unplug}
          </Button>
          <Button disabled={on.length === 0} icon="arrow-right" onClick={prefillMessage}>
            {words.ask}
          </Button>
        </div>
      </div>
    </div>
  );
}
