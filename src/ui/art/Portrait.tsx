import type { ReactNode } from 'react';
import { Mascot } from './Mascot';

export type Face = 'bob' | 'long' | 'short' | 'curls' | 'scarf' | 'beard' | 'bun' | 'cloud';
export type Tone = 'leaf' | 'sky' | 'sun' | 'rose' | 'stone';

interface PortraitProps {
  face: Face;
  /** The colours of the background, of the disc behind the head and of the clothes. */
  tone: Tone;
}

const colours: Record<Tone, readonly [ground: string, disc: string, cloth: string]> = {
  leaf: ['#dff3e4', '#8ed8a8', '#07923f'],
  sky: ['#dcebf8', '#9cc8ee', '#0b63b5'],
  sun: ['#f6e6cf', '#f2c879', '#b8641b'],
  rose: ['#f8dfe2', '#ecaab2', '#a8324b'],
  stone: ['#e4e9e6', '#b9c7be', '#33443a'],
};

interface Head {
  skin: string;
  hair: string;
  /** Hair behind and in front of the face. */
  back?: string;
  front?: string;
  extra?: ReactNode;
}

const cap = 'M40 54C36 34 46 26 61 26C77 26 84 36 80 54C79 46 75 42 68 41C58 41 50 40 45 43C42 46 41 50 40 54Z';

const heads: Record<Exclude<Face, 'cloud'>, Head> = {
  bob: {
    skin: '#e8b48a',
    hair: '#3a2318',
    back: 'M35 76C31 40 42 25 60 25S89 40 85 76C81 83 75 82 72 78H48C45 82 39 83 35 76Z',
    front: 'M41 55C41 37 50 31 60 31S79 37 79 55C70 52 62 46 58 39C54 47 48 52 41 55Z',
  },
  long: {
    skin: '#c98a5e',
    hair: '#1d1512',
    back: 'M33 101C30 44 42 25 60 25S90 44 87 101C78 103 74 94 74 84H46C46 94 42 103 33 101Z',
    front: 'M41 57C40 37 50 31 60 31C56 43 50 52 41 57ZM79 57C80 37 70 31 60 31C64 43 70 52 79 57Z',
  },
  short: { skin: '#f0c6a4', hair: '#8a5a2b', front: cap },
  curls: {
    skin: '#9a6240',
    hair: '#1d1512',
    back: 'M60 19A13 13 0 0 1 72 26A13 13 0 0 1 85 38A13 13 0 0 1 87 55A12 12 0 0 1 82 72L38 72A12 12 0 0 1 33 55A13 13 0 0 1 35 38A13 13 0 0 1 48 26A13 13 0 0 1 60 19Z',
    front: 'M41 53A9 9 0 0 1 49 39A9 9 0 0 1 60 34A9 9 0 0 1 71 39A9 9 0 0 1 79 53A21 21 0 0 0 41 53Z',
  },
  scarf: {
    skin: '#e8b48a',
    hair: '#0d5f6b',
    back: 'M34 94C31 46 38 25 60 25S89 46 86 94C79 98 70 96 60 96S41 98 34 94Z',
    front:
      'M60 31C46 31 40 42 40 57C40 44 48 37 60 37S80 44 80 57C80 42 74 31 60 31ZM41 62C43 83 77 83 79 62C83 84 74 95 60 95S37 84 41 62Z',
  },
  beard: {
    skin: '#d9a077',
    hair: '#4a3527',
    front: `${cap}M41 58C41 80 50 86 60 86S79 80 79 58C77 66 71 68 66 65.5C62 64 58 64 54 65.5C49 68 43 66 41 58Z`,
  },
  bun: {
    skin: '#f0c6a4',
    hair: '#aab5ae',
    back: 'M60 12A10 10 0 1 1 59.9 12Z',
    front: cap,
    extra: (
      <path
        d="M44 57A7 7 0 1 0 58 57A7 7 0 1 0 44 57ZM62 57A7 7 0 1 0 76 57A7 7 0 1 0 62 57ZM58 56C59.5 54.5 60.5 54.5 62 56"
        fill="none"
        stroke="#0d1b14"
        strokeWidth="2"
      />
    ),
  },
};

function Person({ skin, hair, back, front, extra, cloth }: Head & { cloth: string }) {
  return (
    <>
      {back && <path d={back} fill={hair} />}
      <path d="M20 120C20 101 38 93 60 93S100 101 100 120Z" fill={cloth} />
      <path d="M51 72H69V91C69 99 51 99 51 91Z" fill={skin} />
      <path d="M51 79C57 84 63 84 69 79V84C63 89 57 89 51 84Z" fill="#0d1b14" fillOpacity=".14" />
      <ellipse cx="60" cy="57" rx="20" ry="23" fill={skin} />
      {front && <path d={front} fill={hair} />}
      <g fill="#0d1b14">
        <circle cx="52" cy="58" r="2.2" />
        <circle cx="68" cy="58" r="2.2" />
      </g>
      <path d="M53 69C56 73 64 73 67 69" fill="none" stroke="#0d1b14" strokeWidth="2.2" strokeLinecap="round" />
      {extra}
    </>
  );
}

/** A drawn portrait in a choice of colours: a square that fills its parent, hidden from screen readers. */
export function Portrait({ face, tone }: PortraitProps) {
  const [ground, disc, cloth] = colours[tone];
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <path d="M0 0H120V120H0Z" fill={ground} />
      <circle cx="86" cy="34" r="26" fill={disc} />
      {face === 'cloud' ? (
        <svg x="16" y="44" width="88" height="56" overflow="visible">
          <Mascot />
        </svg>
      ) : (
        <Person {...heads[face]} cloth={cloth} />
      )}
    </svg>
  );
}
