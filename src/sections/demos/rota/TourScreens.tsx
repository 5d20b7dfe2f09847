import { numberFormat } from '@/lib/formats';
import type en from '@words/en/demos/mobile-app.json';
import { remainingStops, courierStops, metresHome } from '@/data/courierRound';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { TourMap } from '@/ui/art/demos/TourMap';
import { Van } from '@/ui/art/demos/Vehicles';
import { useLanguage } from '@/ui/translation';
import { useShrinkToFit } from '@/ui/useShrinkToFit';
import type { CourierRound } from './Tour';
import styles from './TourScreens.module.scss';
import { formatClockTime } from './formatClockTime';

interface ScreenProps {
  words: typeof en.tour;
  round: CourierRound;
}

const formatKilometres = (metres: number, locale: string) =>
  numberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(metres / 1000);

/** List of stops; a tap toggles delivery. */
export function ListScreen({ words: { phone, stops }, round: { delivered, toggle } }: ScreenProps) {
  const locale = localeOf(useLanguage());
  const left = remainingStops(delivered).length;
  return (
    <div className={styles.morning}>
      <p className={styles.small}>{phone.today}</p>
      <p className={styles.title}>{left > 0 ? interpolate(phone.left, { count: left }) : phone.none}</p>
      <ul className={styles.stops}>
        {courierStops.map(({ id, at }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={delivered.includes(id)}
              aria-label={interpolate(phone.mark, {
                name: stops[id].name,
                time: formatClockTime(at, locale),
                load: stops[id].load,
              })}
              onClick={() => toggle(id)}
            >
              <span className={styles.tick}>{delivered.includes(id) && <Icon name="check-lg" />}</span>
              <span>
                <strong>{stops[id].name}</strong>
                <span>
                  {formatClockTime(at, locale)}, {stops[id].load}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.van}>
        <Van />
      </div>
    </div>
  );
}

/** Route to the next stop; arriving marks it as delivered. */
export function RouteScreen({ words: { phone, stops }, round: { delivered, toggle } }: ScreenProps) {
  const locale = localeOf(useLanguage());
  const [next] = remainingStops(delivered);
  return (
    <div className={styles.noon}>
      <TourMap done={courierStops.length - remainingStops(delivered).length} />
      <div className={styles.sheet}>
        {next ? (
          <>
            <p className={styles.small}>{phone.next}</p>
            <p className={styles.stop}>{stops[next.id].name}</p>
            <p className={styles.figures}>
              <strong>{interpolate(phone.minutes, { count: next.minutes })}</strong>
              <span>{formatKilometres(next.metres, locale)}</span>
            </p>
            <Button wide size="s" onClick={() => toggle(next.id)}>
              {phone.arrived}
            </Button>
          </>
        ) : (
          <p className={styles.stop}>{phone.allDone}</p>
        )}
      </div>
    </div>
  );
}

/** Proof of delivery: the name is rendered as a signature. */
export function ProofScreen({ words: { phone, stops }, round: { delivered, receiver, setReceiver } }: ScreenProps) {
  const last = delivered.at(-1) ?? courierStops[0].id;
  const signature = useShrinkToFit(receiver, 260);
  return (
    <div className={styles.paper}>
      <p className={styles.small}>{stops[last].load}</p>
      <p className={styles.title}>{stops[last].name}</p>
      <label className={styles.field}>
        <span>{phone.who}</span>
        <input
          type="text"
          maxLength={24}
          autoComplete="off"
          placeholder={phone.example}
          value={receiver}
          onChange={({ target }) => setReceiver(target.value)}
        />
      </label>
      <p className={styles.small}>{phone.sign}</p>
      <svg viewBox="0 0 268 40" preserveAspectRatio="xMinYMax" className={styles.signature} aria-hidden="true">
        <text ref={signature} y="30">
          {receiver}
        </text>
      </svg>
    </div>
  );
}

const circumference = 2 * Math.PI * 62;

/** Progress ring of the deliveries. */
export function DoneScreen({ words: { phone }, round: { delivered, restart } }: ScreenProps) {
  const locale = localeOf(useLanguage());
  const share = delivered.length / courierStops.length;
  const metresDone = courierStops
    .filter(({ id }) => delivered.includes(id))
    .reduce((sum, { metres }) => sum + metres, 0);
  return (
    <div className={styles.night}>
      <svg viewBox="0 0 160 160" className={styles.ring} aria-hidden="true">
        <circle cx="80" cy="80" r="62" />
        <circle
          cx="80"
          cy="80"
          r="62"
          strokeDasharray={`${circumference * share} ${circumference}`}
          transform="rotate(-90 80 80)"
        />
      </svg>
      <p className={styles.count}>
        {delivered.length}/{courierStops.length} <span>{phone.delivered}</span>
      </p>
      <p className={styles.way}>
        <span>{phone.way}</span>
        <strong>{formatKilometres(share === 1 ? metresDone + metresHome : metresDone, locale)}</strong>
      </p>
      <Button wide size="s" variant="line" onClick={restart}>
        {phone.restart}
      </Button>
    </div>
  );
}
