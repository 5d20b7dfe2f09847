import { type PersonId, moodOnDay, people } from '@/data/people';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Dialog, closeDialogProps } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { announce } from '@/ui/LiveRegion';
import { TeamBust } from '@/ui/art/about/TeamBust';
import { Stamp } from '@/ui/art/about/Stamp';
import { arrowLeft } from '@/ui/icons/arrow-left';
import styles from './PersonDialog.module.scss';
import type { PeopleWords } from './people';

export const personDialogId = 'team-profile';

export interface PersonDialogWords {
  profile: string;
  /** `{{mood}}` */
  mood: string;
  ask: string;
  write: string;
  previous: string;
  next: string;
  close: string;
}

interface PersonDialogProps {
  who: PersonId;
  /** People to page through. */
  among: readonly PersonId[];
  /** Day number; see `moodOnDay`. */
  day: number;
  album: PersonDialogWords;
  words: PeopleWords;
  onTurn: (to: PersonId) => void;
}

/** Dialog with a person's profile; pages through the others. */
export function PersonDialog({ who, among, day, album, words, onTurn }: PersonDialogProps) {
  const mood = moodOnDay(who, day);
  const { role, line, ask } = words.items[who];
  const turn = (by: number) => {
    const to = among[(among.indexOf(who) + by + among.length) % among.length] ?? who;
    onTurn(to);
    announce(`${people[to].name}, ${words.items[to].role}`);
  };
  return (
    <Dialog id={personDialogId} label={album.profile} variant="panel">
      <div className={styles.root}>
        <div className={styles.stamp}>
          <Stamp mood={mood}>
            <TeamBust of={who} />
          </Stamp>
        </div>
        <div className={styles.words}>
          <p className={styles.team}>{words.teams[people[who].team]}</p>
          <h2>{people[who].name}</h2>
          <p className={styles.role}>{role}</p>
          <p>{line}</p>
          <dl>
            <dt>{album.ask}</dt>
            <dd>{ask}</dd>
          </dl>
          <p className={styles.mood}>{interpolate(album.mood, { mood: words.moods[mood] })}</p>
          <div className={styles.actions}>
            <Button size="s" to="contact">
              {album.write}
            </Button>
            <IconButton label={album.previous} icon={arrowLeft} onClick={() => turn(-1)} />
            <IconButton label={album.next} icon="arrow-right" onClick={() => turn(1)} />
          </div>
        </div>
        <button type="button" className={styles.close} aria-label={album.close} {...closeDialogProps(personDialogId)}>
          <Icon name="x-lg" />
        </button>
      </div>
    </Dialog>
  );
}
