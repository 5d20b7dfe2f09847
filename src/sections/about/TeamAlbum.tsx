import { type PersonId, type TeamId, moodOnDay, people, personIds, teamIds } from '@/data/people';
import { interpolate } from '@/lib/interpolate';
import { useState } from 'react';
import { openDialog } from '@/ui/Dialog';
import { announce } from '@/ui/LiveRegion';
import { Section } from '@/ui/Section';
import { TeamBust } from '@/ui/art/about/TeamBust';
import { Stamp } from '@/ui/art/about/Stamp';
import { useQueryString } from '@/ui/useQueryString';
import styles from './TeamAlbum.module.scss';
import { PersonDialog, type PersonDialogWords, personDialogId } from './PersonDialog';
import type { PeopleWords } from './people';
import { useDayNumber } from './useDayNumber';
import { usePersonParam } from './usePersonParam';

interface TeamAlbumProps {
  album: PersonDialogWords & {
    /** Accessible name of the filter. */
    label: string;
    all: string;
    /** `{{count}}`, announced after filtering. */
    shown: string;
    /** Label of a stamp: `{{name}}`. */
    open: string;
    note: string;
  };
  words: PeopleWords;
}

/** Team members as stamps, filtered by the query's team; opens the person of the query. */
export function TeamAlbum({ album, words }: TeamAlbumProps) {
  const [query, setQuery] = useQueryString();
  const [who, setWho] = useState<PersonId>('deniz');
  const day = useDayNumber();
  const teamParam = new URLSearchParams(query).get('team');
  const team: TeamId | null = teamIds.find((id) => id === teamParam) ?? null;
  const of = (id: TeamId | null) => personIds.filter((person) => id === null || people[person].team === id);
  const choose = (id: TeamId | null) => {
    setQuery(id ? `team=${id}` : '');
    announce(interpolate(album.shown, { count: of(id).length }));
  };
  const shown = of(team);
  const open = (id: PersonId) => {
    setWho(id);
    openDialog(personDialogId);
  };
  usePersonParam(query, open);
  return (
    <Section wide tight>
      <div role="group" aria-label={album.label} className={styles.teams}>
        {[null, ...teamIds].map((id) => (
          <button key={id ?? 'all'} type="button" aria-pressed={id === team} onClick={() => choose(id)}>
            {id ? words.teams[id] : album.all} <span>{of(id).length}</span>
          </button>
        ))}
      </div>
      <ul className={styles.stamps}>
        {shown.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={interpolate(album.open, { name: people[id].name })}
              onClick={() => open(id)}
            >
              <Stamp mood={moodOnDay(id, day)}>
                <TeamBust of={id} />
              </Stamp>
              <svg className={styles.turn} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M16.500 8.500A5.700 5.700 0 1 0 17.500 13M17 5v4h-4" />
              </svg>
            </button>
            <h2>{people[id].name}</h2>
            <p>{words.items[id].role}</p>
            <p className={styles.mood}>{words.moods[moodOnDay(id, day)]}</p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{album.note}</p>
      <PersonDialog who={who} among={shown} day={day} album={album} words={words} onTurn={setWho} />
    </Section>
  );
}
