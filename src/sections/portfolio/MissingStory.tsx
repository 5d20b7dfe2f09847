import type en from '@words/en/portfolio/case-study/v2.json';
import { isBuilt } from '@/site/addresses';
import { Breadcrumb } from '@/ui/Breadcrumb';
import type { AskedWords } from '@/ui/useAskedWords';
import { LateWords } from '../LateWords';
import styles from './OneNumber.module.scss';
import type { WorkWords } from './workWords';

interface MissingStoryProps extends Pick<AskedWords, 'failed' | 'failures' | 'askAgain'> {
  frame: (typeof en)['frame'];
  work: WorkWords['items']['kovan'];
}

/** A project whose story couldn't be had: what the page knows of it, and a way to ask again. */
export function MissingStory({ frame, work, ...asked }: MissingStoryProps) {
  const wall = isBuilt('portfolio/masonry') ? [{ label: frame.portfolio, to: 'portfolio/masonry' as const }] : [];
  return (
    <header className={styles.root}>
      <Breadcrumb label={frame.trail} steps={[{ label: frame.home, to: 'home' }, ...wall]} here={work.name} />
      <div className={styles.missing}>
        <h1>{work.line}</h1>
        <p>{work.text}</p>
        <LateWords waiting={frame.waiting} {...asked} />
      </div>
    </header>
  );
}
