import { dateFormat } from '@/lib/formats';
import type { ReactNode } from 'react';
import { company } from '@/site/company';
import type { Office } from '@/site/offices';
import { Mascot } from '@/ui/art/Mascot';
import { useCurrentMinute } from '@/ui/useCurrentMinute';
import { useLanguage } from '@/ui/translation';
import styles from './Postcard.module.scss';

interface PostcardProps {
  hero: { title: string; text: string; picture: string; sea: string };
  back: { to: string; street: string; stamp: string; mark: string };
  office: Office;
  /** The form, on the back of the card. */
  children: ReactNode;
}

/** Postmark with town and today's date; without a date before hydration. */
function Postmark({ town }: { town: string }) {
  const language = useLanguage();
  const minute = useCurrentMinute();
  const day =
    minute === null ? '' : dateFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(minute);
  return (
    <svg className={styles.mark} viewBox="0 0 220 110" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2.5">
        <circle cx="55" cy="55" r="50" />
        <circle cx="55" cy="55" r="35" />
        <path d="M108 30q14-10 28 0t28 0 28 0 28 0M108 48q14-10 28 0t28 0 28 0 28 0M108 66q14-10 28 0t28 0 28 0 28 0M108 84q14-10 28 0t28 0 28 0 28 0" />
      </g>
      <text x="55" y="50" textAnchor="middle">
        {town}
      </text>
      <text x="55" y="68" textAnchor="middle">
        {day}
      </text>
    </svg>
  );
}

/** Contact hero, drawn as a postcard: headline on the front, form on the back. */
export function Postcard({ hero, back, office, children }: PostcardProps) {
  const [street, town] = office.address.split(/, (?=\d{5})/);
  return (
    <section className={styles.root} aria-labelledby="postcard-title">
      <div className={styles.cards}>
        <div className={styles.front}>
          {(['light', 'dark'] as const).map((theme) => (
            <img
              key={theme}
              className={`${styles.city} only-${theme}`}
              src={office.panorama[theme]}
              alt={hero.picture}
              width="1920"
              height="900"
            />
          ))}
          <div className={styles.copy}>
            <h1 id="postcard-title">{hero.title}</h1>
            <p>{hero.text}</p>
          </div>
          <p className={styles.sea}>{hero.sea}</p>
        </div>
        <div className={styles.back}>
          <div className={styles.head}>
            <address>
              <span>{back.to}</span>
              <strong>{back.street}</strong>
              <span>{street}</span>
              <span>{town}</span>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </address>
            <div className={styles.post}>
              <Postmark town={back.mark} />
              <div className={styles.stamp}>
                <Mascot mood="open" title={back.stamp} />
              </div>
            </div>
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
