import { company } from '@/site/company';
import { Icon } from '@/ui/Icon';
import { Isobars } from '@/ui/art/Isobars';
import { Mascot } from '@/ui/art/Mascot';
import { useWords } from '@/ui/words';
import { clock } from '@/ui/icons/clock';
import { telephone } from '@/ui/icons/telephone';
import { socialIcons } from '@/ui/socialIcons';
import styles from './ContactHero.module.scss';

interface ContactHeroProps {
  eyebrow: string;
  title: string;
  text: string;
  /** Stands above the e-mail address. */
  email: string;
  phone: string;
  hours: string;
}

/** Every way to reach the company at a glance (spec 2.3). */
export function ContactHero({ eyebrow, title, text, email, phone, hours }: ContactHeroProps) {
  const t = useWords();
  const { from, to } = company.hours;
  return (
    <section className={styles.root} aria-labelledby="contact-title">
      <div className={styles.map}>
        <Isobars name="soft" />
      </div>
      <div className={styles.container}>
        <div>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1 id="contact-title">{title}</h1>
          <p className={styles.text}>{text}</p>
          <ul className={styles.social}>
            {company.socials.map(({ id, name, href }) => (
              <li key={id}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={t('footer.social', { network: name })}
                >
                  <Icon name={socialIcons[id]} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.card}>
          <div className={styles.mascot}>
            <Mascot pose="sit" mood="open" />
          </div>
          <p className={styles.label}>{email}</p>
          <a className={styles.email} href={`mailto:${company.email}`}>
            {company.email}
          </a>
          <dl className={styles.facts}>
            <div>
              <dt>
                <Icon name={telephone} />
                {phone}
              </dt>
              <dd>
                <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
              </dd>
            </div>
            <div>
              <dt>
                <Icon name={clock} />
                {hours}
              </dt>
              <dd>{t('footer.hours', { from, to })}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
