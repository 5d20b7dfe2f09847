import type en from '@words/en/demos/product-landing.json';
import { useId, useState } from 'react';
import { interpolate } from '@/lib/interpolate';
import { Section } from '@/ui/Section';
import { CaseBack } from '@/ui/art/demos/CaseBack';
import styles from './Engraving.module.scss';

/** Maximum number of letters. */
const maxLetters = 26;

/** Preview of an engraving. */
export function Engraving({ title, text, label, usual, left, picture, back }: typeof en.engrave) {
  const [typed, setTyped] = useState<string | null>(null);
  const engraved = typed ?? usual;
  const id = useId();
  return (
    <Section labelledBy="engrave-title">
      <div className={styles.root}>
        <div className={styles.picture}>
          <CaseBack label={interpolate(picture, { text: engraved })} text={engraved} back={back} />
        </div>
        <div>
          <h2 id="engrave-title">{title}</h2>
          <p>{text}</p>
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            type="text"
            maxLength={maxLetters}
            autoComplete="off"
            value={engraved}
            aria-describedby={`${id}-left`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p id={`${id}-left`} className={styles.left}>
            {interpolate(left, { count: maxLetters - engraved.length })}
          </p>
        </div>
      </div>
    </Section>
  );
}
