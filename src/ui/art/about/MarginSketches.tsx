import styles from './MarginSketches.module.scss';

export type MarginSketchId = 'cloud' | 'tea' | 'umbrella' | 'boat' | 'lamp';

/** Single-weight line drawings, 160 × 140; the second path is the green stroke. */
const drawings: Record<MarginSketchId, readonly [ink: string, green: string]> = {
  cloud: [
    'M40 84C20 84 14 66 22 56C30 46 42 48 46 50C50 26 86 20 96 46C112 36 134 46 130 66C148 70 146 88 128 88ZM34 100L28 116M56 100L50 120M110 100L104 118M130 100L126 112',
    'M86 86L68 116H84L76 136L104 104H88L96 88',
  ],
  tea: [
    'M56 38C58 54 68 60 68 72C68 84 56 88 56 104C56 112 62 116 68 116H92C98 116 104 112 104 104C104 88 92 84 92 72C92 60 102 54 104 38M56 38A24 5 0 0 0 104 38A24 5 0 0 0 56 38M26 116C30 126 52 132 80 132S130 126 134 116C128 112 116 110 106 109M54 109C44 110 32 112 26 116M112 118L140 104M140 104A5 4 -26 1 1 148 99A5 4 -26 1 1 140 104',
    'M61 50C72 55 88 55 99 50M70 28C62 20 78 14 70 4M90 28C82 20 98 14 90 4',
  ],
  umbrella: [
    'M18 72C22 36 48 16 80 16S138 36 142 72C132 62 118 62 110 72C102 62 88 62 80 72C72 62 58 62 50 72C42 62 28 62 18 72ZM80 8V16M80 72V116',
    'M80 112C80 132 58 132 58 116',
  ],
  boat: [
    'M24 98H138C132 116 120 122 104 122H56C40 122 28 114 24 98ZM80 98V18M80 22C60 44 46 66 40 88H80M88 34C106 52 118 70 122 88H88ZM8 132C24 124 36 138 52 132S84 126 100 132 128 138 150 130',
    'M80 18L102 26L80 32',
  ],
  lamp: [
    'M36 128H96M66 128L58 74L92 44M92 44L78 30L106 18L122 50L98 56ZM58 74A4 4 0 1 0 58.100 74M20 128H140',
    'M112 60L118 84M124 54L138 74M100 64L98 86',
  ],
};

/** A drawing in a letter's margin. */
export function MarginSketches({ of }: { of: MarginSketchId }) {
  const [ink, green] = drawings[of];
  return (
    <svg className={styles.root} viewBox="0 0 160 140" aria-hidden="true" focusable="false">
      <path d={ink} />
      <path d={green} className={styles.green} />
    </svg>
  );
}

/** The signature: one line that draws itself. */
export function Signature() {
  return (
    <svg className={styles.signature} viewBox="0 0 320 110" aria-hidden="true" focusable="false">
      <path
        pathLength="1"
        d="M34 20C28 50 24 76 18 92C60 96 92 66 84 40C78 20 46 18 22 30M92 78C112 74 118 56 106 56C94 56 90 84 108 86C122 86 130 70 134 60C132 72 130 80 130 88C136 70 146 58 154 60C160 64 150 86 160 86C170 84 174 70 178 60C176 74 172 88 182 86M178 46h1M186 66H206L184 88H208C232 88 250 70 290 74C300 76 292 84 280 82M20 104C110 96 200 98 300 94"
      />
    </svg>
  );
}
