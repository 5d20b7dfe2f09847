import { useState } from 'react';
import { people } from '@/data/people';
import { interpolate } from '@/lib/interpolate';
import { Rooftop, type RoofId, onRoof } from '@/ui/art/about/Rooftop';
import { announce } from '@/ui/LiveRegion';
import styles from './RooftopHero.module.scss';

interface RooftopHeroProps {
  title: string;
  text: string;
  invite: string;
  /** Accessible name of the scene. */
  scene: string;
  /** `{{name}}` of the person. */
  ask: string;
  seen: Record<RoofId, string>;
}

/** Hero with the team; a click on a person shows their text. */
export function RooftopHero({ title, text, invite, scene, ask, seen }: RooftopHeroProps) {
  const [who, setWho] = useState<RoofId | null>(null);
  const showPerson = (id: RoofId) => {
    setWho(id);
    announce(`${people[id].name}: ${seen[id]}`);
  };
  return (
    <header className={styles.root}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <div className={styles.scene} role="group" aria-label={scene}>
        <Rooftop />
        {(Object.keys(onRoof) as RoofId[]).map((id) => (
          <button
            key={id}
            type="button"
            data-who={id}
            aria-pressed={id === who}
            aria-label={interpolate(ask, { name: people[id].name })}
            onClick={() => showPerson(id)}
          />
        ))}
        {who && (
          <p className={styles.bubble} data-who={who} aria-hidden="true">
            <strong>{people[who].name}</strong>
            {seen[who]}
          </p>
        )}
      </div>
      <p className={styles.invite}>{invite}</p>
    </header>
  );
}
