import type { Brand } from '@/data/brands';

/** Logo paths in a 24 × 24 box. */
const strokes: Record<Brand, string> = {
  Nimbus: 'M7 18h10a4 4 0 0 0 .6-7.95A6 6 0 0 0 6.1 9.6 4.3 4.3 0 0 0 7 18z',
  Tailwind: 'M4 8h10a3 3 0 1 0-3-3M3 12h16M4 16h9a3 3 0 1 1-3 3',
  Isobar: 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M5.5 12a6.5 6.5 0 1 1 6.5 6.5M5 19.5A10 10 0 1 1 21 16.5',
  Cirrus: 'M3 17c6 0 12-3 17-11M7 21c5-.5 9-2.5 12-6M3 12c4-.5 7-2.5 9.5-6',
  Hush: 'M4 8v8M8 5v14M12 9v6M16 11v2M20 12h.01',
  Squall: 'M8 3 3 21M14 3 9 21M20 3l-5 18',
  Meridian: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 2c-5 5.5-5 14.5 0 20M12 2c5 5.5 5 14.5 0 20M2 12h20',
  Levanter:
    'M6 12a6 6 0 0 1 12 0M12 2v1M4.5 5l.7.7M19.5 5l-.7.7M2 16.5q2.5-2.5 5 0t5 0 5 0 5 0M5 21q2.3-2.3 4.7 0t4.6 0 4.7 0',
};

/** Decorative brand logo in currentColor. */
export function BrandMark({ name }: { name: Brand }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={strokes[name]} />
    </svg>
  );
}
