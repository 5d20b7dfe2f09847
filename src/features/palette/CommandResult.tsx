import { dateFormat, numberFormat } from '@/lib/formats';
import { useEffect, useState } from 'react';
import { calculate } from '@/lib/arithmetic';
import { interpolate } from '@/lib/interpolate';
import { formatMoney } from '@/lib/formatMoney';
import { localeOf } from '@/site/languages';
import { announce } from '@/ui/LiveRegion';
import { RollingNumber } from '@/ui/RollingNumber';
import { useLanguage } from '@/ui/translation';
import { useHydrated } from '@/ui/useHydrated';
import styles from './Desk.module.scss';
import {
  type ParsedCommand,
  type PaletteWords,
  findPapers,
  parseDay,
  parseInvoice,
  parseMinutes,
  extractTimes,
  removeGrouping,
} from './commands';

interface CommandResultProps extends ParsedCommand {
  words: PaletteWords;
}

function Timer({ argument, words }: { argument: string; words: PaletteWords['cards'] }) {
  const totalSeconds = parseMinutes(argument) * 60;
  const [left, setLeft] = useState(totalSeconds);
  useEffect(() => {
    const end = Date.now() + totalSeconds * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.round((end - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      announce(words.over);
    }, 1000);
    return () => clearInterval(timer);
  }, [totalSeconds, words.over]);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const time = `${two(left / 60)}:${two(left % 60)}`;
  return (
    <>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="44" />
        <circle cx="50" cy="50" r="44" pathLength="100" strokeDasharray={`${(left / totalSeconds) * 100} 100`} />
      </svg>
      {left === 0 ? (
        <strong>{words.over}</strong>
      ) : (
        <strong role="timer" aria-label={time}>
          <RollingNumber text={time} />
        </strong>
      )}
    </>
  );
}

/**
 * The due date that a command names, as a date from today on. The prerendered invoice names a weekday, which is written
 * without a date until hydration: the build does not know the day of the visit.
 */
function DueDate({ when }: { when: string }) {
  const hydrated = useHydrated();
  const locale = localeOf(useLanguage());
  const day = parseDay(when, hydrated ? new Date() : new Date(0), locale);
  if (!day) return when;
  return dateFormat(
    locale,
    hydrated ? { weekday: 'long', day: 'numeric', month: 'short' } : { weekday: 'long' },
  ).format(day);
}

/** Result card of a command: invoice, note, meeting, search, timer or calculation. */
export function CommandResult({ id, argument, words: { cards: words, times, drawer } }: CommandResultProps) {
  const locale = localeOf(useLanguage());
  if (id === 'timer') return <Timer argument={argument} words={words} />;
  if (id === 'calc') {
    const value = calculate(removeGrouping(argument, locale));
    return (
      <>
        <span>{argument}</span>
        <strong>{value === null ? words.unclear : `= ${numberFormat(locale).format(value)}`}</strong>
      </>
    );
  }
  if (id === 'invoice') {
    const { name, cents, due } = parseInvoice(argument, times);
    return (
      <>
        <span>{words.invoice}</span>
        <dl>
          <div>
            <dt>{words.to}</dt>
            <dd>{name}</dd>
          </div>
          {due && (
            <div>
              <dt>{words.due}</dt>
              <dd>
                <DueDate when={due} />
              </dd>
            </div>
          )}
        </dl>
        <strong>{formatMoney(cents, locale)}</strong>
        <small>{words.draft}</small>
      </>
    );
  }
  if (id === 'meet') {
    const { others, when } = extractTimes(argument, times);
    return (
      <>
        <span>{words.meet}</span>
        <b>{others || '–'}</b>
        {when && <p className={styles.text}>{when}</p>}
      </>
    );
  }
  if (id === 'find') {
    const found = findPapers(argument, drawer);
    return (
      <>
        <span>{interpolate(words.find, { what: argument })}</span>
        {found.map((paper) => (
          <b key={paper}>{paper}</b>
        ))}
        {found.length === 0 && <b>{words.nothing}</b>}
      </>
    );
  }
  return <p className={styles.text}>{argument}</p>;
}

/** The result of a command as a card. */
export function CommandCard(props: CommandResultProps) {
  return (
    <div className={styles.card} data-kind={props.id}>
      <CommandResult {...props} />
    </div>
  );
}
