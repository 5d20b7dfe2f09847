import { dateFormat } from '@/lib/formats';
import type { ReactNode } from 'react';
import { company } from '@/site/company';
import type { Office } from '@/site/offices';
import { Mascot } from '@/ui/art/Mascot';
import { Stamp } from '@/ui/art/about/Stamp';
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

/** Postmark beside the stamp, with town and today's date; without a date before hydration. */
function Postmark({ town }: { town: string }) {
  const language = useLanguage();
  const minute = useCurrentMinute();
  const day =
    minute === null ? '' : dateFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(minute);
  return (
    <svg className={styles.mark} viewBox="0 0 108 108" aria-hidden="true" focusable="false">
      <circle cx="54" cy="54" r="51" />
      <circle cx="54" cy="54" r="45" />
      <path d="M14 38H94M14 70H94" />
      <text x="54" y="31" textAnchor="middle">
        {town}
      </text>
      <text x="54" y="58.5" textAnchor="middle">
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
        <div className={styles.back} data-bs-theme="light">
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
              <div className={styles.stamp} role="img" aria-label={back.stamp}>
                <Stamp mood="sun">
                  <svg x="16" y="84" width="168" height="118" viewBox="0 0 240 160" overflow="visible">
                    <Mascot mood="open" />
                  </svg>
                </Stamp>
              </div>
            </div>
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
