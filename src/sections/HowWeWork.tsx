import { type Phase, phases } from '@/data/projects';
import { company } from '@/site/company';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Section, SectionHead } from '@/ui/Section';
import { Front } from '@/ui/art/Front';
import { Isobars } from '@/ui/art/Isobars';
import { useTranslation } from '@/ui/translation';
import { socialIcons } from '@/ui/socialIcons';
import styles from './HowWeWork.module.scss';

interface HowWeWorkProps {
  eyebrow: string;
  title: string;
  steps: Record<Phase, { title: string; time: string; text: string }>;
  links: { process: string; buyers: string };
  social: { title: string; text: string };
}

/** The phases of a project in a row below a weather front, and a strip with the social networks. */
export function HowWeWork({ eyebrow, title, steps, links, social }: HowWeWorkProps) {
  const { t } = useTranslation();
  return (
    <Section labelledBy="how-title">
      <div className={styles.way}>
        <SectionHead eyebrow={eyebrow} title={title} id="how-title" />
        <div className={styles.front}>
          <Front />
        </div>
        <ol className={styles.steps}>
          {phases.map((phase) => (
            <li key={phase}>
              <h3>{steps[phase].title}</h3>
              <p className={styles.time}>{steps[phase].time}</p>
              <p>{steps[phase].text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.links}>
          <Button variant="text" to="services/single" hash="process">
            {links.process}
          </Button>
          <Button variant="text" to="pricing" hash="projects">
            {links.buyers}
          </Button>
        </div>
      </div>
      <div className={styles.social} role="group" aria-labelledby="social-title">
        <Isobars name="card" tone="onInk" />
        <div>
          <h3 id="social-title">{social.title}</h3>
          <p>{social.text}</p>
        </div>
        <ul>
          {company.socials.map(({ id, name, href }) => (
            <li key={id}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <Icon name={socialIcons[id]} />
                <span>
                  {name}
                  <span className="visually-hidden"> ({t('header.newTab')})</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
