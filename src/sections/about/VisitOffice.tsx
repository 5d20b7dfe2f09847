import { company } from '@/site/company';
import { offices } from '@/site/offices';
import { OpenNow, type OpenNowWords } from '@/sections/OpenNow';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { FrontDoor } from '@/ui/art/about/FrontDoor';
import styles from './VisitOffice.module.scss';

interface VisitOfficeProps extends OpenNowWords {
  title: string;
  text: string;
  action: string;
  letter: string;
  /** Label on the door plate. */
  plate: string;
}

/** Address, opening hours and calls to action. */
export function VisitOffice({ title, text, action, letter, plate, open, closed }: VisitOfficeProps) {
  return (
    <Section labelledBy="door-title" tone="surface">
      <div className={styles.root}>
        <div className={styles.picture}>
          <FrontDoor />
        </div>
        <div className={styles.words}>
          <h2 id="door-title">{title}</h2>
          <p>{text}</p>
          <OpenNow {...{ open, closed }} />
          <div className={styles.actions}>
            <Button to="contact" icon="arrow-right">
              {action}
            </Button>
            <Button variant="text" to="about/v3">
              {letter}
            </Button>
          </div>
          <address className={styles.plate}>
            {offices.map(({ id, address, number }) => (
              <span key={id}>
                {address}
                <br />
                {plate}: <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{number}</a>
              </span>
            ))}
          </address>
        </div>
      </div>
    </Section>
  );
}
