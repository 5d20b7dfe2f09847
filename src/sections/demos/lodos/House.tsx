import type en from '@words/en/demos/classic.json';
import { rooms } from '@/data/lodosHouse';
import { localeOf } from '@/site/languages';
import { Section, SectionHead } from '@/ui/Section';
import { HouseCut } from '@/ui/art/demos/HouseCut';
import { useQueryString } from '@/ui/useQueryString';
import { useLanguage } from '@/ui/translation';
import styles from './House.module.scss';
import { formatCelsius } from './LodosHero';

/** Cutaway of a house; the selected room is a query parameter (`?room=bed`). */
export function House({ title, text, label, degrees, outside, rooms: words }: typeof en.house) {
  const locale = localeOf(useLanguage());
  const [query, setQuery] = useQueryString();
  const roomParam = new URLSearchParams(query).get('room');
  const room = rooms.find(({ id }) => id === roomParam) ?? rooms[2];
  return (
    <Section labelledBy="house-title">
      <SectionHead title={title} text={text} id="house-title" />
      <div className={styles.root}>
        <HouseCut lit={room.id} choose={(id) => setQuery(`room=${id}`)} />
        <div>
          <div className={styles.rooms} role="group" aria-label={label}>
            {rooms.map(({ id }) => (
              <button key={id} type="button" aria-pressed={id === room.id} onClick={() => setQuery(`room=${id}`)}>
                {words[id].name}
              </button>
            ))}
          </div>
          <div aria-live="polite" className={styles.card}>
            <p className={styles.degrees}>
              <span className="visually-hidden">{room.id === 'pump' ? outside : degrees}: </span>
              {formatCelsius(room.degrees, locale)}
            </p>
            <p>{words[room.id].text}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
