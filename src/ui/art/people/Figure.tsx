import type { ReactNode } from 'react';
import type { PersonLook } from '@/data/looks';
import { Bust } from './Bust';

/** A sleeve, with its shadow on the body. */
const sleeve = (d: string, cloth: string) => (
  <>
    <path d={d} stroke="#0d1b14" strokeOpacity=".16" strokeWidth="38" />
    <path d={d} stroke={cloth} />
  </>
);

export type Pose = 'tea' | 'laptop' | 'wave' | 'point' | 'rest';

const hand = (x: number, y: number, skin: string) => <circle cx={x} cy={y} r="15" fill={skin} />;

/** Arms by pose; the seat or the parapet's edge is y = 340. */
const arms: Record<Pose, (look: PersonLook) => ReactNode> = {
  rest: ({ cloth, skin }) => (
    <>
      {sleeve('M36 222C16 256 14 300 30 330M164 222C184 256 186 300 170 330', cloth)}
      {hand(30, 334, skin)}
      {hand(170, 334, skin)}
    </>
  ),
  tea: ({ cloth, skin }) => (
    <>
      {sleeve('M36 222C16 256 14 300 30 330M164 222C188 250 178 280 150 268', cloth)}
      {hand(30, 334, skin)}
      {hand(140, 262, skin)}
      <path d="M120 226H148C144 242 144 248 149 260H119C124 248 124 242 120 226Z" fill="#b5481f" />
      <path
        d="M126 214C120 204 134 200 128 190M142 214C136 204 150 200 144 190"
        stroke="#fff"
        strokeWidth="4"
        strokeOpacity=".8"
      />
    </>
  ),
  laptop: ({ cloth, skin }) => (
    <>
      {sleeve('M36 222C16 256 22 300 62 322M164 222C184 256 178 300 138 322', cloth)}
      <path d="M46 250H154L162 330H38Z" fill="#1c2b24" />
      <path d="M104 268L90 294H101L95 314L114 286H103Z" fill="#09b850" />
      {hand(60, 328, skin)}
      {hand(140, 328, skin)}
    </>
  ),
  wave: ({ cloth, skin }) => (
    <>
      {sleeve('M36 222C16 256 14 300 30 330M162 220C196 206 206 170 198 132', cloth)}
      {hand(30, 334, skin)}
      {hand(196, 114, skin)}
    </>
  ),
  point: ({ cloth, skin }) => (
    <>
      {sleeve('M36 222C16 256 14 300 30 330M162 222C186 210 204 180 216 128', cloth)}
      {hand(30, 334, skin)}
      {hand(219, 114, skin)}
      <path d="M222 108L232 84" stroke={skin} strokeWidth="10" />
    </>
  ),
};

interface FigureProps {
  look: PersonLook;
  pose: Pose;
  /** Sits on the edge with the legs in front of it; otherwise stands behind it. */
  seated?: boolean;
}

/** A whole person whose seat is (0, 0), at the bust's scale: heads are 340 units above it. */
export function Figure({ look, pose, seated = false }: FigureProps) {
  return (
    <g transform="translate(-100 -340)" strokeLinecap="round" fill="none">
      <path d="M22 214C18 260 26 300 34 344H166C174 300 182 260 178 214Z" fill={look.cloth} />
      <path d="M140 214C146 262 142 310 132 344H166C174 300 182 260 178 214Z" fill="#0d1b14" fillOpacity=".14" />
      <Bust look={look} />
      {seated && (
        <>
          <path d="M70 344V450M130 344V446" stroke="#3a4b42" strokeWidth="44" />
          <path
            d="M86 344V450M146 344V446"
            stroke="#0d1b14"
            strokeOpacity=".18"
            strokeWidth="12"
            strokeLinecap="butt"
          />
          <path
            d="M50 468C50 452 92 452 92 468V486H42C42 476 50 476 50 468ZM110 464C110 448 152 448 152 464C152 472 160 472 160 482H110Z"
            fill="#f3f6f4"
            stroke="#0d1b14"
            strokeOpacity=".5"
            strokeWidth="3"
          />
        </>
      )}
      <g strokeWidth="32">{arms[pose](look)}</g>
    </g>
  );
}
