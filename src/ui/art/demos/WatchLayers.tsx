import { type ReactNode, useId } from 'react';
import type { WatchLayer } from '@/data/watch';
import styles from './WatchLayers.module.scss';

const turn = (degrees: number, r: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
};

const ticks = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, i) => `M${turn((i * 360) / count, from)}L${turn((i * 360) / count, to)}`).join('');

/** An isobar around the low on the dial. */
const isobar = (r: number) => {
  const points = Array.from({ length: 12 }, (_, i) => {
    const at = (i * Math.PI) / 6;
    const bent = r * (1 + 0.14 * Math.cos(2 * at - 1) + 0.05 * Math.sin(3 * at + r / 20));
    return [24 - r * 0.1 + bent * Math.cos(at), 18 - r * 0.1 + bent * Math.sin(at)] as const;
  });
  const half = (i: number) => {
    const [x, y] = points[i % 12] ?? [0, 0];
    const [nx, ny] = points[(i + 1) % 12] ?? [0, 0];
    return `${((x + nx) / 2).toFixed(0)} ${((y + ny) / 2).toFixed(0)}`;
  };
  return `M${half(11)}${points.map(([x, y], i) => `Q${x.toFixed(0)} ${y.toFixed(0)} ${half(i)}`).join('')}Z`;
};

const isobars = [10, 24, 40, 58, 78, 100].map(isobar).join('');

