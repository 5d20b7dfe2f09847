import type { GuestId } from '@/data/guests';
import { Section, SectionHead } from '@/ui/Section';
import { GuestPortrait } from '@/ui/art/people/GuestPortrait';
import styles from './ProjectChat.module.scss';

type Speaker = 'client' | 'agency';

interface ProjectChatProps<K extends string> {
  title: string;
  text: string;
  people: Record<Speaker, string>;
  items: Record<K, string>;
  /** Speaker by line, in order. */
  speakers: Record<K, Speaker>;
  faces: Record<Speaker, GuestId>;
}

/** Client quotes as a chat. */
export function ProjectChat<K extends string>({ title, text, people, items, speakers, faces }: ProjectChatProps<K>) {
  return (
    <Section labelledBy="chat-title" tight>
      <div className={styles.root}>
        <SectionHead id="chat-title" title={title} text={text} />
        <ol className={styles.talk}>
          {(Object.keys(speakers) as K[]).map((key) => {
            const who = speakers[key];
            return (
              <li key={key} data-who={who}>
                <div className={styles.face}>
                  <GuestPortrait of={faces[who]} />
                </div>
                <div>
                  <p className={styles.name}>{people[who]}</p>
                  <p className={styles.bubble}>{items[key]}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </Section>
  );
}
