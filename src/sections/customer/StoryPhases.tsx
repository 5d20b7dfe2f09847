import { figureText, storyOf, storyPhases } from '@/data/stories';
import type { StoryId } from '@/data/entryIds';
import { localeOf } from '@/site/languages';
import { useLanguage } from '@/ui/translation';
import styles from './StoryPhases.module.scss';

type PhaseTexts = Record<(typeof storyPhases)[number], string>;

interface StoryPhasesProps {
  of: StoryId;
  names: PhaseTexts;
  texts: PhaseTexts;
}

/** The phases of a project, each with its weeks on the scale of the whole. */
export function StoryPhases({ of, names, texts }: StoryPhasesProps) {
  const locale = localeOf(useLanguage());
  const { weeks } = storyOf(of);
  const lengths = storyPhases.map((phase) => weeks[phase]);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return (
    <ol className={styles.root}>
      {storyPhases.map((phase, index) => {
        const start = lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
        return (
          <li key={phase}>
            <h3>
              {names[phase]} <span>{figureText(weeks[phase], 'week', locale)}</span>
            </h3>
            <svg viewBox={`0 0 ${total} 10`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
              {Array.from({ length: total + 1 }, (_, week) => (
                <path key={week} d={`M${week} 0V10`} />
              ))}
              <rect x={start} y="2.5" width={weeks[phase]} height="5" />
            </svg>
            <p>{texts[phase]}</p>
          </li>
        );
      })}
    </ol>
  );
}
