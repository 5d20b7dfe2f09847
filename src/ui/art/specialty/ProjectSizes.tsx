import type { ReactNode } from 'react';
import styles from './ProjectSizes.module.scss';

export type ProjectSize = 'discovery' | 'small' | 'medium' | 'large';

interface ProjectSizesProps {
  names: Readonly<Record<ProjectSize, string>>;
  /** Where each size begins and ends on the axis, 0…1. */
  ranges: Readonly<Record<ProjectSize, readonly [from: number, to: number]>>;
  /** Prices at points of the axis, from its start to its end. */
  ticks: readonly (readonly [at: number, price: string])[];
}

/** Buildings on a ground line at y 74, in a box 100 wide: a surveyor with level and staff, then what is built. */
const buildings: Readonly<Record<ProjectSize, ReactNode>> = {
  discovery: (
    <>
      <path d="M15 74l3-16h8l3 16M22 58v5" fill="none" />
      <path d="M15 60V50q0-5 5-5h4q5 0 5 5v10z" fill="var(--brand)" />
      <path d="M17 37a5.500 5.500 0 0 0 11 0z" fill="var(--card)" />
      <path d="M14.500 37q0-8.500 8-8.500t8 8.500z" fill="var(--sun)" />
      <path d="M27 50l9 4 7-3" fill="none" />
      <path d="M49 50L40 74M49 50V74M49 50L58 74" fill="none" />
      <path d="M44 45h10v6H44z" fill="var(--surface-3)" />
      <path d="M36 35h24v8H36z" fill="var(--card)" />
      <path d="M60 33h5v12h-5z" fill="var(--brand)" />
      <path d="M88 20h8v54h-8z" fill="var(--card)" />
      <path d="M88 20h8v11h-8zM88 42h8v11h-8zM88 64h8v10h-8z" fill="var(--danger)" />
    </>
  ),
  small: (
    <>
      <path d="M20 50h60v24H20z" fill="var(--card)" />
      <path d="M15 50L50 34 85 50z" fill="var(--brand)" />
      <path d="M29 58h20v16H29zM29 63.300h20M29 68.600h20" fill="var(--surface-3)" />
      <path d="M58 57h13v8H58z" fill="var(--sun)" />
    </>
  ),
  medium: (
    <>
      <path d="M76 42l2-28h8l2 28z" fill="var(--clay)" />
      <path d="M10 42V30l20 12V30l20 12V30l20 12h20v32H10z" fill="var(--card)" />
      <path d="M10 42V30l20 12zM30 42V30l20 12zM50 42V30l20 12z" fill="var(--brand)" />
      <path d="M17 50h11v8H17zM34 50h11v8H34zM51 50h11v8H51z" fill="var(--sun)" />
      <path d="M68 56h15v18H68zM68 62h15M68 68h15" fill="var(--surface-3)" />
    </>
  ),
  large: (
    <>
      <path d="M10 52l1.500-46h7L20 52zM24 52l1.500-39h7L34 52z" fill="var(--clay)" />
      <path d="M42 20h24v54H42z" fill="var(--card)" />
      <path d="M48 27h4v5h-4zM56 27h4v5h-4zM48 37h4v5h-4zM56 37h4v5h-4z" fill="var(--sun)" />
      <path d="M4 52V42l15 10V42l15 10h8v22H4z" fill="var(--card)" />
      <path d="M4 52V42l15 10zM19 52V42l15 10z" fill="var(--brand)" />
      <path d="M9 58h8v6H9zM22 58h8v6h-8z" fill="var(--sun)" />
      <path d="M66 46h30v28H66z" fill="var(--card)" />
      <path d="M62.500 46q18.500-19 37 0z" fill="var(--brand)" />
      <path d="M73 55h16v19H73zM73 61.300h16M73 67.600h16" fill="var(--surface-3)" />
    </>
  ),
};

/** The building of a size alone, beside its row of the table. */
export const ProjectBuilding = ({ size }: { size: ProjectSize }) => (
  <svg className={styles.buildings} viewBox="0 0 100 74" aria-hidden="true" focusable="false">
    {buildings[size]}
    <path className={styles.axis} d="M0 74H100" />
  </svg>
);

/** The sizes of a project as buildings above their parts of the price axis. Decorative: the table says it. */
export const ProjectSizes = ({ names, ranges, ticks }: ProjectSizesProps) => (
  <svg className={styles.root} width="100%" aria-hidden="true" focusable="false">
    <svg y="-54" overflow="visible" className={styles.buildings}>
      {(Object.keys(buildings) as ProjectSize[]).map((size) => {
        const [from, to] = ranges[size];
        return (
          <svg
            key={size}
            x={`${100 * from}%`}
            width={`${100 * (to - from)}%`}
            height="100%"
            viewBox="0 0 100 74"
            preserveAspectRatio={size === 'discovery' ? 'xMinYMax' : 'xMidYMax'}
          >
            {buildings[size]}
          </svg>
        );
      })}
    </svg>
    <svg y="100%" overflow="visible">
      <path className={styles.axis} d="M0 -53H4000" />
      {ticks.map(([at, price], index) => (
        <g key={price} className={index === 0 ? undefined : index === ticks.length - 1 ? styles.last : styles.middle}>
          <line x1={`${100 * at}%`} x2={`${100 * at}%`} y1="-53" y2="-44" />
          <text x={`${100 * at}%`} y="-30">
            {price}
          </text>
        </g>
      ))}
      {(Object.keys(buildings) as ProjectSize[]).map((size) => {
        const [from, to] = ranges[size];
        return (
          <text key={size} className={styles.name} x={`${50 * (from + to)}%`} y="-8">
            {names[size]}
          </text>
        );
      })}
    </svg>
  </svg>
);
