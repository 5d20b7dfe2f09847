import type { ReactNode } from 'react';
import { company } from '@/site/company';
import { Icon } from '@/ui/Icon';
import { Isobars } from '@/ui/art/Isobars';
import { Mascot } from '@/ui/art/Mascot';
import { useTranslation } from '@/ui/translation';
import { arrowUpRight } from '@/ui/icons/arrow-up-right';
import { socialIcons } from '@/ui/socialIcons';
import styles from './ContactHero.module.scss';

interface ContactHeroProps {
  title: string;
  text: string;
  /** Label above the e-mail address. */
  email: string;
  /** Carousel of client logos. */
  clients: ReactNode;
  /** The form, inside the card. */
  children: ReactNode;
}

/** Hero of the contact page: e-mail address, social links, form. */
export function ContactHero({ title, text, email, clients, children }: ContactHeroProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.root} aria-labelledby="contact-title">
      <div className={styles.map}>
        <Isobars name="contact" />
      </div>
      <div className={styles.container}>
        <div className={styles.copy}>
          <h1 id="contact-title">{title}</h1>
          <p className={styles.text}>{text}</p>
          <p className={styles.label}>{email}</p>
          <a className={styles.email} href={`mailto:${company.email}`}>
            {company.email}
            <Icon name={arrowUpRight} />
          </a>
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
          {children}
        </div>
      </div>
      {clients}
    </section>
  );
}
