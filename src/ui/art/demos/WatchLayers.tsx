import type { ReactNode } from 'react';
import type { WatchLayer } from '@/data/watch';
import { DialFace, Hands } from './WatchDial';
import { MovementTop } from './WatchMovement';
import { ticks } from './watchGeometry';

/** How flat a circle looks from where the layers are seen. */
const tilt = 0.36;

/** Twelve o'clock is on the right, at one end of the strap, and the crown in front. */
const strapTurn = 'rotate(90)';

/** The side wall of a round slice, below its upper edge. */
const wall = (r: number, height: number) =>
  `M${-r} 0V${height}A${r} ${(r * tilt).toFixed(1)} 0 0 0 ${r} ${height}V0A${r} ${(r * tilt).toFixed(1)} 0 0 1 ${-r} 0Z`;

const ring = (outer: number, inner: number) =>
  `M${-outer} 0A${outer} ${outer} 0 1 1 ${outer} 0A${outer} ${outer} 0 1 1 ${-outer} 0ZM${-inner} 0A${inner} ${inner} 0 1 0 ${inner} 0A${inner} ${inner} 0 1 0 ${-inner} 0Z`;

/** The bezel from above: a brushed ring with sixty notches between two polished edges. */
export function Bezel({ id }: { id: string }) {
  return (
    <>
      <path d={ring(152, 128)} fill={`url(#${id}brushed)`} />
      <path d={ticks(180, 132, 149)} stroke="var(--steel-white)" strokeOpacity=".22" strokeWidth="1" />
      <path d={ticks(60, 136, 147, 5)} stroke="var(--steel-black)" strokeOpacity=".8" strokeWidth="2" />
      <path d={ticks(12, 134, 148)} stroke="var(--steel-black)" strokeWidth="4.5" strokeLinecap="round" />
      <circle r="151" fill="none" stroke={`url(#${id}steel)`} strokeWidth="2.5" />
      <circle r="130" fill="none" stroke={`url(#${id}hollow)`} strokeWidth="4" />
    </>
  );
}

interface LayerDrawing {
  r: number;
  height: number;
  side: (id: string) => string;
  top: (id: string) => ReactNode;
}

const steelSide = (id: string) => `url(#${id}side)`;

const drawings: Record<WatchLayer, LayerDrawing> = {
  glass: {
    r: 134,
    height: 8,
    side: () => 'var(--glass-edge)',
    top: (id) => (
      <>
        <circle r="134" fill="var(--glass)" />
        <circle r="134" fill={`url(#${id}glare)`} />
        <circle r="132.5" fill="none" stroke="var(--paper)" strokeOpacity=".9" strokeWidth="2" />
        <circle r="124" fill="none" stroke="var(--glass-edge)" strokeOpacity=".45" strokeWidth="2" />
        <path d="M-112-40L-20-124 18-124-122 14Z" fill="var(--paper)" fillOpacity=".6" />
        <path d="M-86 92L104-92 112-78-70 106Z" fill="var(--paper)" fillOpacity=".3" />
      </>
    ),
  },
  hands: {
    r: 152,
    height: 13,
    side: steelSide,
    top: (id) => (
      <>
        <Bezel id={id} />
        <g transform={strapTurn}>
          <Hands id={id} hours={10} minutes={9} />
        </g>
      </>
    ),
  },
  dial: {
    r: 132,
    height: 6,
    side: steelSide,
    top: (id) => (
      <g transform={strapTurn}>
        <DialFace id={id} />
      </g>
    ),
  },
  works: { r: 130, height: 18, side: steelSide, top: (id) => <MovementTop id={id} /> },
  case: {
    r: 158,
    height: 42,
    side: steelSide,
    top: (id) => (
      <>
        <circle r="158" fill={`url(#${id}steel)`} />
        <circle r="154" fill="none" stroke={`url(#${id}hollow)`} strokeWidth="5" />
        <circle r="147" fill={`url(#${id}steel)`} />
        <circle r="137" fill={`url(#${id}hollow)`} />
        <path d="M-133-24A136 136 0 0 1 133-24A136 96 0 0 0-133-24Z" fill="var(--steel-black)" fillOpacity=".7" />
        <ellipse cy="14" rx="118" ry="106" fill="var(--steel-deep)" />
        <ellipse cy="14" rx="118" ry="106" fill={`url(#${id}dial)`} />
        <ellipse cy="14" rx="96" ry="86" fill="none" stroke="var(--steel-dim)" strokeWidth="2" />
      </>
    ),
  },
};

