import type enContact from '@words/en/contact.json';
import { interpolate } from '@/lib/interpolate';
import { company } from '@/site/company';
import { directionsUrl } from '@/site/officeMap';
import type { Office } from '@/site/offices';
import { Icon } from '@/ui/Icon';
import { ContactMark } from '@/ui/art/pages/ContactMark';
import { arrowUpRight } from '@/ui/icons/arrow-up-right';
import { OpenNow } from '../OpenNow';
import styles from './DirectContact.module.scss';

interface DirectContactProps {
  title: string;
  office: Office;
  words: Pick<typeof enContact, 'offices' | 'map'>;
}

/** A strip below a form: telephone, opening hours and address of an office. */
export function DirectContact({ title, office, words: { offices, map } }: DirectContactProps) {
  const { from, to } = company.hours;
  const { city, country } = offices.items[office.id];
  const titleId = `direct-${office.id}`;
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className={styles.content}>
        <h2 id={titleId}>{title}</h2>
        <ul>
          <li>
            <ContactMark of="call" />
            <h3>{offices.call}</h3>
            <a className={styles.main} href={`tel:${office.number.replaceAll(' ', '')}`}>
              {office.number}
            </a>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </li>
          <li>
            <ContactMark of="hours" />
            <h3>{offices.days}</h3>
            <p className={styles.main}>{interpolate(offices.hours, { from, to })}</p>
            <OpenNow open={offices.open} closed={offices.closed} />
          </li>
          <li>
            <ContactMark of="visit" />
            <h3>
              {city}, {country}
            </h3>
            <address>{office.address}</address>
            <a href={directionsUrl(office)} target="_blank" rel="noopener noreferrer">
              {map.route} <Icon name={arrowUpRight} />
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}
