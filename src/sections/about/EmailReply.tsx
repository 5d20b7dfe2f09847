import { useState } from 'react';
import { company } from '@/site/company';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { ReplyStamp } from '@/ui/art/about/ReplyStamp';
import styles from './EmailReply.module.scss';

interface EmailReplyProps {
  title: string;
  text: string;
  /** Accessible name of the choice. */
  label: string;
  openings: readonly string[];
  to: string;
  send: string;
  form: string;
  team: string;
}

/** A sheet with a stamp: chooses the first line of an e-mail and opens the mail program. */
export function EmailReply({ title, text, label, openings, to, send, form, team }: EmailReplyProps) {
  const [chosen, setChosen] = useState(0);
  return (
    <Section tone="surface" labelledBy="reply-title">
      <div className={styles.root}>
        <div className={styles.words}>
          <h2 id="reply-title">{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.sheet} data-bs-theme="light">
          <div className={styles.address}>
            <p>
              {to} <b>{company.email}</b>
            </p>
            <ReplyStamp />
          </div>
          <fieldset>
            <legend className="visually-hidden">{label}</legend>
            {openings.map((opening, index) => (
              <label key={opening}>
                <input type="radio" name="opening" checked={index === chosen} onChange={() => setChosen(index)} />
                <span>{opening}</span>
              </label>
            ))}
          </fieldset>
          <Button
            href={`mailto:${company.email}?body=${encodeURIComponent(`${openings[chosen] ?? ''}\n\n`)}`}
            icon="arrow-right"
          >
            {send}
          </Button>
        </div>
        <div className={styles.others}>
          <Button variant="line" to="contact">
            {form}
          </Button>
          <Button variant="text" to="team">
            {team}
          </Button>
        </div>
      </div>
    </Section>
  );
}
