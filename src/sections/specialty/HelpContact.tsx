import { interpolate } from '@/lib/interpolate';
import { company } from '@/site/company';
import { OpenNow, type OpenNowWords } from '@/sections/OpenNow';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { Isobars } from '@/ui/art/Isobars';
import styles from './HelpContact.module.scss';

interface HelpContactWords extends OpenNowWords {
  title: string;
  text: string;
  write: string;
  call: string;
  mail: string;
  faq: string;
}

/** Contact options below the help articles. */
export function HelpContact({ title, text, write, call, mail, faq, open, closed }: HelpContactWords) {
  const { hours } = company;
  return (
    <Section tight tone="surface" labelledBy="ways-title">
      <div className={styles.root}>
        <div className={styles.map}>
          <Isobars name="cta" />
        </div>
        <div className={styles.words}>
          <h2 id="ways-title">{title}</h2>
          <p>{text}</p>
          <div className={styles.actions}>
            <Button to="contact" icon="arrow-right">
              {write}
            </Button>
            <PageLink to="faq" className={styles.faq}>
              {faq}
            </PageLink>
          </div>
        </div>
        <div className={styles.facts}>
          <dl>
            <div>
              <dt>{interpolate(call, { hoursFrom: hours.from, hoursTo: hours.to })}</dt>
              <dd>
                <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
              </dd>
            </div>
            <div>
              <dt>{mail}</dt>
              <dd>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </dd>
            </div>
          </dl>
          <OpenNow open={open} closed={closed} />
        </div>
      </div>
    </Section>
  );
}
