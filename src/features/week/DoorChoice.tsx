import type en from '@words/en/saas/v3.json';
import { useState } from 'react';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import { WeekDoor } from '@/ui/art/saas/WeekDoor';
import styles from './DoorChoice.module.scss';

type State = keyof typeof en.door.states;
type Visitor = keyof typeof en.door.who;

const states = ['open', 'ajar', 'shut'] as const satisfies readonly State[];

/** States that let each visitor in. */
const allowedStates: Record<Visitor, readonly State[]> = {
  alarm: ['open', 'ajar', 'shut'],
  mother: ['open', 'ajar', 'shut'],
  team: ['open', 'ajar'],
  guests: ['open'],
  news: ['open'],
};

/** Radio buttons for the state of a door, and the list of who comes in. */
export function DoorChoice({ title, text, label, states: words, who, passes: yes, waits }: typeof en.door) {
  const [state, setState] = useState<State>('ajar');
  return (
    <Section labelledBy="door-title">
      <div className={styles.root}>
        <WeekDoor state={state} title={words[state].picture} />
        <div>
          <h2 id="door-title">{title}</h2>
          <p className={styles.text}>{text}</p>
          <fieldset>
            <legend className="visually-hidden">{label}</legend>
            {states.map((each) => (
              <label key={each}>
                <input type="radio" name="door" checked={each === state} onChange={() => setState(each)} />
                <span>{words[each].label}</span>
              </label>
            ))}
          </fieldset>
          <p role="status" className={styles.status}>
            {words[state].text}
          </p>
          <ul>
            {(Object.keys(allowedStates) as Visitor[]).map((visitor) => {
              const enters = allowedStates[visitor].includes(state);
              return (
                <li key={visitor} data-allowed={enters}>
                  <Icon name={enters ? 'check-lg' : 'pause'} />
                  {who[visitor]}
                  <span>{enters ? yes : waits}</span>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </Section>
  );
}
