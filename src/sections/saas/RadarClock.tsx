import type en from '@words/en/saas/v1.json';
import { useEffect, useState } from 'react';
import { radarClock } from '@/data/radar';
import { interpolate } from '@/lib/interpolate';
import { IconButton } from '@/ui/IconButton';
import { cssVariables } from '@/ui/cssVariables';
import { Switch } from '@/ui/Switch';
import { chevronLeft } from '@/ui/icons/chevron-left';
import { chevronRight } from '@/ui/icons/chevron-right';
import styles from './RadarClock.module.scss';

type Words = typeof en.hero.clock;

interface RadarClockProps extends Words {
  /** Minutes from now, within `radarClock`. */
  minute: number;
  setMinute: (minute: number) => void;
  acted: boolean;
  setActed: (acted: boolean) => void;
}

/** Duration of a minute during playback, in ms. */
const minuteDuration = 120;
const { from, to, step } = radarClock;

/** Time control: slider, steps of five minutes, playback, and a switch for the measure. */
export function RadarClock({ minute, setMinute, acted, setActed, ...words }: RadarClockProps) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => (minute < to ? setMinute(minute + 1) : setPlaying(false)), minuteDuration);
    return () => clearTimeout(timer);
  }, [playing, minute, setMinute]);
  const move = (next: number) => {
    setPlaying(false);
    setMinute(Math.max(from, Math.min(to, next)));
  };
  const play = () => {
    if (!playing && minute >= to) setMinute(from);
    setPlaying(!playing);
  };
  const count = Math.abs(minute);
  const timeText = minute === 0 ? words.now : interpolate(minute > 0 ? words.later : words.earlier, { count });
  return (
    <div className={styles.root} id="radar-clock">
      <div className={styles.clock}>
        <div className={styles.play}>
          <IconButton icon={playing ? 'pause' : 'play'} label={playing ? words.pause : words.play} onClick={play} />
        </div>
        <IconButton icon={chevronLeft} label={words.back} onClick={() => move(minute - 5)} />
        <label>
          <span>
            {words.label}: <strong>{timeText}</strong>
          </span>
          <input
            type="range"
            min={from}
            max={to}
            step={step}
            value={minute}
            aria-valuetext={timeText}
            ref={cssVariables({ '--passed': (minute - from) / (to - from) })}
            onChange={({ target }) => move(Number(target.value))}
          />
        </label>
        <IconButton icon={chevronRight} label={words.forward} onClick={() => move(minute + 5)} />
      </div>
      <Switch checked={acted} onChange={setActed} label={words.act} />
    </div>
  );
}
