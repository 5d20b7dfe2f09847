import type { ReactNode } from 'react';
import type { PersonLook } from '@/data/looks';
import { Bust } from './Bust';

/** Sleeves, with their shadow on the body: it is moved towards its middle, so that none is outside of them. */
const sleeve = (d: string, cloth: string, onBody = d) => (
  <>
    <path d={onBody} stroke="#0d1b14" strokeOpacity=".16" strokeWidth="36" transform="translate(5) scale(.95 1)" />
    <path d={d} stroke={cloth} />
  </>
);

export type Pose = 'tea' | 'laptop' | 'wave' | 'point' | 'rest';

/** The left arm beside the body; the right one is raised. */
const lowered = 'M36 222C16 256 14 300 30 330';

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
      {sleeve(`${lowered}M162 220C196 206 206 170 198 132`, cloth, `${lowered}M162 222h6`)}
      {hand(30, 334, skin)}
      {hand(196, 114, skin)}
    </>
  ),
  point: ({ cloth, skin }) => (
    <>
      {sleeve(`${lowered}M162 222C186 210 204 180 216 128`, cloth, `${lowered}M162 224h6`)}
      {hand(30, 334, skin)}
      {hand(219, 114, skin)}
      <path d="M222 108L232 84" stroke={skin} strokeWidth="10" />
    </>
  ),
};

const trousers = { slate: '#3a4b42', denim: '#46648a', sand: '#8d7b5a' };

/** Left and right shin from the knee down, and where their shoes are. */
const shins = {
  down: ['M46 336C46 316 98 316 98 336L90 452H58Z', 'M102 336C102 316 154 316 154 336L142 446H110Z', [74, 126, 6]],
  crossed: ['M46 336C46 316 98 316 98 336L124 448H92Z', 'M102 336C102 316 154 316 154 336L106 452H74Z', [110, 88, -4]],
  apart: ['M42 336C42 316 96 316 96 336L80 440H48Z', 'M104 336C104 316 158 316 158 336L152 452H120Z', [62, 138, -8]],
} as const;

export interface Legs {
  fall: keyof typeof shins;
  cloth: keyof typeof trousers;
}

/** Knees on the edge, legs and their shadow on the wall below it. The shoe's ankle is (0, 0). */
function Seated({ fall, cloth }: Legs) {
  const [left, right, [leftFoot, rightFoot, lift]] = shins[fall];
  const fill = trousers[cloth];
  const shoe = (x: number, y: number, flip: boolean) => (
    <g transform={`translate(${x} ${y})${flip ? ' scale(-1 1)' : ''}`}>
      <path d="M-13-4H13V12H-13Z" fill="#e9c46a" />
      <path d="M-17 8C-17 2 17 2 17 8L20 32C20 38-34 38-34 30C-34 20-18 20-17 8Z" fill="#f3f6f4" />
      <path d="M-34 28C-34 40 20 40 20 32L20 36C20 42-34 42-34 34Z" fill="#0d1b14" fillOpacity=".45" />
    </g>
  );
  return (
    <>
      <path d={left} fill="#0d1b14" fillOpacity=".12" transform="translate(22 20)" />
      <path d={right} fill="#0d1b14" fillOpacity=".12" transform="translate(22 20)" />
      {shoe(leftFoot, 450, false)}
      <path d={left} fill={fill} />
      <path d={left} fill="#0d1b14" fillOpacity=".16" />
      {shoe(rightFoot, 450 + lift, true)}
      <path d={right} fill={fill} />
    </>
  );
}

interface FigureProps {
  look: PersonLook;
  pose: Pose;
  legs: Legs;
}

/** A person sitting on an edge, whose seat is (0, 0), at the bust's scale: heads are 340 units above it. */
export function Figure({ look, pose, legs }: FigureProps) {
  return (
    <g transform="translate(-100 -340)" strokeLinecap="round" fill="none">
      <path d="M22 214C18 260 26 300 34 344H166C174 300 182 260 178 214Z" fill={look.cloth} />
      <path d="M140 214C146 262 142 310 132 344H166C174 300 182 260 178 214Z" fill="#0d1b14" fillOpacity=".14" />
      <Bust look={look} />
      <Seated {...legs} />
      <g strokeWidth="32">{arms[pose](look)}</g>
    </g>
  );
}
