import type enGrid from '@words/en/shop/grid.json';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Mascot } from '@/ui/art/Mascot';
import type { Chip } from './Chips';
import styles from './NoResults.module.scss';
import type { Filters } from './filters';

interface NoResultsProps {
  words: (typeof enGrid)['empty'];
  chips: readonly Chip[];
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
}

/** No results: removes single filters or all of them. */
export function NoResults({ words, chips, onChange, onClear }: NoResultsProps) {
  return (
    <div className={styles.root}>
      <div className={styles.mascot}>
        <Mascot mood="oh" />
      </div>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <div className={styles.actions}>
        <Button onClick={onClear}>{words.clear}</Button>
        {chips.length > 1 &&
          chips.map(({ key, name, without }) => (
            <Button key={key} variant="line" onClick={() => onChange(without)}>
              {interpolate(words.remove, { name })}
            </Button>
          ))}
      </div>
    </div>
  );
}
