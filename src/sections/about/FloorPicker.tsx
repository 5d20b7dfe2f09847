import { interpolate } from '@/lib/interpolate';
import { announce } from '@/ui/LiveRegion';
import { Section, SectionHead } from '@/ui/Section';
import { LiftShaft } from '@/ui/art/about/LiftShaft';
import type { Floor } from '@/ui/art/about/OfficeFloors';
import { useQueryString } from '@/ui/useQueryString';
import styles from './FloorPicker.module.scss';

interface FloorPickerProps {
  eyebrow: string;
  title: string;
  text: string;
  /** Accessible name of the buttons. */
  label: string;
  /** Accessible name of a button: `{{floor}}` and `{{name}}`. */
  go: string;
  floors: Record<Floor, { name: string; text: string; sky: string }>;
}

const floorIds = ['5', '4', '3', '2', '1'] as const;

/** The house by floor; the floor is a query parameter. */
export function FloorPicker({ eyebrow, title, text, label, go, floors }: FloorPickerProps) {
  const [query, setQuery] = useQueryString();
  const floorParam = new URLSearchParams(query).get('floor');
  const floor = floorIds.find((id) => id === floorParam) ?? '5';
  const ride = (id: Floor) => {
    setQuery(`floor=${id}`);
    announce(`${floors[id].name}. ${floors[id].text}`);
  };
  const here = floors[floor];
  return (
    <Section tone="surface" labelledBy="lift-title" id="floors">
      <SectionHead {...{ eyebrow, title, text }} id="lift-title" />
      <div className={styles.root}>
        <LiftShaft floor={floor} />
        <div className={styles.panel} role="group" aria-label={label}>
          {floorIds.map((id) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === floor}
              aria-label={interpolate(go, { floor: id, name: floors[id].name })}
              onClick={() => ride(id)}
            >
              <span className={styles.number}>{id}</span>
              <span className={styles.name}>
                {floors[id].name} <small>{floors[id].sky}</small>
              </span>
              <span className={styles.text}>{floors[id].text}</span>
            </button>
          ))}
        </div>
        <div className={styles.words}>
          <p className={styles.sky}>{here.sky}</p>
          <h3>{here.name}</h3>
          <p>{here.text}</p>
        </div>
      </div>
    </Section>
  );
}
