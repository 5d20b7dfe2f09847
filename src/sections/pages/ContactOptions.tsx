import type en from '@words/en/contact/v1.json';
import { interpolate } from '@/lib/interpolate';
import { company } from '@/site/company';
import type { Office } from '@/site/offices';
import { vCardUrl } from '@/site/vCard';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import { arrowUpRight } from '@/ui/icons/arrow-up-right';
import { envelope } from '@/ui/icons/envelope';
import { geoAlt } from '@/ui/icons/geo-alt';
import { telephone } from '@/ui/icons/telephone';
import { OpenNow, type OpenNowWords } from '../OpenNow';
import styles from './ContactOptions.module.scss';

type ContactOptionsProps = Pick<typeof en, 'ways' | 'route' | 'tips'> & { office: Office; hours: OpenNowWords };

/** Contact options, what happens next, and tips for a message. */
export function ContactOptions({ ways, route, tips, office, hours }: ContactOptionsProps) {
  const { from, to } = company.hours;
  const { lat, lon } = office.geo;
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
              <Icon name={telephone} />
              <h3>{ways.call.title}</h3>
              <p>{interpolate(ways.call.text, { from, to })}</p>
              <OpenNow {...hours} />
              <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
            </li>
            <li>
              <Icon name={envelope} />
              <h3>{ways.write.title}</h3>
              <p>{ways.write.text}</p>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </li>
            <li>
              <Icon name={geoAlt} />
              <h3>{ways.visit.title}</h3>
              <p>{ways.visit.text}</p>
              <a href={map} target="_blank" rel="noopener noreferrer">
                {ways.go} <Icon name={arrowUpRight} />
              </a>
              <a href={vCardUrl(office)} download>
                {ways.save}
              </a>
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
          <ul>
            {tips.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </Section>
    </>
  );
}
