import type en from '@words/en/saas/v2.json';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { preferenceChosen } from '@/features/theme/themeSlice';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { announce } from '@/ui/LiveRegion';
import { scrollBehavior } from '@/ui/scrollBehavior';
import styles from './Desk.module.scss';
import { CommandResult } from './CommandResult';
import { Palette } from './Palette';
import { type ParsedCommand, sectionIdOf } from './commands';

/** Positions on the desk. A new card replaces the oldest one when all are taken. */
const slots = 4;

interface DeskItem extends ParsedCommand {
  number: number;
}

/** Hero with the command palette; commands add cards or change the page. */
export function PaletteHero({ title, text, action, palette }: typeof en.hero) {
  const dispatch = useDispatch();
  const [cards, setCards] = useState<readonly DeskItem[]>([]);
  const count = useRef(0);
  const addCard = (line: ParsedCommand) => {
    const number = count.current++;
    setCards((there) => [...there.slice(-slots + 1), { ...line, number }]);
  };
  const run = (line: ParsedCommand, shown: boolean) => {
    const { id, argument } = line;
    if (id === 'dark' || id === 'light') dispatch(preferenceChosen(id));
    else if (id === 'clear') setCards([]);
    else if (id === 'go')
      document
        .getElementById(sectionIdOf(argument, palette.places) ?? 'clicks')
        ?.scrollIntoView({ behavior: scrollBehavior() });
    else addCard(line);
    if (!shown) announce(interpolate(palette.done, { what: `${palette.commands[id].verb} ${argument}` }));
  };
  return (
    <section className={styles.root} aria-labelledby="palette-title">
      <div className={styles.head}>
        <h1 id="palette-title">{title}</h1>
        <p>{text}</p>
      </div>
      <div className={styles.desk}>
        <Palette words={palette} onRun={run} />
        <ul aria-label={palette.desk}>
          {cards.map(({ number, ...line }) => (
            <li key={number} className={styles.card} data-slot={number % slots} data-kind={line.id}>
              <CommandResult {...line} words={palette} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.action}>
        <Button to="contact" icon="arrow-right">
          {action}
        </Button>
      </div>
    </section>
  );
}
