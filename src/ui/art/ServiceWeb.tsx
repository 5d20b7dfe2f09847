import { useId } from 'react';
import { Drawing } from './Drawing';
import { Shade } from './Shade';
import styles from './ServiceWeb.module.scss';

interface ServiceWebWords {
  address: string;
  title: string;
  count: string;
  cart: string;
  lamp: string;
  lampPrice: string;
  bottle: string;
  bottlePrice: string;
  speed: string;
  seconds: string;
}

/** A customer's shop in a browser window, and its loading time. */
export function ServiceWeb({ words }: { words: ServiceWebWords }) {
  const shade = useId();
  return (
    <Drawing width={520} height={380} className={styles.root}>
      <Shade id={shade} />
      <rect x=".5" y=".5" width="506" height="372" rx="18" fill="var(--card)" stroke="var(--border)" />
      <path d="M1 45.5h505" stroke="var(--border)" />
      <path d="M25 23h.01M43 23h.01M61 23h.01" stroke="var(--surface-3)" strokeWidth="11" strokeLinecap="round" />
      <g data-part="address">
        <rect x="150" y="11" width="208" height="24" rx="12" fill="var(--surface-2)" />
        <text x="254" y="27.5" fontSize="13" fill="var(--muted)" textAnchor="middle">
          {words.address}
        </text>
      </g>
      <g fontSize="13" fill="var(--muted)">
        <text x="29" y="106" fontWeight="500">
          {words.count}
        </text>
        <text x="31" y="329">
          {words.lampPrice}
        </text>
        <text x="189" y="329">
          {words.bottlePrice}
        </text>
      </g>
      <text x="28" y="85" fontSize="21" fontWeight="750" letterSpacing="-.3" fill="var(--ink)">
        {words.title}
      </text>
      <g data-part="cart">
        <rect x="380" y="66" width="100" height="36" rx="10" fill="var(--ink)" />
        <text x="430" y="88.5" fontSize="13" fontWeight="700" fill="var(--on-ink)" textAnchor="middle">
          {words.cart}
        </text>
      </g>
      <g fontSize="13.5" fill="var(--ink)">
        <text x="31" y="310">
          {words.lamp}
        </text>
        <text x="189" y="310">
          {words.bottle}
        </text>
      </g>

      <g transform="translate(28 126)">
        <rect width="144" height="160" rx="14" fill="var(--surface-2)" />
        <ellipse cx="80" cy="138" rx="38" ry="6" fill="var(--floor)" />
        <path d="M36 62 60 77 54 138Q31 146 8 138z" fill="var(--glow)" />
        <path d="M60 50 82 74V132" fill="none" stroke="var(--arm)" strokeWidth="5.5" strokeLinejoin="round" />
        <path d="M62 137l5-9h32l5 9z" fill="var(--arm)" />
        <path d="M57 28 74 38 52 74 32 61z" fill="var(--lamp)" />
        <path d="M36 63 54 75 46 77 38 72z" fill="var(--bulb)" />
      </g>
      <g transform="translate(184 126)">
        <rect width="144" height="160" rx="14" fill="var(--warning-soft)" />
        <ellipse cx="72" cy="140" rx="36" ry="6" fill="var(--floor)" />
        <path d="M52 56c0-7 9-8 9-15h22c0 7 9 8 9 15v76a9 9 0 0 1-9 9H61a9 9 0 0 1-9-9z" fill="var(--bottle)" />
        <path d="M83 41c0 7 9 8 9 15v76a9 9 0 0 1-9 9h-8c4 0 6-4 6-9V56c0-7-6-8-6-15z" fill="var(--bottle-shade)" />
        <path d="M60 60v68" stroke="var(--glint)" strokeWidth="4" strokeLinecap="round" />
        <rect x="59" y="22" width="26" height="20" rx="5" fill="var(--arm)" />
      </g>
      <g data-part="third" transform="translate(340 126)">
        <rect width="144" height="160" rx="14" fill="var(--info-soft)" />
        <ellipse cx="72" cy="140" rx="44" ry="6" fill="var(--floor)" />
        <path d="M57 34c0-20 30-20 30 0" fill="none" stroke="var(--arm)" strokeWidth="6" />
        <path d="M34 70c0-26 17-42 38-42s38 16 38 42v59a12 12 0 0 1-12 12H46a12 12 0 0 1-12-12z" fill="var(--pack)" />
        <path d="M44 97h56v27a9 9 0 0 1-9 9H53a9 9 0 0 1-9-9z" fill="var(--pack-shade)" />
        <path d="M44 104h56M62 58h20" stroke="var(--zip)" strokeWidth="2.5" strokeLinecap="round" />
      </g>

      <g>
        <g className={styles.badge}>
          <rect x="294" y="296" width="226" height="80" rx="16" fill="var(--ink)" filter={`url(#${shade})`} />
          <text x="315" y="327" fontSize="13" fontWeight="500" fill="var(--on-ink)" fillOpacity=".66">
            {words.speed}
          </text>
          <text x="314" y="354" fontSize="23" fontWeight="750" fill="var(--on-ink)">
            {words.seconds}
          </text>
          <path
            className={styles.trace}
            pathLength="100"
            d="M421 350c18 0 17-24 32-24 12 0 12 14 23 14 10 0 13-14 26-15"
            fill="none"
            stroke="var(--brand)"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
        </g>
      </g>
    </Drawing>
  );
}
