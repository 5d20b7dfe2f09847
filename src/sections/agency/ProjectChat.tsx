import type { ReactNode } from 'react';
import type { GuestId } from '@/data/guests';
import { Button } from '@/ui/Button';
import { SectionHead } from '@/ui/Section';
import { GuestPortrait } from '@/ui/art/people/GuestPortrait';
import styles from './ProjectChat.module.scss';

type Speaker = 'client' | 'agency';

interface ProjectChatProps<K extends string> {
  title: string;
  text: string;
  people: Record<Speaker, string>;
  items: Record<K, string>;
  /** The way to a line of one's own. */
  write: { text: string; action: string };
  /** Speaker by line, in order. */
  speakers: Record<K, Speaker>;
  faces: Record<Speaker, GuestId>;
  /** Beside the chat on wide screens. */
  children: ReactNode;
}

/** Client quotes as a chat. */
export function ProjectChat<K extends string>(props: ProjectChatProps<K>) {
  const { title, text, people, items, write, speakers, faces, children } = props;
  return (
    <div className={styles.root}>
      <section aria-labelledby="chat-title">
        <SectionHead id="chat-title" title={title} text={text} quiet />
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
      </section>
      <div className={styles.aside}>
        {children}
        <div className={styles.write}>
          <p>{write.text}</p>
          <Button to="contact">{write.action}</Button>
        </div>
      </div>
    </div>
  );
}
