import type { ReactNode } from 'react';
import { LogCup, LogDesk, LogPage } from './LogParts';

export type Entry = 'a' | 'b' | 'c' | 'd' | 'e';

const lines = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A laptop on the desk; its screen is 192 × 120 units. */
const laptop = (screen: ReactNode) => (
  <>
    <ellipse cx="172" cy="196" rx="146" ry="9" fill="#3b1a0c" fillOpacity=".35" />
    <path d="M72 34H272A10 10 0 0 1 282 44V178H62V44A10 10 0 0 1 72 34Z" fill="#1b262c" />
    <g transform="translate(76 46)">{screen}</g>
    <path d="M30 176H314L322 186A8 8 0 0 1 314 192H30A8 8 0 0 1 22 186Z" fill="#d5dcdf" />
    <path d="M22 186H322A8 8 0 0 1 314 192H30A8 8 0 0 1 22 186Z" fill="#9fabb1" />
    <path d="M140 176H204L200 181H144Z" fill="#9fabb1" />
  </>
);

/** A phone of 84 × 168 units with the shop's page. */
const phone = (
  <>
    <rect width="84" height="168" rx="13" fill="#1b262c" />
    <path d="M7 16A8 8 0 0 1 15 8H69A8 8 0 0 1 77 16V152A8 8 0 0 1 69 160H15A8 8 0 0 1 7 152Z" fill="#f5efe2" />
    <path d="M7 34H77V98C58 92 34 104 7 96Z" fill="#c8703f" />
    <path d="M7 84C28 76 54 92 77 82V98H7Z" fill="#0b63b5" />
    <g transform="translate(41 70) scale(.36)">
      <LogCup />
    </g>
    <path d="M18 22H44" stroke="#3b1a0c" strokeWidth="6" strokeLinecap="round" />
    <path d="M18 112H64M18 124H48" stroke="#3b1a0c" strokeWidth="6" strokeLinecap="round" />
    <path d="M22 144H62" stroke="#09b850" strokeWidth="14" strokeLinecap="round" />
  </>
);

/** A card of the site map, 48 × 36 units. */
const card = (x: number, y: number) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
    <path d="M4 5H52V41H4Z" fill="#0d1b14" fillOpacity=".25" />
    <path d="M0 0H48V36H0Z" fill="#f5c35b" />
    <path d="M8 12H34M8 23H26" stroke="#9a6743" strokeWidth="4" strokeLinecap="round" />
  </g>
);

