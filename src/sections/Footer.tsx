import type { ReactNode } from 'react';
import { company } from '@/site/company';
import { legalLinks } from '@/site/footerColumns';
import { offices } from '@/site/offices';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { Isobars } from '@/ui/art/Isobars';
import { StoreBadge } from '@/ui/art/StoreBadge';
import { useCurrentYear } from '@/ui/useCurrentYear';
import { useTranslation } from '@/ui/translation';
import { LogoLink } from './LogoLink';
import { clock } from '@/ui/icons/clock';
import { envelope } from '@/ui/icons/envelope';
import { geoAlt } from '@/ui/icons/geo-alt';
import { telephone } from '@/ui/icons/telephone';
import { socialIcons } from '@/ui/socialIcons';
import styles from './Footer.module.scss';
import { FooterLinks } from './FooterLinks';
import { LanguageMenu } from './LanguageMenu';

function SocialLinks() {
  const { t } = useTranslation();
  return (
    <ul className={styles.social}>
      {company.socials.map(({ id, name, href }) => (
        <li key={id}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={t('footer.social', { network: name })}>
            <Icon name={socialIcons[id]} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function ContactDetails() {
  const { t } = useTranslation();
  const { email, phone, hours } = company;
  return (
    <div className={styles.contactDetails}>
      <h2>{t('footer.reach')}</h2>
      <address>
        {offices.map(({ id, address }) => (
          <p key={id}>
            <Icon name={geoAlt} />
            {`${address}, ${t('footer.city')}`}
          </p>
        ))}
        <p>
          <Icon name={telephone} />
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
        <p>
          <Icon name={envelope} />
          <a className={styles.email} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
        <p>
          <Icon name={clock} />
          {t('footer.hours', { from: hours.from, to: hours.to })}
        </p>
      </address>
      <div className={styles.quietCall}>
        <Button variant="line" to="contact">
          {t('footer.contact')}
        </Button>
      </div>
    </div>
  );
}

/** Footer, dark in both themes. */
export function Footer({ cookieSettings }: { cookieSettings?: ReactNode }) {
  const { t } = useTranslation();
  const year = useCurrentYear();
  return (
    <footer className={styles.root} data-bs-theme="dark">
      <div className={styles.content}>
        <div className={styles.call}>
          <h2>{t('footer.title')}</h2>
          <Button to="contact" icon="arrow-right">
            {t('footer.contact')}
          </Button>
        </div>
        <div className={styles.columns}>
          <div className={styles.company}>
            <LogoLink />
            <p>{t('footer.claim', { founded: company.founded })}</p>
            <SocialLinks />
            <ul className={styles.stores}>
              {company.stores.map(({ id }) => (
                <li key={id}>
                  <StoreBadge
                    store={id}
                    line={t(`footer.stores.${id}.line`)}
                    action={t(`footer.stores.${id}.action`)}
                  />
                </li>
              ))}
            </ul>
          </div>
          <FooterLinks />
          <ContactDetails />
        </div>
        <div className={styles.close}>
          <small>{t('footer.rights', { year })}</small>
          <ul className={styles.legal}>
            {legalLinks.map(({ label, to }) => (
              <li key={to}>
                <PageLink to={to}>{t(label)}</PageLink>
              </li>
            ))}
            {cookieSettings && <li>{cookieSettings}</li>}
          </ul>
          <LanguageMenu named />
        </div>
      </div>
      <div className={styles.isobars}>
        <Isobars name="calm" tone="onInk" />
      </div>
    </footer>
  );
}
