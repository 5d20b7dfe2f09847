import type en from '@words/en/shop/index.json';
import type { ColorId } from '@/data/colors';
import { pictureOf, productOf } from '@/data/products';
import { lookIds } from '@/data/shopFront';
import { interpolate } from '@/lib/interpolate';
import { PageLink } from '@/ui/PageLink';
import { Section, SectionHead } from '@/ui/Section';
import { Hallway } from '@/ui/art/Hallway';
import { Price } from '../Price';
import { colorQuery } from '../productColor';
import { useCatalogue } from '../useCatalogue';
import styles from './Look.module.scss';

interface Piece {
  color: ColorId;
  /** Upper left corner and size in the drawing, 800 × 600; twice for a pair, the back one first. */
  at: readonly (readonly [x: number, y: number, size: number])[];
  /** Lower edge in the picture's box of 300: what hangs has its shadow on the wall, not on the ground. */
  until: number;
}

const pieces: Record<(typeof lookIds)[number], Piece> = {
  1021: { color: 'blue', at: [[310, 92, 280]], until: 273 },
  1031: {
    color: 'copper',
    at: [
      [398, 446, 136],
      [344, 466, 146],
    ],
    until: 300,
  },
  1051: { color: 'oat', at: [[574, 100, 196]], until: 268 },
};

/** Three goods in use, in one drawing; each has a number that leads to it. */
export function Look({ words }: { words: (typeof en)['look'] }) {
  const { nameOf, textOf } = useCatalogue();
  const goods = lookIds.flatMap((id) => {
    const { color, ...drawn } = pieces[id];
    const product = productOf(id);
    if (!product) return [];
    const page = { to: 'shop/single', params: { id }, search: colorQuery(product, color) } as const;
    return [{ ...drawn, id, product, page, picture: pictureOf(product, color) }];
  });
  return (
    <Section labelledBy="look-title">
      <div className={styles.root}>
        <div className={styles.words}>
          <SectionHead title={words.title} text={words.text} id="look-title" />
          <ol>
            {goods.map(({ id, product, page }) => (
              <li key={id}>
                <h3>
                  <PageLink {...page}>{nameOf(id)}</PageLink>
                </h3>
                <p>{textOf(id)}</p>
                <Price product={product} />
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.picture}>
          <div className={styles.scene}>
            <Hallway>
              {goods.map(({ id, picture, at, until }) =>
                at.map(([x, y, size]) => (
                  <g key={`${id} ${x}`} className={until < 300 ? styles.hung : undefined}>
                    <svg x={x} y={y} width={size} height={(size * until) / 300} viewBox={`0 0 300 ${until}`}>
                      <image href={picture} width="300" height="300" />
                    </svg>
                  </g>
                )),
              )}
            </Hallway>
            {goods.map(({ id, page }, index) => (
              <PageLink
                key={id}
                {...page}
                aria-label={`${index + 1}. ${interpolate(words.open, { name: nameOf(id) })}`}
              >
                {index + 1}
              </PageLink>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