/** The dial from above, centred on (0, 0), 132 units to each side. */
export function DialFace() {
  const edge = useId();
  return (
    <>
      <circle r="132" fill="var(--dial)" />
      <clipPath id={edge}>
        <circle r="112" />
      </clipPath>
      <path d={isobars} clipPath={`url(#${edge})`} fill="none" stroke="var(--dial-line)" strokeWidth="2" />
      <path d={ticks(60, 118, 126)} stroke="var(--dial-line)" strokeWidth="1.5" />
      <path d={ticks(12, 108, 127)} stroke="var(--dial-mark)" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

/** Hands around (0, 0), showing a time. */
export function Hands({ hours, minutes }: { hours: number; minutes: number }) {
  return (
    <g stroke="var(--hand)" strokeLinecap="round">
      <path d="M0 12V-66" strokeWidth="10" transform={`rotate(${(hours % 12) * 30 + minutes / 2})`} />
      <path d="M0 14V-100" strokeWidth="6.5" transform={`rotate(${minutes * 6})`} />
      <circle r="9" fill="var(--hand)" stroke="none" />
      <circle r="4" fill="var(--brand)" stroke="none" />
    </g>
  );
}

/** A gear centred on (x, y). */
function Gear({ x, y, r, teeth }: { x: number; y: number; r: number; teeth: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none">
      <path d={ticks(teeth, r - 1, r + 6)} stroke="var(--brass-dim)" strokeWidth="4.5" />
      <circle r={r} fill="var(--brass)" />
      <circle r={r * 0.66} fill="var(--steel-dim)" />
      <path d={ticks(5, 0, r * 0.7)} stroke="var(--brass)" strokeWidth="6" />
      <circle r={r * 0.2} fill="var(--brass)" />
      <circle r="3.5" fill="var(--jewel)" />
    </g>
  );
}

/** The side wall of a round slice, below its upper edge. */
const wall = (r: number, height: number) => `M${-r} 0V${height}A${r} ${(r * 0.36).toFixed(1)} 0 0 0 ${r} ${height}V0Z`;

const drawings: Record<WatchLayer, { r: number; height: number; side: string; top: ReactNode }> = {
  glass: {
    r: 134,
    height: 9,
    side: 'var(--glass-edge)',
    top: (
      <>
        <circle r="134" fill="var(--glass)" stroke="var(--glass-edge)" strokeWidth="3" />
        <path d="M-112-40L-20-128 22-128-124 22ZM-90 92L112-92 120-72-62 112Z" fill="var(--paper)" fillOpacity=".5" />
      </>
    ),
  },
  hands: {
    r: 152,
    height: 13,
    side: 'var(--steel-dim)',
    top: (
      <>
        <path
          d="M-152 0A152 152 0 1 1 152 0A152 152 0 1 1-152 0ZM-128 0A128 128 0 1 0 128 0A128 128 0 1 0-128 0Z"
          fill="var(--steel)"
        />
        <path d={ticks(60, 134, 147)} stroke="var(--steel-deep)" strokeWidth="2.5" />
        <path d={ticks(12, 132, 149)} stroke="var(--steel-deep)" strokeWidth="6" />
        <Hands hours={10} minutes={9} />
      </>
    ),
  },
  dial: { r: 132, height: 6, side: 'var(--dial-side)', top: <DialFace /> },
  works: {
    r: 130,
    height: 17,
    side: 'var(--steel-dim)',
    top: (
      <>
        <circle r="130" fill="var(--steel)" />
        <circle r="118" fill="none" stroke="var(--steel-dim)" strokeWidth="2" />
        <path
          d="M-108-20C-90-90-20-116 40-100L20-30-50 10ZM100-40C128 10 96 84 40 108L-4 60 46 0Z"
          fill="var(--steel-light)"
          stroke="var(--steel-dim)"
          strokeWidth="2"
        />
        <Gear x={-54} y={52} r={44} teeth={30} />
        <Gear x={22} y={-44} r={32} teeth={22} />
        <Gear x={56} y={46} r={26} teeth={18} />
        <Gear x={-62} y={-52} r={20} teeth={14} />
        <g fill="var(--jewel)">
          <circle cx="-10" cy="-92" r="5" />
          <circle cx="98" cy="-12" r="5" />
          <circle cx="10" cy="92" r="5" />
        </g>
      </>
    ),
  },
  case: {
    r: 158,
    height: 42,
    side: 'var(--steel-dim)',
    top: (
      <>
        <circle r="158" fill="var(--steel)" />
        <circle r="150" fill="none" stroke="var(--steel-light)" strokeWidth="3" />
        <circle r="136" fill="var(--steel-deep)" />
        <path d="M-136 0A136 136 0 0 0 136 0A136 110 0 0 1-136 0Z" fill="var(--steel-dim)" />
      </>
    ),
  },
};

/** The strap, bent down on both sides. */
function Strap() {
  return (
    <>
      <path d="M-120-34C-190-34-226 6-236 96L-196 110C-190 52-168 40-118 42Z" fill="var(--dial)" />
      <path d="M120-34C190-34 226 6 236 96L196 110C190 52 168 40 118 42Z" fill="var(--dial)" />
      <path
        d="M-196 110C-190 52-168 40-118 42V60C-160 58-180 70-186 114ZM196 110C190 52 168 40 118 42V60C160 58 180 70 186 114Z"
        fill="var(--dial-side)"
      />
      <path
        d="M-130-24C-186-24-216 10-226 88M130-24C186-24 216 10 226 88"
        fill="none"
        stroke="var(--dial-line)"
        strokeWidth="2"
        strokeDasharray="5 5"
      />
    </>
  );
}

/** A slice of the watch in oblique view, centred on (0, 0): about 152 units to each side, 57 up and down. */
export function Layer({ layer }: { layer: WatchLayer }) {
  const { r, height, side, top } = drawings[layer];
  return (
    <>
      {layer === 'case' && <Strap />}
      {layer === 'case' && (
        <path d="M150 22H176A6 10 0 0 1 176 46H150Z" fill="var(--steel)" stroke="var(--steel-deep)" strokeWidth="2" />
      )}
      {layer !== 'hands' && <path d={wall(r, height)} fill={side} />}
      {layer === 'hands' && <path d="M-152 0V13A152 54.7 0 0 0 152 13V0H128A128 46 0 0 1-128 0Z" fill={side} />}
      <g transform="scale(1 .36)">{top}</g>
    </>
  );
}

/** A single layer; the picture ends at the layer's lower edge. */
export function LayerPicture({ layer }: { layer: WatchLayer }) {
  const { r, height } = drawings[layer];
  const half = layer === 'case' ? 245 : 165;
  const foot = layer === 'case' ? 116 : Math.ceil(height + r * 0.36) + 2;
  return (
    <svg
      viewBox={`${-half} -62 ${2 * half} ${foot + 62}`}
      className={styles.metal}
      aria-hidden="true"
      focusable="false"
    >
      <Layer layer={layer} />
    </svg>
  );
}
