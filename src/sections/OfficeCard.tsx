import type { ReactNode } from 'react';
import { interpolate } from '@/lib/interpolate';
import { company } from '@/site/company';
import type { Office } from '@/site/offices';
import { vCardUrl } from '@/site/vCard';
import { Icon } from '@/ui/Icon';
import { clock } from '@/ui/icons/clock';
import { personVcard } from '@/ui/icons/person-vcard';
import { telephone } from '@/ui/icons/telephone';
import styles from './OfficeCard.module.scss';
import { OpenNow, type OpenNowWords } from './OpenNow';

export interface OfficeCardWords extends OpenNowWords {
  call: string;
  days: string;
  /** `{{from}}` and `{{to}}`: times of day. */
  hours: string;
  save: string;
}

interface OfficeCardProps extends OfficeCardWords {
  office: Office;
  place: { country: string; city: string };
  /** Heading of the section. */
  children?: ReactNode;
}

/** Office with address, phone, opening hours and vCard. */
export function OfficeCard({ office, place, call, days, hours, open, closed, save, children }: OfficeCardProps) {
  const { address, number } = office;
  const { city, country } = place;
  const { from, to } = company.hours;
  // Street and town on separate lines.
  const lines = address.split(/, (?=\d{5})/);
  return (
    <div className={styles.words}>
      {children}
      <h3>
        {city}, {country}
      </h3>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Icon name={telephone} />
            {call}
          </dt>
          <dd>
            <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name={clock} />
            {days}
          </dt>
          <dd>{interpolate(hours, { from, to })}</dd>
        </div>
      </dl>
      <OpenNow open={open} closed={closed} />
      <a className={styles.save} href={vCardUrl(office)} download>
        <Icon name={personVcard} />
        {save}
      </a>
    </div>
  );
}
