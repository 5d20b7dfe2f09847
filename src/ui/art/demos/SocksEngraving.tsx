import { useId } from 'react';
import { Drawing } from '../Drawing';
import styles from './SocksEngraving.module.scss';

const sock = 'M0 0H44V80Q44 92 56 98L84 110Q102 118 96 134T70 146Q50 148 30 136L10 122Q0 114 0 98Z';
const cat =
  'M452 290Q444 262 454 238 452 222 448 212 436 200 440 184L436 162 452 172Q460 168 468 170L482 158 484 178Q492 194 484 208 516 226 518 268 520 290 504 290Z';
const tail = 'M506 278Q540 284 536 250 534 232 522 238';
// From the halo inwards: paper, line, paper, hatching.
const tailWidths = [17, 12, 8.5] as const;
const socks = ['translate(206 60) rotate(4)', 'translate(308 68) rotate(-5)'] as const;
const flakes = [
  [58, 60],
  [84, 96],
  [66, 132],
  [118, 56],
  [140, 84],
  [112, 122],
  [146, 130],
  [90, 64],
] as const;

/** An engraving: two woollen socks on a line in a kitchen, and a cat that looks up to them. Needs `--sheet`, the paper. */
export function SocksEngraving() {
  const id = useId();
  const fine = `url(#${id}f)`;
  const hatch = `url(#${id}h)`;
  const cross = `url(#${id}c)`;
  return (
    <Drawing width={560} height={300} className={styles.root}>
      <defs>
        <pattern id={`${id}f`} width="6" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 2H6" strokeWidth=".7" />
        </pattern>
        <pattern id={`${id}h`} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(40)">
          <path d="M2 0V4" strokeWidth="1.1" />
        </pattern>
        <pattern id={`${id}c`} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(40)">
          <path d="M2 0V4M0 2H4" strokeWidth="1.5" />
        </pattern>
        <g id={`${id}s`}>
          <path d={sock} className={styles.sheet} />
          <path d="M0 40H44V56H0ZM0 68H44V84L44 80 44 84H0Z" fill={hatch} stroke="none" />
          <path
            d="M30 0H44V80Q44 92 56 98L84 110Q100 117 97 130Q84 116 60 112 36 106 32 84Z"
            fill={hatch}
            stroke="none"
          />
          <path d="M10 122Q0 114 0 98L12 96Q18 108 26 132ZM72 146Q66 128 82 109Q102 118 96 134T72 146Z" fill={cross} />
          <path d={sock} />
          <path d="M-4-8H48V18H-4Z" className={styles.sheet} />
          <path d="M4-6V16M12-6V16M20-6V16M28-6V16M36-6V16M42-6V16" />
          <path d="M16-22H22V-2H16ZM24-22H30V-2H24Z" className={styles.sheet} />
        </g>
      </defs>
      <path d="M0 0H560V238H0Z" fill={fine} stroke="none" />
      <path d="M0 238H560V300H0Z" className={styles.sheet} />
      <path d="M0 246H560M0 262H560M0 282H560M70 246L40 262M200 246L188 262M330 246L334 262M450 246L472 262M110 262L74 282M262 262L256 282M400 262L416 282M520 262L552 282M20 282L-10 300M170 282L154 300M336 282L344 300M490 282L514 300" />
      <path d="M32 28H172V172H32Z" strokeWidth="3" className={styles.sheet} />
      <path d="M42 38H98V100H42ZM106 38H162V100H106ZM42 108H98V164H42ZM106 108H162V164H106Z" fill={cross} />
      {flakes.map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="3.5" stroke="none" className={styles.sheet} />
      ))}
      <path
        d="M42 164V150Q58 138 74 148T98 146V164ZM106 164V148Q124 150 136 142T162 150V164ZM42 100V94Q66 84 98 96V100ZM106 100V92Q134 98 162 88V100Z"
        className={styles.sheet}
      />
      <path d="M22 172H182V184H22Z" className={styles.sheet} />
      <path d="M30 184H174V192H30Z" fill={cross} stroke="none" />
      <g fill={hatch} stroke="none">
        {socks.map((place) => (
          <path key={place} d={sock} transform={`translate(14 10) ${place}`} />
        ))}
        <path d="M190 284Q240 272 316 284 320 294 250 296T190 284ZM440 288Q490 278 556 288 556 298 500 298T440 288Z" />
      </g>
      <path d="M182 40Q330 72 560 44" strokeWidth="2.5" />
      {socks.map((place) => (
        <use key={place} href={`#${id}s`} transform={place} />
      ))}
      <path
        d="M198 274Q200 258 220 256 236 254 254 268L268 276Q274 286 258 288H206Q196 286 198 274ZM244 276Q246 260 266 258 282 256 300 270L314 278Q320 288 304 290H252Q242 288 244 276Z"
        className={styles.sheet}
      />
      <path
        d="M236 262Q254 268 268 276 274 286 258 288H230Q250 280 236 262ZM282 264Q300 270 314 278 320 288 304 290H276Q296 282 282 264Z"
        fill={hatch}
      />
      <path d="M203 272Q214 264 232 272 218 280 203 272ZM249 274Q260 266 278 274 264 282 249 274Z" fill={cross} />
      <g transform="translate(88 45) scale(.86)">
        {tailWidths.map((strokeWidth, index) => (
          <path
            key={strokeWidth}
            d={tail}
            strokeWidth={strokeWidth}
            className={index === 1 ? styles.tail : styles.fur}
          />
        ))}
        <path d={tail} strokeWidth="8.5" stroke={cross} className={styles.tail} />
        <path d={cat} className={styles.sheet} />
        <path d={cat} fill={hatch} />
        <path
          d="M478 214Q512 228 518 268 520 290 504 290H486Q506 262 478 214ZM476 172L482 158 484 178Q492 194 484 208 480 190 476 172Z"
          fill={cross}
          stroke="none"
        />
        <path d="M462 290Q458 270 464 254M480 290Q484 276 478 262" />
        <path d="M448 186Q451 181 455 185M466 182Q470 178 474 182" strokeWidth="3" />
        <path d="M456 196L462 195 459 200ZM459 200Q456 206 450 204M452 200L428 196M452 203L430 206" />
      </g>
      <path d="M1 1H559V299H1Z" strokeWidth="2" />
    </Drawing>
  );
}