/** In reverse order: from the finished page to the first notes. */
const sketches: Record<Entry, ReactNode> = {
  // The same laptop as in week 4, in the morning.
  a: (
    <>
      <LogDesk />
      <circle cx="292" cy="74" r="58" fill="#f5c35b" />
      {laptop(<LogPage />)}
      <path d="M76 46H156L96 166H76Z" fill="#fff" fillOpacity=".14" />
      <g transform="translate(314 168) scale(.42)">
        <LogCup />
      </g>
    </>
  ),
  b: (
    <>
      <path d="M0 0H360V225H0Z" fill="#f5c35b" />
      <path d="M-30 0H130L270 225H40Z" fill="#f9d88f" />
      <path d="M110 34L286 60 300 240H96Z" fill="#3b1a0c" fillOpacity=".14" />
      <g transform="translate(216 26) rotate(9)">
        {phone}
        <path
          d="M77 8L52 44 62 62 34 96 44 116 26 160M62 62L77 72M34 96L7 86M44 116L70 138"
          {...lines}
          stroke="#0d1b14"
          strokeWidth="2.5"
        />
      </g>
      <g transform="translate(78 28) scale(1.08)">{phone}</g>
      <path d="M228 250L310 168 372 236V250Z" fill="#22443a" />
      <path d="M174 214C184 172 236 152 274 178L318 216 272 250H186Z" fill="#e3ae86" />
      <path d="M138 180L202 224" stroke="#e3ae86" strokeWidth="28" strokeLinecap="round" />
      <path d="M133 177L143 184" stroke="#f6d8bf" strokeWidth="11" strokeLinecap="round" />
      <path
        d="M212 172C198 178 194 190 200 202M238 166C224 174 220 186 226 200M262 172C250 180 248 190 252 202"
        {...lines}
        stroke="#b87f58"
        strokeWidth="3.5"
      />
    </>
  ),
  // The draft, with the first click.
  c: (
    <>
      <LogDesk />
      {laptop(
        <>
          <path d="M0 0H192V120H0Z" fill="#f5f8f6" />
          <path d="M0 0H192V14H0Z" fill="#dfe9e2" />
          <path d="M10 7H11M20 7H21M30 7H31" stroke="#7f9186" strokeWidth="6" strokeLinecap="round" />
          <path d="M12 28H92V42H12ZM12 50H72V58H12Z" fill="#c3cfc7" />
          <path
            d="M12 68H60V84H12ZM112 26H180V84H112ZM112 26L180 84M180 26L112 84M12 96H60V132H12ZM72 96H120V132H72ZM132 96H180V132H132Z"
            {...lines}
            stroke="#7f9186"
            strokeWidth="2.5"
          />
          <path d="M8 90C26 95 46 94 64 89" {...lines} stroke="#0b63b5" strokeWidth="3" />
          <path d="M-12 120H204V130H-12Z" fill="#1b262c" />
        </>,
      )}
      <path d="M112 98L104 84M128 94L132 78M98 112L82 108" {...lines} stroke="#ffd60a" strokeWidth="6" />
      <path
        d="M114 108V176L132 160 144 188 158 182 146 155H170Z"
        fill="#08110d"
        stroke="#fff"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </>
  ),
  // Half the site map is in the bin.
  d: (
    <>
      <path d="M0 0H360V225H0Z" fill="#0b63b5" />
      <path d="M-20 0H120L240 225H60Z" fill="#1d74c6" />
      <path
        d="M150 56V80M54 100V80H246V100M118 80V100M182 80V100M54 136V164M118 136V164"
        {...lines}
        stroke="#fff"
        strokeWidth="3"
      />
      {[
        [126, 22],
        [30, 98],
        [158, 98],
        [94, 162],
      ].map(([x = 0, y = 0]) => card(x, y))}
      <path
        d="M94 98H142V134H94ZM222 98H270V134H222ZM30 162H78V198H30Z"
        {...lines}
        stroke="#bcd9f0"
        strokeWidth="3"
        strokeDasharray="5 8"
      />
      <g transform="translate(276 66) rotate(22)">{card(0, 0)}</g>
      <path d="M266 156l6-20 20-8 12 10 16-12 22 8 6 24Z" fill="#f5c35b" />
      <path d="M272 136l16 12 4-20M304 138l4 14 12-26M320 126l10 20" {...lines} stroke="#b98a2e" strokeWidth="2.5" />
      <path d="M258 156H354L342 240H270Z" fill="#08110d" />
      <path d="M252 150H360V162H252Z" fill="#1e2b25" />
      <path d="M282 176L288 225M306 176V225M330 176L324 225" stroke="#2f4038" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  e: (
    <>
      <path d="M0 0H360V225H0Z" fill="#9a6743" />
      <path d="M-30 0H150L300 225H90Z" fill="#ab764e" />
      <path d="M14 34H70M280 24H346M20 204H64" stroke="#85563a" strokeWidth="3" strokeLinecap="round" />
      <path d="M52 34L196 20 214 204 66 214Z" fill="#3b1a0c" fillOpacity=".3" />
      <path d="M46 26L190 14 208 196 60 208Z" fill="#fff" />
      <path d="M66 56L134 50" stroke="#0b63b5" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M68 84L168 75M70 104L152 97M72 124L172 115M74 144L128 139"
        stroke="#c3cfc7"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M196 152A32 32 0 1 1 184 128" {...lines} stroke="#9a6743" strokeOpacity=".7" strokeWidth="5" />
      <path d="M112 170q9 10 0 15-9-5 0-15" fill="#9a6743" fillOpacity=".7" />
      <path d="M206 78L224 92 178 164 160 176 162 152Z" fill="#f5c35b" />
      <path d="M162 152L178 164 160 176Z" fill="#f5efe2" />
      <path d="M161 166L168 171 160 176ZM206 78L212 70 230 83 224 92Z" fill="#cf2127" />
      <g transform="translate(262 134) scale(.92)">
        <LogCup />
      </g>
    </>
  ),
};

/** The picture of a week in the log, 360 × 225 units. */
export function LogSketch({ entry }: { entry: Entry }) {
  return (
    <svg viewBox="0 0 360 225" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {sketches[entry]}
    </svg>
  );
}
