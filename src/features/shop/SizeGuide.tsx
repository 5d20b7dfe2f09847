import { numberFormat } from '@/lib/formats';
import type enSingle from '@words/en/shop/single.json';
import { type SizeKind, clothingSizes, shoeSizes } from '@/data/sizes';
import { interpolate } from '@/lib/interpolate';
import { Dialog, closeDialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { SizeSketch } from '@/ui/art/SizeSketch';
import { useLanguage } from '@/ui/translation';
import styles from './SizeGuide.module.scss';

export const sizeGuideId = 'size-guide';

interface SizeGuideProps {
  words: (typeof enSingle)['guide'];
  kind: SizeKind;
  /** Size whose row is highlighted. */
  chosen: string | null;
  /** Sizes without stock, and the word for it. */
  soldOut: { sizes: readonly string[]; word: string };
}

/** Size table in centimetres, with a drawing of where to measure. */
export function SizeGuide({ words, kind, chosen, soldOut }: SizeGuideProps) {
  const language = useLanguage();
  const centimetres = (value: number) => interpolate(words.one, { value: numberFormat(language).format(value) });
  const { title, close, size: sizeHead, how } = words.kinds[kind];
  const rows: readonly [size: string, ...values: string[]][] =
    kind === 'shoes'
      ? Object.entries(shoeSizes).map(([size, foot]) => [size, centimetres(foot)])
      : Object.entries(clothingSizes).map(([size, { chest, length }]) => [
          size,
          interpolate(words.cm, { from: chest[0], to: chest[1] }),
          centimetres(length),
        ]);
  const heads = kind === 'shoes' ? [sizeHead, words.foot] : [sizeHead, words.chest, words.length];
  return (
    <Dialog id={sizeGuideId} variant="panel" label={title}>
      <div className={styles.root}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <IconButton icon="x-lg" label={close} onClick={() => closeDialog(sizeGuideId)} />
        </div>
        <SizeSketch kind={kind} />
        <p>{how}</p>
        <table>
          <thead>
            <tr>
              {heads.map((head, index) => (
                <th key={head} scope="col">
                  {/* The drawing's number, where there is more than one measure. */}
                  {index > 0 && heads.length > 2 && (
                    <span className={styles.mark} aria-hidden="true">
                      {index}
                    </span>
                  )}
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size, ...values]) => (
              <tr key={size} data-chosen={size === chosen || undefined}>
                <th scope="row">
                  {size} {soldOut.sizes.includes(size) && <small>{soldOut.word}</small>}
                </th>
                {values.map((value) => (
                  <td key={value}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
