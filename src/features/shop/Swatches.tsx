import { type ColorId, colors } from '@/data/colors';
import { interpolate } from '@/lib/interpolate';
import styles from './Swatches.module.scss';
import { useCatalogue } from './useCatalogue';

/** A dot in a product colour, with an edge, so that pale and dark ones are visible on any background. */
export function ColorDot({ color }: { color: ColorId }) {
  return (
    <svg className={styles.dot} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={colors[color]} className={styles.edge} data-color={color} />
    </svg>
  );
}

interface SwatchesProps {
  /** Name of the product. */
  name: string;
  colors: readonly ColorId[];
  chosen: ColorId;
  onChoose: (color: ColorId) => void;
}

/** Colour buttons of a product card. */
export function Swatches({ name, colors: choices, chosen, onChoose }: SwatchesProps) {
  const { words, colorOf } = useCatalogue();
  return (
    <div className={styles.root} role="group" aria-label={interpolate(words.card.colors, { name })}>
      {choices.map((color) => (
        <button
          key={color}
          type="button"
          className={styles.choice}
          aria-pressed={color === chosen}
          aria-label={colorOf(color)}
          title={colorOf(color)}
          onClick={() => onChoose(color)}
        >
          <ColorDot color={color} />
        </button>
      ))}
    </div>
  );
}
