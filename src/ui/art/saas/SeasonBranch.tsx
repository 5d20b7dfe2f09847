import styles from './SeasonBranch.module.scss';

interface SeasonBranchProps {
  title: string;
  season: 'spring' | 'summer' | 'autumn' | 'winter';
}

/** The branch from its thick end to its twigs, with their widths. */
const wood = [
  ['M-6 196C60 190 96 160 150 150S236 120 306 82M96 166C112 130 110 104 128 78M168 147C196 160 214 182 244 186M214 132C224 104 222 84 240 58', 6],
  ['M-6 196C60 190 96 160 150 150S200 138 226 126M96 166C105 146 109 128 111 118M168 147C180 152 190 159 198 166M214 132C218 120 220 110 221 102', 9],
  ['M-6 196C60 190 96 160 150 150', 13],
] as const; // prettier-ignore

/** A leaf, and its half below the midrib. */
const leaf = 'M0 0C8 -16 26 -18 38 -8C28 6 12 8 0 0Z';
const leafShade = 'M0 0C12 8 28 6 38 -8C26 -5 12 -2 0 0Z';
const tips = [
  [128, 78], [116, 112], [104, 142], [240, 58], [228, 96], [306, 82], [270, 102], [244, 186], [206, 166], [150, 150], [60, 182], [186, 140],
] as const; // prettier-ignore

function Growth({ season }: Pick<SeasonBranchProps, 'season'>) {
  if (season === 'winter')
    return (
      <>
        <path d="M60 176C90 168 108 150 150 143M176 140C206 130 240 112 300 78M120 84C124 80 128 78 130 72M232 62L244 52" className={styles.snow} />
        {[[40, 60], [90, 30], [190, 40], [270, 150], [290, 30], [30, 130], [180, 200], [330, 190]].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="5" className={styles.flake} />
        ))}
      </>
    ); // prettier-ignore
  return tips.map(([x, y], index) => {
    if (season === 'spring')
      return (
        <g key={index} transform={`translate(${x} ${y})`}>
          {index % 3 === 0 ? (
            <>
              <path d="M1 -7h0M10 -1h0M6 10h0M-4 10h0M-8 -1h0" className={styles.petalShade} />
              <path d="M0 -9h0M9 -3h0M5 8h0M-5 8h0M-9 -3h0" className={styles.petal} />
              <circle r="4" className={styles.heart} />
            </>
          ) : (
            <circle r="7" className={styles.bud} />
          )}
        </g>
      );
    const fallen = season === 'autumn' && index % 3 === 1;
    // Fallen leaves lie flat on the lower edge.
    const [a, b, angle] = fallen ? [x + 18, 214 + (index % 4) * 4, (index % 3) * 12 - 6] : [x, y, index * 67];
    return (
      <g key={index} transform={`translate(${a} ${b}) rotate(${angle})`}>
        <path d={leaf} className={styles[season]} />
        <path d={leafShade} className={styles.shade} />
        {season === 'summer' && index % 4 === 0 && <circle cx="4" cy="14" r="9" className={styles.fruit} />}
      </g>
    );
  });
}

/** A branch in one of four seasons. */
export function SeasonBranch({ title, season }: SeasonBranchProps) {
  return (
    <svg className={styles.root} viewBox="0 0 360 240" role="img" aria-label={title}>
      <path d="M0 0H360V240H0Z" className={styles.ground} data-season={season} />
      <g className={styles.bark} transform="translate(1 3)">
        {wood.map(([path, width]) => (
          <path key={width} d={path} strokeWidth={width} />
        ))}
      </g>
      <g className={styles.wood}>
        {wood.map(([path, width]) => (
          <path key={width} d={path} strokeWidth={width} />
        ))}
      </g>
      <Growth season={season} />
    </svg>
  );
}
