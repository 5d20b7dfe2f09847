import type { ReactNode } from 'react';
import type { FilizPlanId } from '@/data/filizPrices';

const leaf = { fill: 'var(--brand)' };
const stem = { fill: 'none', stroke: 'var(--brand)', strokeWidth: 3.5, strokeLinecap: 'round' } as const;
const shade = 'color-mix(in srgb, var(--brand) 72%, #0b1710)';
const wood = '#9a7550';

/** On 64 units, with the ground at 54. */
const plants: Record<FilizPlanId, ReactNode> = {
  seed: (
    <>
      <path d="M32 52C32 46 33 42 32 36" {...stem} />
      <path d="M32 38C22 38 16 33 15 24 25 23 31 29 32 38Z" {...leaf} />
      <path d="M32 35C32 26 38 20 48 19 49 29 42 35 32 35Z" fill={shade} />
    </>
  ),
  sapling: (
    <>
      <path d="M32 53V14" {...stem} />
      <path d="M32 49C22 49 16 44 14 36 24 35 31 40 32 49Z" {...leaf} />
      <path d="M32 44C33 35 40 30 50 31 48 40 42 44 32 44Z" fill={shade} />
      <path d="M32 33C23 33 18 28 17 21 26 20 31 25 32 33Z" {...leaf} />
      <path d="M32 27C33 19 39 15 47 16 46 23 41 27 32 27Z" fill={shade} />
      <path d="M32 18C26 13 27 7 32 3 37 7 38 13 32 18Z" {...leaf} />
    </>
  ),
  forest: (
    <>
      <path
        d="M29 54L31 36 22 28M35 54L33 34 42 26"
        fill="none"
        stroke={wood}
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <path
        d="M14 34a10 10 0 0 1-2-19 13 13 0 0 1 22-10 12 12 0 0 1 18 11 10 10 0 0 1-3 19 12 12 0 0 1-17 2 13 13 0 0 1-18-3z"
        {...leaf}
      />
      <path
        d="M14 34a10 10 0 0 1-6-8c8 6 18 4 24 0 8 6 16 4 25-2a10 10 0 0 1-8 11 12 12 0 0 1-17 2 13 13 0 0 1-18-3z"
        fill={shade}
      />
      <path
        d="M21 15h.01M33 11h.01M43 18h.01M28 22h.01M16 23h.01M48 26h.01"
        stroke="#f7b8c4"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  ),
};

/** What a plan is named after. */
export const PlanPlant = ({ of }: { of: FilizPlanId }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    {plants[of]}
    <path d="M6 60C14 51 50 51 58 60Z" fill={wood} />
  </svg>
);
