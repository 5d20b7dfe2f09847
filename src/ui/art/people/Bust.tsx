import type { PersonLook } from '@/data/looks';
import { accessories, beards, collars } from './clothes';
import { hairShapes } from './hair';

/** Stretches the head about its middle. */
const heads: Record<NonNullable<PersonLook['face']>, string> = {
  round: 'translate(-5 5) scale(1.05 .95)',
  long: 'translate(5 -5) scale(.95 1.05)',
};

/** The colour of brows and beard; under a scarf or a beanie the hair's own isn't known. */
const browOf = ({ hair, tint }: PersonLook) => (hair === 'scarf' || hair === 'beanie' ? '#3a2318' : tint);

function Features({ look }: { look: PersonLook }) {
  const { beard } = look;
  const bearded = beard === 'full';
  return (
    <>
      <path d="M73 80Q81 75 90 79M110 79Q119 75 127 80" fill="none" stroke={browOf(look)} strokeWidth="4" />
      <g fill="#16110e">
        <circle cx="82" cy="92" r="4.2" />
        <circle cx="118" cy="92" r="4.2" />
      </g>
      <path d="M100 92C103 102 104 106 97 107" fill="none" stroke="#0d1b14" strokeOpacity=".3" strokeWidth="3" />
      <path
        d={beard === 'moustache' ? 'M90 125C94 130 106 130 110 125' : 'M87 120C92 128 108 128 113 120'}
        fill={bearded ? '#fff' : 'none'}
        stroke={bearded ? 'none' : '#7c2f2a'}
        strokeWidth="3.6"
      />
    </>
  );
}

interface BustProps {
  look: PersonLook;
  /** Degrees that the head leans to its left. */
  tilt?: number;
  /** Units that the face is turned to the viewer's right. */
  turn?: number;
}

/** Head and shoulders of everybody with a `PersonLook`, 200 × 220 units, lit from the upper left. */
export function Bust({ look, tilt, turn }: BustProps) {
  const { hair, skin, tint, cloth, wears, collar, beard, face } = look;
  const { back, front, fall } = hairShapes[hair];
  const lean = tilt && `rotate(${tilt} 100 152)`;
  const head = [lean, face && heads[face]].filter(Boolean).join(' ') || undefined;
  const turned = turn ? `translate(${turn} 0)` : undefined;
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <g fill={tint} transform={head}>
        {back}
      </g>
      <path d="M20 220C20 186 46 170 80 160H120C154 170 180 186 180 220Z" fill={cloth} />
      <path d="M124 161C156 171 180 188 180 220H138C148 200 144 178 124 161Z" fill="#0d1b14" fillOpacity=".14" />
      <path d="M34 204C40 188 52 179 70 172" fill="none" stroke="#fff" strokeOpacity=".22" strokeWidth="5" />
      <path d="M84 128H116V160C116 176 84 176 84 160Z" fill={skin} />
      <path d="M84 140C94 150 106 150 116 140V152C106 162 94 162 84 148Z" fill="#0d1b14" fillOpacity=".18" />
      <g fill={cloth}>{collars[collar]}</g>
      <g transform={head}>
        {hair !== 'scarf' && <path d="M62 86A8 11 0 1 0 64 108M138 86A8 11 0 1 1 136 108" fill={skin} />}
        <path d="M62 86C62 56 78 42 100 42S138 56 138 86C138 120 121 142 100 142S62 120 62 86Z" fill={skin} />
        <path
          d="M126 54C134 62 138 72 138 86C138 120 121 142 100 142C96 142 92 141 89 140C114 134 130 112 130 84C130 72 129 62 126 54Z"
          fill="#0d1b14"
          fillOpacity=".1"
        />
        {beard && <g fill={browOf(look)}>{beards[beard]}</g>}
        <g fill="#d9534f" fillOpacity=".18" transform={turned}>
          <circle cx="75" cy="108" r="8" />
          <circle cx="125" cy="108" r="8" />
        </g>
        <g fill={tint}>{front}</g>
        {hair === 'beanie' && (
          <path
            d="M57 78C70 66 130 66 143 78C146 82 146 88 143 90C130 80 70 80 57 90C54 88 54 82 57 78Z"
            fill="#0d1b14"
            fillOpacity=".2"
          />
        )}
        <path d="M75 56C80 47 88 43 97 42" fill="none" stroke="#fff" strokeOpacity=".24" strokeWidth="5" />
        <g transform={turned}>
          <Features look={look} />
          {wears === 'glasses' && accessories.glasses}
        </g>
        {wears && wears !== 'glasses' && accessories[wears]}
      </g>
      <g fill={tint} transform={lean || undefined}>
        {fall}
      </g>
    </g>
  );
}
