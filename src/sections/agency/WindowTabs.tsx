import { Section } from '@/ui/Section';
import { Tabs } from '@/ui/Tabs';
import type { PageWords } from '@/ui/art/agency/TornPage';
import { type Pane, TabScene } from '@/ui/art/agency/TabScene';
import styles from './WindowTabs.module.scss';

interface WindowTabsProps {
  title: string;
  label: string;
  items: Record<Pane, { tab: string; title: string; text: string; facts: readonly string[] }>;
  /** Words of the sample shop on the screens. */
  page: PageWords;
}

/** Services as tabs, drawn as a browser window. */
export function WindowTabs({ title, label, items, page }: WindowTabsProps) {
  return (
    <Section labelledBy="tabs-title">
      <h2 id="tabs-title" className={styles.title}>
        {title}
      </h2>
      <div className={styles.window}>
        <Tabs
          label={label}
          tabs={(Object.keys(items) as Pane[]).map((key) => ({
            key,
            label: items[key].tab,
            content: (
              <div className={styles.pane}>
                <div>
                  <h3>{items[key].title}</h3>
                  <p>{items[key].text}</p>
                  <ul>
                    {items[key].facts.map((fact) => (
                      <li key={fact}>{fact}</li>
                    ))}
                  </ul>
                </div>
                <TabScene pane={key} words={page} />
              </div>
            ),
          }))}
        />
      </div>
    </Section>
  );
}
