import type en from '@words/en/portfolio/showcase.json';
import { useEffect, useRef } from 'react';
import { showcaseWorks } from '@/data/works';
import { interpolate } from '@/lib/interpolate';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { HashLink } from '@/ui/HashLink';
import { scrollBehavior } from '@/ui/scrollBehavior';
import { ShowcaseScreen } from './ShowcaseScreen';
import styles from './ShowcaseScreens.module.scss';
import { useScrollSpy } from '../useScrollSpy';
import type { WorkWords } from './workWords';

interface ShowcaseScreensProps {
  head: (typeof en)['head'];
  words: (typeof en)['screen'];
  works: WorkWords;
}

const ids = showcaseWorks.map(({ id }) => id);
const keySteps: Readonly<Record<string, number>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };

/**
 * Arrow and page keys scroll to the next screen, unless the focus is in another part of the page or the screen is
 * taller than the window (by more than 8 px).
 */
function useScreenKeys(root: { current: HTMLElement | null }, reading: string) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = keySteps[event.key];
      const { activeElement } = document;
      const free = activeElement === document.body || activeElement?.id === 'main' || activeElement?.tagName === 'H1';
      if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      if (!free && !root.current?.contains(activeElement)) return;
      const here = document.getElementById(reading);
      const next = document.getElementById(ids[ids.indexOf(reading as (typeof ids)[number]) + by] ?? '');
      if (!here || !next || here.offsetHeight > window.innerHeight + 8) return;
      event.preventDefault();
      next.scrollIntoView({ behavior: scrollBehavior() });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [root, reading]);
}

/** Full-screen projects with dot navigation. */
export function ShowcaseScreens({ head, words, works }: ShowcaseScreensProps) {
  const root = useRef<HTMLDivElement>(null);
  const reading = useScrollSpy(ids);
  useScreenKeys(root, reading);
  return (
    <>
      <header className={styles.head}>
        <Breadcrumb
          label={head.trail}
          steps={[
            { label: head.home, to: 'home' },
            { label: head.portfolio, to: 'portfolio/masonry' },
          ]}
          here={head.here}
        />
        <h1>{head.title}</h1>
      </header>
      <div ref={root} className={styles.root}>
        <nav className={styles.dots} aria-label={words.dots}>
          <ol>
            {showcaseWorks.map(({ id }, index) => (
              <li key={id}>
                <HashLink id={id} aria-current={id === reading ? 'true' : undefined}>
                  <span className="visually-hidden">
                    {interpolate(words.dot, { number: index + 1, name: works.items[id].name })}
                  </span>
                </HashLink>
              </li>
            ))}
          </ol>
        </nav>
        {showcaseWorks.map((work, index) => (
          <ShowcaseScreen key={work.id} work={work} index={index} words={words} works={works} />
        ))}
      </div>
    </>
  );
}
