import { useState } from 'react';
import { type SensorId, sensorIds, sensors } from '@/data/sensors';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { Button } from '@/ui/Button';
import { announce } from '@/ui/LiveRegion';
import { PressMachine } from '@/ui/art/about/PressMachine';
import { curve } from '@/ui/art/curve';
import styles from './MachineHead.module.scss';

interface MachineHeadProps {
  trail: string;
  home: string;
  services: string;
  here: string;
  title: string;
  text: string;
  /** Label of the link to the form. */
  action: string;
  /** Accessible name of the group of sensors. */
  list: string;
  /** Label of the time axis. */
  today: string;
  example: string;
  /** `peak`: the highest reading of the day; `limit`: above which an alert is sent. */
  sensors: Record<SensorId, { name: string; says: string; peak: string; limit: string }>;
}

/** Hero: a machine with selectable sensors and their readings. */
export function MachineHead({ title, text, action, list, today, example, sensors: words, ...way }: MachineHeadProps) {
  const [on, setOn] = useState<SensorId>('heat');
  const ys = sensors[on].map((value) => 110 - value);
  const line = curve(0, 30, ys);
  const top = Math.min(...ys);
  return (
    <header className={styles.root}>
      <div className={styles.content}>
        <div className={styles.words}>
          <Breadcrumb
            label={way.trail}
            steps={[
              { label: way.home, to: 'home' },
              { label: way.services, to: 'services/v1' },
            ]}
            here={way.here}
          />
          <h1>{title}</h1>
          <p>{text}</p>
          <Button href="#ask" icon="arrow-right">
            {action}
          </Button>
        </div>
        <div className={styles.press}>
          <PressMachine on={on} />
        </div>
        <div className={styles.readings}>
          <div role="group" aria-label={list} className={styles.sensors}>
            {sensorIds.map((id) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === on}
                onClick={() => {
                  setOn(id);
                  announce(words[id].says);
                }}
              >
                {words[id].name}
              </button>
            ))}
          </div>
          <div className={styles.trace}>
            <div className={styles.report}>
              <p>{words[on].says}</p>
              <p>
                <strong>{words[on].peak}</strong> {words[on].limit}
              </p>
            </div>
            <svg viewBox="0 0 360 120" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <path d={`${line}V120H0Z`} className={styles.area} />
              <path d={line} className={styles.line} />
              <path d="M0 16H360" className={styles.limit} />
              <path d={`M${ys.indexOf(top) * 30} ${top}h.01`} className={styles.peak} />
            </svg>
            <p className={styles.span}>
              {today} <span>{example}</span>
            </p>
          </div>
        </div>
      </div>
    </header>
  );
}
