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

/** What faces away from the light, which comes from the upper left; no outline. */
const ShadedSide = ({ d }: { d: string }) => <path d={d} fill="#0d1b14" fillOpacity=".16" stroke="none" />;

const Tree = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path d="M0 74V60" />
    <path d="M-6 58a6 6 0 0 1 2-9a5 5 0 0 1 9 1a5.5 5.5 0 0 1 0 10h-8a4 4 0 0 1-3-2z" fill="#0a8f41" />
    <ShadedSide d="M2 60q4-5 1-12a5 5 0 0 1 2 2a5.5 5.5 0 0 1 0 10z" />
  </g>
);

/**
 * Buildings on a ground line at y 74, in a box 100 wide: first a surveyor with level and staff, drawn on the scale of
 * `Bust`, then what is built.
 */
const buildings: Readonly<Record<ProjectSize, ReactNode>> = {
  discovery: (
    <>
      <path d="M50 50L41 74M50 50V74M50 50L59 74" fill="none" />
      <g className={styles.person} transform="translate(4 21) scale(.17)">
        <path d="M48 226H152L158 298H118L100 250 82 298H42Z" fill="#46648a" />
        <path d="M42 298V312H86C90 302 84 294 74 294H44ZM118 298V312H162C166 302 160 294 150 294H120Z" fill="#7a5a36" />
        <path d="M34 236C30 196 46 170 80 160H120C154 170 170 196 166 236Z" fill="#09b850" />
        <path d="M64 166H76V236H64ZM124 166H136V236H124ZM34 206H166V220H34Z" fill="#f5c35b" />
        <path
          d="M124 161C156 171 170 196 166 236H138C146 208 142 178 124 161ZM118 226H152L158 298H142Z"
          fill="#0d1b14"
          fillOpacity=".16"
        />
        <path d="M84 128H116V160C116 176 84 176 84 160Z" fill="#d69a6f" />
        <path d="M62 86C62 56 78 42 100 42S138 56 138 86C138 120 121 142 100 142S62 120 62 86Z" fill="#e8b890" />
        <path d="M126 54C138 62 138 120 112 140 130 118 132 78 126 54Z" fill="#0d1b14" fillOpacity=".12" />
        <path d="M62 92A8 11 0 1 0 64 110L72 84Z" fill="#e8b890" />
        <path d="M60 84Q58 100 66 108L74 84Z" fill="#3a2318" />
        <path d="M82 82Q90 77 98 81M117 81Q125 77 132 82" fill="none" stroke="#3a2318" strokeWidth="5" />
        <circle cx="91" cy="96" r="5.5" fill="#16110e" />
        <circle cx="126" cy="96" r="5.5" fill="#16110e" />
        <path d="M108 96Q118 108 108 110" fill="none" stroke="#0d1b14" strokeOpacity=".35" strokeWidth="4" />
        <path d="M95 122Q107 132 119 122" fill="none" stroke="#7c2f2a" strokeWidth="4.5" />
        <path d="M56 76C56 40 76 22 102 22S146 42 146 72L158 76Q160 84 152 84H58Q54 82 56 76Z" fill="#f5c35b" />
        <path
          d="M122 26C138 34 146 50 146 72L158 76Q160 84 152 84H132C136 60 134 40 122 26ZM56 76H146V84H58Z"
          fill="#0d1b14"
          fillOpacity=".16"
        />
        <path d="M92 22H108L110 60H90Z" fill="#fff" fillOpacity=".5" />
        <path d="M150 190C164 226 194 216 222 164" fill="none" stroke="#07923f" strokeWidth="30" />
        <circle cx="228" cy="154" r="15" fill="#e8b890" />
      </g>
      <path d="M46 44h9v7h-9z" fill="#33443a" />
      <path d="M38 35h23v9H38z" fill="var(--sun)" />
      <path d="M61 33.5h5v12h-5z" fill="#33443a" />
      <ShadedSide d="M38 40.5h23V44H38z" />
      <path d="M68 39.5H86" strokeDasharray="3 4" fill="none" stroke="var(--link)" />
      <path d="M88 20h8v54h-8z" fill="#fff" />
      <path d="M88 20h8v11h-8zM88 42h8v11h-8zM88 64h8v10h-8z" fill="#d23b3b" />
      <ShadedSide d="M93 20h3v54h-3z" />
    </>
  ),
  small: (
    <>
      <Tree x={9} />
      <path d="M64 43V29h7v14z" fill="var(--clay)" />
      <path d="M21 48h60v26H21z" fill="var(--card)" />
      <path d="M15 48L51 30 87 48z" fill="var(--brand)" />
      <ShadedSide d="M51 30L87 48H60zM21 48h60v4H21zM72 48h9v26h-9zM68 29h3v14h-3z" />
      <path d="M29 58h20v16H29zM29 63.3h20M29 68.6h20" fill="var(--surface-3)" />
      <path d="M56 57h12v9H56zM62 57v9" fill="var(--sun)" />
      <path d="M48 38.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0z" fill="var(--card)" />
    </>
  ),
  medium: (
    <>
      <path d="M76 42l2-30h8l2 30z" fill="var(--clay)" />
      <path d="M77.7 17h8.6l.3 4h-9.2z" fill="#fff" stroke="none" />
      <path d="M10 42V28l20 14V28l20 14V28l20 14h20v32H10z" fill="var(--card)" />
      <path d="M10 42V28l20 14zM30 42V28l20 14zM50 42V28l20 14z" fill="var(--brand)" />
      <path d="M10 42V31l4 2.8V42zM30 42V31l4 2.8V42zM50 42V31l4 2.8V42z" fill="#bcd9f0" />
      <ShadedSide d="M10 42h80v4H10zM84 42h6v32h-6zM82 12h4l2 30h-5z" />
      <path d="M16 51h11v8H16zM33 51h11v8H33zM50 51h11v8H50zM21.5 51v8M38.5 51v8M55.5 51v8" fill="var(--sun)" />
      <path d="M66 55h15v19H66zM66 61h15M66 67h15" fill="var(--surface-3)" />
      <Tree x={90} />
    </>
  ),
  large: (
    <>
      <path d="M10 52l1.5-46h7L20 52zM24 52l1.5-39h7L34 52z" fill="var(--clay)" />
      <path d="M11.3 11h7.4l.2 4h-7.8zM25.2 18h7.5l.2 4h-7.9z" fill="#fff" stroke="none" />
      <ShadedSide d="M15.5 6h3L20 52h-3.5zM29.5 13h3L34 52h-3.5z" />
      <path d="M54 20V8M54 9h6l-2 2 2 2h-6" fill="var(--danger)" />
      <path d="M42 20h24v54H42z" fill="var(--card)" />
      <path
        d="M46 26h5v5h-5zM55 26h5v5h-5zM46 35h5v5h-5zM55 35h5v5h-5zM46 44h5v5h-5zM55 44h5v5h-5z"
        fill="var(--sun)"
      />
      <ShadedSide d="M61 20h5v54h-5zM42 20h24v3H42z" />
      <path d="M4 52V41l15 11V41l15 11h8v22H4z" fill="var(--card)" />
      <path d="M4 52V41l15 11zM19 52V41l15 11z" fill="var(--brand)" />
      <path d="M4 52v-8l3 2.2V52zM19 52v-8l3 2.2V52z" fill="#bcd9f0" />
      <path d="M9 58h8v6H9zM22 58h8v6h-8z" fill="var(--sun)" />
      <ShadedSide d="M4 52h38v3H4zM37 52h5v22h-5z" />
      <path d="M66 46h30v28H66z" fill="var(--card)" />
      <path d="M62.5 46q18.5-19 37 0z" fill="var(--brand)" />
      <ShadedSide d="M66 46h30v4H66zM90 46h6v28h-6zM84 37q9 1 15.5 9H88z" />
      <path d="M72 55h15v19H72zM72 61.3h15M72 67.6h15" fill="var(--surface-3)" />
      <path d="M41 61h15v11H41zM56 65h6l3 4v3h-9z" fill="#fff" />
      <path d="M41 61h15v3.5H41z" fill="var(--brand)" />
      <path
        d="M43.5 72a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM57 72a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z"
        fill="#33443a"
      />
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
