import { numberFormat } from '@/lib/formats';
import type en from '@words/en/saas/v3.json';
import { useState } from 'react';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { IconButton } from '@/ui/IconButton';
import { Section } from '@/ui/Section';
import { RoundTable } from '@/ui/art/saas/RoundTable';
import { dashLg } from '@/ui/icons/dash-lg';
import { plusLg } from '@/ui/icons/plus-lg';
import { useLanguage } from '@/ui/translation';
import styles from './MeetingCost.module.scss';

/** Minimum, maximum and step by field. */
const limits = { people: [2, 14, 1], minutes: [15, 120, 15], times: [1, 5, 1] } as const;
type Field = keyof typeof limits;
const fields = ['people', 'minutes', 'times'] as const satisfies readonly Field[];

/** Working weeks per year; minutes per working day. */
const weeksPerYear = 46;
const minutesPerDay = 480;

/** Calculates the working days that a recurring meeting costs per year. */
export function MeetingCost(words: typeof en.cost) {
  const [meeting, setMeeting] = useState<Record<Field, number>>({ people: 8, minutes: 60, times: 2 });
  const number = numberFormat(localeOf(useLanguage()));
  const daysPerYear = Math.round((meeting.people * meeting.minutes * meeting.times * weeksPerYear) / minutesPerDay);
  const step = (field: Field, by: 1 | -1) => {
    const [from, to, size] = limits[field];
    setMeeting({ ...meeting, [field]: Math.max(from, Math.min(to, meeting[field] + by * size)) });
  };
  return (
    <Section tone="ink" labelledBy="cost-title">
      <div className={styles.root}>
        <div>
          <h2 id="cost-title">{words.title}</h2>
          <p>{words.text}</p>
          <dl>
            {fields.map((field) => (
              <div key={field}>
                <dt>{words[field]}</dt>
                <dd>
                  <IconButton
                    round
                    icon={dashLg}
                    label={interpolate(words.less, { what: words[field] })}
                    disabled={meeting[field] === limits[field][0]}
                    onClick={() => step(field, -1)}
                  />
                  <strong>{meeting[field]}</strong>
                  <IconButton
                    round
                    icon={plusLg}
                    label={interpolate(words.more, { what: words[field] })}
                    disabled={meeting[field] === limits[field][1]}
                    onClick={() => step(field, 1)}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <RoundTable people={meeting.people} title={interpolate(words.picture, { count: meeting.people })} />
        <p role="status" className={styles.result}>
          <strong>{number.format(daysPerYear)}</strong>
          <span>{words.days}</span>
          <small>{words.note}</small>
        </p>
      </div>
    </Section>
  );
}
