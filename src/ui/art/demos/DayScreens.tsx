import { Handset } from './Handset';

interface MorningWords {
  hello: string;
  title: string;
  stops: readonly { name: string; load: string }[];
}

interface NoonWords {
  stop: string;
  minutes: string;
  distance: string;
  arrived: string;
}

interface NightWords {
  over: string;
  title: string;
  count: string;
  way: string;
  km: string;
  tomorrow: string;
}

// The section of a dark page sets the colours of the app's dark mode.
const ink = 'var(--screen-ink, var(--foot-bg))';
const text = 'var(--screen-text, var(--foot-rule))';
const paper = 'var(--screen-paper, var(--paper))';

/** The app in the morning: the sun above the list of stops. */
export function MorningScreen({ words }: { words: MorningWords }) {
  return (
    <Handset ground="var(--screen-morning, var(--sky-morning))">
      <circle cx="142" cy="226" r="62" fill="var(--sun)" />
      <path d="M0 262C60 232 110 262 150 244S220 216 260 226V540H0Z" fill={paper} />
      <text x="32" y="88" fontSize="17" fill={text}>
        {words.hello}
      </text>
      <text x="32" y="119" fontSize="29" fontWeight="750" letterSpacing="-.9" fill={ink}>
        {words.title}
      </text>
      {words.stops.map(({ name, load }, index) => (
        <g key={name} transform={`translate(25 ${306 + index * 74})`}>
          <rect width="210" height="62" rx="16" fill="var(--screen-card, var(--sky-noon))" fillOpacity=".45" />
          <circle cx="28" cy="31" r="13" fill={index === 1 ? 'var(--clay)' : 'var(--sun)'} />
          <text x="54" y="28" fontSize="17" fontWeight="700" fill={ink}>
            {name}
          </text>
          <text x="54" y="49" fontSize="16" fontWeight="500" fill={text}>
            {load}
          </text>
        </g>
      ))}
    </Handset>
  );
}

/** The app at noon: a map with the route so far and the next stop. */
export function NoonScreen({ words }: { words: NoonWords }) {
  return (
    <Handset ground="var(--screen-noon, var(--sky-noon))">
      <g stroke="var(--screen-street, var(--paper))" strokeOpacity=".75" strokeWidth="11" fill="none">
        <path d="M58 0C40 160 110 300 96 540M190 0C212 150 168 320 186 540M0 118C90 96 150 150 260 120M0 206C70 178 170 250 260 206M0 330C90 300 180 350 260 316" />
      </g>
      <path d="M0 540V420C40 400 70 450 70 540Z" fill="var(--deep-sea)" fillOpacity=".16" />
      <path d="M196 120C190 180 120 172 128 240" stroke={ink} strokeWidth="5" strokeLinecap="round" fill="none" />
      <path
        d="M128 240C142 300 62 320 58 420"
        stroke="var(--brand)"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="196" cy="118" r="12" fill={ink} />
      <circle cx="196" cy="118" r="4.5" fill={paper} />
      <circle cx="129" cy="243" r="20" fill="var(--brand)" fillOpacity=".25" />
      <circle cx="129" cy="243" r="10" fill="var(--brand)" stroke={paper} strokeWidth="4" />
      <rect x="22" y="394" width="216" height="124" rx="22" fill={paper} />
      <text x="40" y="424" fontSize="17" fontWeight="700" fill={ink}>
        {words.stop}
      </text>
      <text x="40" y="458" fontSize="27" fontWeight="750" letterSpacing="-.8" fill={ink}>
        {words.minutes}
      </text>
      <text x="220" y="456" fontSize="16" textAnchor="end" fill={text}>
        {words.distance}
      </text>
      <rect x="40" y="472" width="180" height="32" rx="9" fill="var(--brand)" />
      <text x="130" y="494" fontSize="17" fontWeight="700" textAnchor="middle" fill="var(--on-brand)">
        {words.arrived}
      </text>
    </Handset>
  );
}

const stars = [
  [38, 96, 1.2],
  [210, 74, 1.6],
  [228, 140, 1],
  [46, 190, 1.4],
  [216, 236, 1.2],
  [30, 262, 1],
  [176, 60, 1],
] as const;

/** The app at night: the completed ring and the finished route. */
export function NightScreen({ words }: { words: NightWords }) {
  return (
    <Handset ground="var(--sky-night)">
      {stars.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="var(--foot-text)" />
      ))}
      <text x="34" y="90" fontSize="17" fill="var(--foot-link)">
        {words.over}
      </text>
      <text x="34" y="121" fontSize="27" fontWeight="750" letterSpacing="-.9" fill="var(--paper)">
        {words.title}
      </text>
      <circle cx="130" cy="226" r="58" fill="none" stroke="var(--foot-link)" strokeWidth="14" />
      <text x="130" y="238" fontSize="34" fontWeight="750" textAnchor="middle" fill="var(--paper)">
        {words.count}
      </text>
      <g fill="var(--paper)" fillOpacity=".06" stroke="var(--paper)" strokeOpacity=".12">
        <rect x="25" y="320" width="210" height="110" rx="18" />
        <rect x="25" y="442" width="210" height="64" rx="18" />
      </g>
      <text x="44" y="348" fontSize="16" fontWeight="500" fill="var(--foot-text)">
        {words.way}
      </text>
      <text x="44" y="377" fontSize="24" fontWeight="750" fill="var(--paper)">
        {words.km}
      </text>
      <path
        d="M44 408C70 398 84 414 108 408S146 396 166 406 196 410 216 404"
        fill="none"
        stroke="var(--foot-link)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {words.tomorrow.split(', ').map((line, index) => (
        <text key={line} x="44" y={469 + index * 22} fontSize="16" fill="var(--paper)">
          {line}
        </text>
      ))}
    </Handset>
  );
}