const straps = [
  'M-118-36C-192-36-228 6-240 100L-196 114C-190 54-168 40-116 42Z',
  'M118-36C192-36 228 6 240 100L196 114C190 54 168 40 116 42Z',
] as const;

/** The strap, bent down on both sides. */
function Strap({ id }: { id: string }) {
  return (
    <>
      {straps.map((half) => (
        <g key={half}>
          <path d={half} fill="var(--dial)" />
          <path d={half} fill={`url(#${id}fade)`} />
        </g>
      ))}
      <path
        d="M-196 114C-190 54-168 40-116 42V60C-160 58-178 72-185 118ZM196 114C190 54 168 40 116 42V60C160 58 178 72 185 118Z"
        fill="var(--dial-side)"
      />
      <path
        d="M-130-34C-194-34-226 8-238 92M130-34C194-34 226 8 238 92"
        fill="none"
        stroke="var(--paper)"
        strokeOpacity=".4"
        strokeWidth="1.5"
      />
      <path
        d="M-130-20C-184-20-214 12-224 90M130-20C184-20 214 12 224 90M-130 28C-174 28-200 50-207 100M130 28C174 28 200 50 207 100"
        fill="none"
        stroke="var(--dial-line)"
        strokeWidth="2"
        strokeDasharray="6 4"
      />
    </>
  );
}

const lugs = [
  ['M-112-44C-150-48-174-38-188-22L-183-14C-168-28-148-34-112-30Z', 'steel-dim'],
  ['M-130 30C-156 32-178 42-190 60-191 66-188 71-184 72-172 62-152 62-120 70Z', 'steel'],
  ['M112-44C150-48 174-38 188-22L183-14C168-28 148-34 112-30Z', 'steel-deep'],
  ['M130 30C156 32 178 42 190 60 191 66 188 71 184 72 172 62 152 62 120 70Z', 'steel-dim'],
] as const;

/** What holds the strap, behind and in front of it. */
function Lugs({ id }: { id: string }) {
  return lugs.map(([lug, colour]) => (
    <g key={lug}>
      <path d={lug} fill={`var(--${colour})`} />
      <path d={lug} fill={`url(#${id}glare)`} />
    </g>
  ));
}

/** The crown, seen from its end, in front of the case's wall. */
function Crown({ id }: { id: string }) {
  return (
    <>
      <path d="M-19 76V86A19 18 0 0 0 19 86V76Z" fill={`url(#${id}side)`} />
      <ellipse cy="84" rx="19" ry="18" fill={`url(#${id}brushed)`} />
      <ellipse
        cy="84"
        rx="17"
        ry="16"
        fill="none"
        stroke="var(--steel-black)"
        strokeOpacity=".55"
        strokeWidth="4"
        strokeDasharray="1.6 2.6"
      />
      <ellipse cy="84" rx="12.5" ry="11.5" fill={`url(#${id}steel)`} />
    </>
  );
}

/**
 * A slice of the watch in oblique view, centred on (0, 0): about 152 units to each side, 57 up and down. `id` is that
 * of its WatchPaint.
 */
export function Layer({ id, layer }: { id: string; layer: WatchLayer }) {
  const { r, height, side, top } = drawings[layer];
  return (
    <>
      {layer === 'case' && (
        <>
          <Strap id={id} />
          <Lugs id={id} />
        </>
      )}
      <path d={wall(r, height)} fill={side(id)} />
      <path
        d={`M${-r} ${height}A${r} ${r * tilt} 0 0 0 ${r} ${height}`}
        fill="none"
        stroke="var(--steel-white)"
        strokeOpacity=".5"
        strokeWidth="1.2"
      />
      <g transform={`scale(1 ${tilt})`}>{top(id)}</g>
      {layer === 'case' && <Crown id={id} />}
    </>
  );
}
