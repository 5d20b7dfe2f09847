import type en from '@words/en/saas/v2.json';
import { Button } from '@/ui/Button';
import { Section, SectionHead } from '@/ui/Section';
import { Toolbar } from '@/ui/art/saas/Toolbar';
import styles from './Tek.module.scss';

interface TekNewsProps {
  news: typeof en.news;
  closing: typeof en.closing;
}

/** Number of buttons by release. */
const buttons: Record<keyof typeof en.news.items, number> = { a: 48, b: 21, c: 6, d: 0 };

/** Release history and call to action. */
export function TekNews({ news, closing }: TekNewsProps) {
  return (
    <Section id="news" tone="surface" labelledBy="news-title">
      <SectionHead title={news.title} text={news.text} id="news-title" quiet />
      <ol className={styles.releases}>
        {(Object.keys(buttons) as (keyof typeof buttons)[]).map((id) => (
          <li key={id}>
            <Toolbar buttons={buttons[id]} />
            <p>
              <strong>{buttons[id]}</strong> <span>{news.buttons}</span>
            </p>
            <h3>{news.items[id].title}</h3>
            <p>{news.items[id].text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.closing}>
        <p>{closing.text}</p>
        <div>
          <h2>
            <span>{closing.line}</span>
          </h2>
          <Button to="contact" size="l" icon="arrow-right">
            {closing.action}
          </Button>
        </div>
      </div>
    </Section>
  );
}
