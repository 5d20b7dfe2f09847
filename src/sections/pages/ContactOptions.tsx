import type en from '@words/en/contact/v1.json';
import type { ReactNode } from 'react';
import { interpolate } from '@/lib/interpolate';
import { company } from '@/site/company';
import type { Office } from '@/site/offices';
import { vCardUrl } from '@/site/vCard';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import { arrowUpRight } from '@/ui/icons/arrow-up-right';
import { ContactMark } from '@/ui/art/pages/ContactMark';
import { OpenNow, type OpenNowWords } from '../OpenNow';
import styles from './ContactOptions.module.scss';

type ContactOptionsProps = Pick<typeof en, 'ways' | 'route' | 'tips'> & {
  office: Office;
  hours: OpenNowWords;
  /** The tips: sentences to complete. */
  children: ReactNode;
};

/** Contact options, what happens next, and tips for a message. */
export function ContactOptions({ ways, route, tips, office, hours, children }: ContactOptionsProps) {
  const { from, to } = company.hours;
  const { lat, lon } = office.geo;
  const [street, town] = office.address.split(/, (?=\d{5})/);
  const map = `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`;
  return (
    <>
      <Section labelledBy="ways-title">
        <h2 id="ways-title" className={styles.title}>
          {ways.title}
        </h2>
        <div className={styles.labels}>
          <svg className={styles.cord} viewBox="0 0 1200 24" preserveAspectRatio="none" aria-hidden="true">
            <path d="M-20 2Q600 34 1220 2" vectorEffect="non-scaling-stroke" />
          </svg>
          <ul>
            <li>
              <ContactMark of="call" />
              <h3>{ways.call.title}</h3>
              <p>{interpolate(ways.call.text, { from, to })}</p>
              <OpenNow {...hours} />
              <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
            </li>
            <li>
              <ContactMark of="write" />
              <h3>{ways.write.title}</h3>
              <p>{ways.write.text}</p>
              <p className={styles.note}>
                <strong>{ways.write.languages}</strong> <span>{ways.write.languageNames}</span>
              </p>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </li>
            <li>
              <ContactMark of="visit" />
              <h3>{ways.visit.title}</h3>
              <p>{ways.visit.text}</p>
              <p className={styles.note}>
                <strong>{street}</strong> <span>{town}</span>
              </p>
              <div className={styles.links}>
                <a href={map} target="_blank" rel="noopener noreferrer">
                  {ways.go} <Icon name={arrowUpRight} />
                </a>
                <a href={vCardUrl(office)} download>
                  {ways.save}
                </a>
              </div>
            </li>
          </ul>
        </div>
      </Section>
      <Section tone="surface" tight labelledBy="route-title">
        <h2 id="route-title" className={`${styles.title} ${styles.quiet}`}>
          {route.title}
        </h2>
        <ol className={styles.route}>
          {route.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section tight labelledBy="tips-title">
        <div className={styles.tips}>
          <div>
            <h2 id="tips-title" className={styles.quiet}>
              {tips.title}
            </h2>
            <p>{tips.text}</p>
          </div>
          {children}
        </div>
      </Section>
    </>
  );
}
