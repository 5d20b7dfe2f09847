import type { PageWords } from './TornPage';

const roasts = ['#3b1a0c', '#c8703f', '#f5c35b'] as const;

/** A coffee bag: 60 × 84 units on the shelf. */
const bag = (x: number, y: number, tone: string, scale = 1) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M2 -70L10 -84H50L58 -70V0H2Z" fill={tone} />
    <path d="M10 -84H50L54 -76H6Z" fill="#0d1b14" fillOpacity=".3" />
    <path d="M44 -76L58 -70V0H44Z" fill="#0d1b14" fillOpacity=".16" />
    <circle cx="28" cy="-36" r="15" fill="#f5efe2" />
    <path d="M21 -33C24 -40 32 -32 35 -39" fill="none" stroke={tone} strokeWidth="4" strokeLinecap="round" />
  </g>
);

const shelves = [
  [132, [20, 92, 164, 430, 502, 574, 646]],
  [272, [-10, 62, 134, 460, 532, 604, 676]],
] as const;

/** The cart on a phone, in front of the shop's shelves; a parcel is ready to go. 720 × 520 units; decorative. */
export function ShopScreen({ brand, goods, action }: PageWords) {
  return (
    <>
      <path d="M0 0H720V520H0Z" fill="#24443a" />
      <path d="M0 0H420L120 520H0Z" fill="#2d5347" />
      {shelves.map(([y, places]) => (
        <g key={y}>
          {places.map((x, index) => bag(x, y, roasts[(index + (y > 200 ? 1 : 0)) % 3] ?? roasts[0], 0.95))}
          <path d={`M0 ${y}H720V${y + 12}H0Z`} fill="#a8714b" />
          <path d={`M0 ${y + 12}H720V${y + 24}H0Z`} fill="#0d1b14" fillOpacity=".3" />
        </g>
      ))}
      <path d="M0 412H720V520H0Z" fill="#8a5a3b" />
      <path d="M0 412H720V424H0Z" fill="#b98258" />
      <ellipse cx="570" cy="490" rx="132" ry="16" fill="#0d1b14" fillOpacity=".4" />
      <path d="M452 336H678V484H452Z" fill="#d6a878" />
      <path d="M600 336H678V484H600Z" fill="#b98a5c" />
      <path d="M452 336H678L662 316H472Z" fill="#e6c298" />
      <path d="M536 316H574L580 336V392L570 384L560 392L550 384L540 392L530 384V336Z" fill="#f5efe2" />
      <path d="M472 420H530V462H472Z" fill="#fff" />
      <path d="M480 432H520M480 444H508" stroke="#7f9186" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M624 440L640 424L656 440M640 426V462"
        fill="none"
        stroke="#7a5232"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {bag(396, 486, '#c8703f', 1.15)}
      <ellipse cx="252" cy="500" rx="130" ry="14" fill="#0d1b14" fillOpacity=".45" />
      <path
        d="M162 28H342A28 28 0 0 1 370 56V466A28 28 0 0 1 342 494H162A28 28 0 0 1 134 466V56A28 28 0 0 1 162 28Z"
        fill="#0d1b14"
      />
      <path
        d="M164 40H340A18 18 0 0 1 358 58V464A18 18 0 0 1 340 482H164A18 18 0 0 1 146 464V58A18 18 0 0 1 164 40Z"
        fill="#f5efe2"
      />
      <path d="M224 40H280V46A8 8 0 0 1 272 54H232A8 8 0 0 1 224 46Z" fill="#0d1b14" />
      <text x="164" y="90" fontSize="22" fontWeight="800" letterSpacing="-.03em" fill="#3b1a0c">
        {brand}
      </text>
      <path
        d="M318 76H338L334 92H322ZM322 76A6 6 0 0 1 334 76"
        fill="none"
        stroke="#3b1a0c"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {goods.map((name, index) => (
        <g key={name} transform={`translate(160 ${108 + index * 84})`}>
          <path
            d="M10 0H174A10 10 0 0 1 184 10V64A10 10 0 0 1 174 74H10A10 10 0 0 1 0 64V10A10 10 0 0 1 10 0Z"
            fill="#fff"
          />
          {bag(10, 66, roasts[index] ?? roasts[0], 0.66)}
          <text x="62" y="30" fontSize="20" fontWeight="700" fill="#3b1a0c">
            {name.split(', ')[0]}
          </text>
          <path d="M64 50H104" stroke="#b9a68a" strokeWidth="7" strokeLinecap="round" />
          <path d="M136 50H166" stroke="#3b1a0c" strokeWidth="7" strokeLinecap="round" />
        </g>
      ))}
      <path d="M162 374H222M162 394H200" stroke="#b9a68a" strokeWidth="7" strokeLinecap="round" />
      <path d="M298 374H342M308 394H342" stroke="#3b1a0c" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M172 416H332A12 12 0 0 1 344 428V452A12 12 0 0 1 332 464H172A12 12 0 0 1 160 452V428A12 12 0 0 1 172 416Z"
        fill="#09b850"
      />
      <text x="252" y="447" fontSize="20" fontWeight="700" textAnchor="middle" fill="#06140c">
        {action}
      </text>
      <path d="M164 40H250L146 330V58A18 18 0 0 1 164 40Z" fill="#fff" fillOpacity=".18" />
      <g transform="translate(410 238)">
        <path d="M0 30H172" stroke="#f5efe2" strokeWidth="6" strokeLinecap="round" />
        {[0, 86, 172].map((x) => (
          <g key={x}>
            <circle cx={x} cy="30" r="24" fill="#09b850" stroke="#24443a" strokeWidth="6" />
            <path
              d={`M${x - 9} 30L${x - 2} 37L${x + 10} 23`}
              fill="none"
              stroke="#06140c"
              strokeWidth="5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
        ))}
      </g>
    </>
  );
}
