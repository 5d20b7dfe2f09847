import type en from '@words/en/demos/mobile-app.json';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { StopId } from '@/data/courierRound';
import { interpolate } from '@/lib/interpolate';
import { announce } from '@/ui/LiveRegion';
import { Section, SectionHead } from '@/ui/Section';
import { Switch } from '@/ui/Switch';
import { scrollBehavior } from '@/ui/scrollBehavior';
import { useQueryString } from '@/ui/useQueryString';
import styles from './Tour.module.scss';
import { DoneScreen, ListScreen, ProofScreen, RouteScreen } from './TourScreens';

type TourWords = typeof en.tour;
const screens = ['list', 'route', 'proof', 'done'] as const;
const screenComponents = { list: ListScreen, route: RouteScreen, proof: ProofScreen, done: DoneScreen };

/** State of the demo: delivered stops, the name of the receiver, and the number of changes queued offline. */
function useCourierRound({ offline: words }: TourWords) {
  const [delivered, setDelivered] = useState<readonly StopId[]>([]);
  const [receiver, setReceiver] = useState('');
  const [offline, setOffline] = useState(false);
  const [waiting, setWaiting] = useState(0);
  return {
    delivered,
    receiver,
    setReceiver,
    offline,
    waiting,
    toggle: (id: StopId) => {
      setDelivered(delivered.includes(id) ? delivered.filter((other) => other !== id) : [...delivered, id]);
      if (offline) setWaiting(waiting + 1);
    },
    restart: () => {
      setDelivered([]);
      setReceiver('');
    },
    cut: (cut: boolean) => {
      setOffline(cut);
      announce(cut ? interpolate(words.off, { count: 0 }) : interpolate(words.sent, { count: waiting }));
      setWaiting(0);
    },
  };
}

export type CourierRound = ReturnType<typeof useCourierRound>;

/** Interactive phone with four screens; the selected one is a query parameter (`?screen=route`). */
export function Tour(words: TourWords) {
  const [query, setQuery] = useQueryString();
  const screenParam = new URLSearchParams(query).get('screen');
  const open = screens.find((screen) => screen === screenParam) ?? 'list';
  const state = useCourierRound(words);
  const tabs = useRef<HTMLDivElement>(null);
  const phone = useRef<HTMLDivElement>(null);
  const choose = (screen: string) => setQuery(`screen=${screen}`);
  /** Scroll to the phone if too little of it is in view; otherwise a tap on a tab has no visible effect. */
  const show = () => {
    const { top = 0, bottom = 0 } = phone.current?.getBoundingClientRect() ?? {};
    if (top > window.innerHeight * 0.7 || bottom < window.innerHeight * 0.35)
      phone.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = screens[(screens.indexOf(open) + step + screens.length) % screens.length] ?? 'list';
    choose(next);
    tabs.current?.querySelector<HTMLElement>(`#tour-${next}`)?.focus();
  };
  const restart = () => {
    state.restart();
    choose('list');
    tabs.current?.querySelector<HTMLElement>('#tour-list')?.focus();
  };
  const Screen = screenComponents[open];
  return (
    <Section id="tour" labelledBy="tour-title">
      <div className={styles.root}>
        <div className={styles.controls}>
          <SectionHead title={words.title} text={words.text} id="tour-title" />
          <div ref={tabs} role="tablist" aria-label={words.label} aria-orientation="vertical" className={styles.tabs}>
            {screens.map((screen) => (
              <button
                key={screen}
                id={`tour-${screen}`}
                type="button"
                role="tab"
                aria-selected={screen === open}
                aria-controls="tour-screen"
                tabIndex={screen === open ? 0 : -1}
                onClick={() => {
                  choose(screen);
                  show();
                }}
                onKeyDown={onKey}
              >
                <strong>{words.screens[screen].name}</strong>
                <span>{words.screens[screen].text}</span>
              </button>
            ))}
          </div>
          <div className={styles.connection}>
            <Switch checked={state.offline} onChange={state.cut} label={words.offline.switch} />
          </div>
        </div>
        <div className={styles.pin}>
          <div ref={phone} className={styles.phone}>
            <div id="tour-screen" role="tabpanel" aria-labelledby={`tour-${open}`} className={styles.screen}>
              <p className={styles.status} data-offline={state.offline}>
                {state.offline ? interpolate(words.offline.off, { count: state.waiting }) : words.offline.on}
              </p>
              <Screen words={words} round={{ ...state, restart }} />
            </div>
          </div>
        </div>
      </div>
    </Section>
  );
}
