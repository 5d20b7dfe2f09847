import { useId } from 'react';
import styles from './Plates.module.scss';

/** Piers of the bay, and when the evening ferry leaves for them. */
const departures = [
  ['Karşıyaka', '18:20'],
  ['Bostanlı', '18:45'],
  ['Göztepe', '19:10'],
] as const;

/** A timetable poster: a ferry in the evening light between two shores, with its reflection; three departures below. */
export function FerryPlate() {
  const id = useId();
  return (
    <svg viewBox="0 0 400 520" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor="#0a4f92" />
          <stop offset="1" stopColor="#2f86d6" />
        </linearGradient>
        <linearGradient id={`${id}hull`} x2="1" y2="0">
          <stop stopColor="#fff" />
          <stop offset=".7" stopColor="#eef3f8" />
          <stop offset="1" stopColor="#c9d8e8" />
        </linearGradient>
      </defs>
      <path d="M0 0H400V330H0Z" fill={`url(#${id}sky)`} />
      <circle cx="66" cy="66" r="58" fill="#f5c35b" fillOpacity=".14" />
      <circle cx="66" cy="66" r="30" fill="#f5c35b" />
      <path d="M0 310L58 268L104 296L160 274L228 312L300 262L352 290L400 258V330H0Z" fill="#0b5aa6" />
      <path
        d="M198 130C170 104 196 88 168 66S108 62 92 40C132 30 172 40 186 58S216 92 232 130Z"
        fill="#fff"
        fillOpacity=".2"
      />
      <path d="M190 130H240V214H190Z" fill="#cf2127" />
      <path d="M226 130H240V214H226Z" fill="#a5171d" />
      <path d="M190 156H240V172H190Z" fill="#fff" />
      <path d="M132 196H276V214H132ZM112 214H300V262H112Z" fill={`url(#${id}hull)`} />
      <path d="M112 214H300V220H112ZM132 196H276V200H132Z" fill="#9fb7cf" />
      <path
        d="M126 228H148V248H126ZM162 228H184V248H162ZM198 228H220V248H198ZM234 228H256V248H234ZM270 228H292V248H270Z"
        fill="#0b3d70"
      />
      <path
        d="M126 228H148L126 244ZM162 228H184L162 244ZM198 228H220L198 244ZM234 228H256L234 244ZM270 228H292L270 244Z"
        fill="#f5c35b"
      />
      <path d="M60 262H340L312 330H96Z" fill={`url(#${id}hull)`} />
      <path d="M60 262H340L334 278H66Z" fill="#0d1b14" />
      <path d="M86 308H324L318 322H92Z" fill="#cf2127" />
      <path
        d="M104 292h.1M128 292h.1M152 292h.1M250 292h.1M274 292h.1M298 292h.1"
        stroke="#0b3d70"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M0 326H400V520H0Z" fill="#0a4482" />
      <path d="M96 330H312L296 352H112Z" fill="#062c57" />
      <g stroke="#fff" strokeLinecap="round" fill="none">
        <path d="M24 340C60 330 80 344 104 338M296 338C324 330 350 344 384 336" strokeWidth="4" strokeOpacity=".75" />
        <path d="M130 346H178M206 352H262M150 360H190" strokeWidth="3" strokeOpacity=".35" />
      </g>
      <path d="M36 412H364M36 456H364" stroke="#fff" strokeOpacity=".22" />
      {departures.map(([to, time], row) => (
        <g key={to} fontSize="30" fontWeight="600" fill="#fff" transform={`translate(0 ${400 + row * 44})`}>
          <text x="36">{to}</text>
          <text x="364" textAnchor="end" fill="#f5c35b">
            {time}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A salt packet with a large numeral, lit from the upper left, on a table with spilled grains. */
export function SaltPlate() {
  const id = useId();
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}wall`} x2="1" y2="1">
          <stop stopColor="#f6efe1" />
          <stop offset="1" stopColor="#dccfb5" />
        </linearGradient>
        <linearGradient id={`${id}front`} x2="1" y2="0">
          <stop stopColor="#fff" />
          <stop offset="1" stopColor="#eef1ec" />
        </linearGradient>
      </defs>
      <path d="M0 0H400V400H0Z" fill={`url(#${id}wall)`} />
      <path d="M0 322H400V400H0Z" fill="#cbbb9c" />
      <path d="M90 352H302L396 384V326L330 322Z" fill="#7d6a48" fillOpacity=".38" />
      <path d="M84 92H274V352H84Z" fill={`url(#${id}front)`} />
      <path d="M274 92L320 78V336L274 352Z" fill="#c2cec6" />
      <path d="M84 300H274V352H84Z" fill="#cf2127" />
      <path d="M274 300L320 286V336L274 352Z" fill="#9d161b" />
      <path d="M84 92L104 56H302L320 78L274 92Z" fill="#dfe9e2" />
      <path d="M84 92L104 56H302L274 92Z" fill="#f3f7f4" />
      <path d="M104 56H302V44H104Z" fill="#cf2127" />
      <path d="M302 44H308L306 56H302Z" fill="#9d161b" />
      <path
        d="M118 44V56M134 44V56M150 44V56M166 44V56M182 44V56M198 44V56M214 44V56M230 44V56M246 44V56M262 44V56M278 44V56"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="2"
      />
      <path d="M156 128H208V276H156V178L128 194V150Z" fill="#0d1b14" />
      <path d="M106 314H190V322H106ZM106 330H158V336H106Z" fill="#fff" />
      <path d="M232 326a12 12 0 1 0 .1 0" fill="none" stroke="#fff" strokeWidth="3" transform="translate(10 -12)" />
      <g fill="#fff">
        <path d="M24 378L54 352L84 378Z" />
        <path d="M96 372h4v4h-4ZM112 380h4v4h-4ZM20 384h4v4h-4ZM132 374h3v3h-3ZM88 388h4v4h-4Z" />
      </g>
      <path d="M54 352L84 378H62Z" fill="#e1ddd0" />
    </svg>
  );
}

/** A sign in the shape of an arrow, before a wall with daylight, or at night; a visitor follows it. */
export function MuseumPlate() {
  const id = useId();
  return (
    <svg viewBox="0 0 640 400" className={styles.hall} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}wall`} x2="1" y2="1">
          <stop stopColor="var(--wall)" />
          <stop offset="1" stopColor="var(--wall-far)" />
        </linearGradient>
        <linearGradient id={`${id}room`} x2="0" y2="1">
          <stop stopColor="#fdebbd" />
          <stop offset="1" stopColor="#f5c35b" />
        </linearGradient>
        <linearGradient id={`${id}sign`} x2="1" y2="1">
          <stop stopColor="var(--sign)" />
          <stop offset=".5" stopColor="var(--sign-far)" />
        </linearGradient>
      </defs>
      {/* Wider than the picture, for the format of the page. */}
      <path d="M-240 0H880V400H-240Z" fill={`url(#${id}wall)`} />
      <path d="M-240 0H-90L90 320H-240ZM0 0H120L300 320H180Z" className={styles.beam} />
      <path d="M-240 320H880V400H-240Z" fill="var(--floor)" />
      <path d="M-240 312H880V326H-240Z" fill="var(--skirting)" />
      {/* A bench before the sign; behind it the way into a lit room with a pinwheel. */}
      <path d="M-176 338H-14L66 368H-104Z" fill="#0d1b14" fillOpacity=".2" />
      <path d="M-166 290H-154V346H-166ZM-34 290H-22V346H-34Z" fill="#4a574f" />
      <path d="M-184 276H-4V292H-184Z" fill="#b5622f" />
      <path d="M-184 276H-4L-14 264H-174Z" fill="#e08d5c" />
      <path d="M598 176H622V210H598Z" fill="var(--label)" />
      <path d="M603 184H617M603 192H617M603 200H611" stroke="#8b978f" strokeWidth="3" />
      <path d="M654 56H786V322H654Z" fill="var(--skirting)" />
      <path d="M664 66H776V322H664Z" fill={`url(#${id}room)`} />
      <path d="M664 66H684V306L664 322Z" fill="#c08a2c" />
      <path d="M684 306H776V322H664Z" fill="#e0a83f" />
      <path d="M714 244H754V310H714Z" fill="#fff8e6" />
      <path d="M742 244H754V310H742Z" fill="#d9b873" />
      <path d="M734 244V170" stroke="#7a4a12" strokeWidth="4" />
      <path d="M734 170V130C752 134 758 152 734 170ZM734 170V210C716 206 710 188 734 170Z" fill="#cf2127" />
      <path d="M734 170H774C770 188 752 194 734 170ZM734 170H694C698 152 716 146 734 170Z" fill="#0b63b5" />
      <circle cx="734" cy="170" r="5" fill="#fff" />
      <path d="M664 322H776L724 400H548Z" fill="#f5c35b" fillOpacity=".38" />
      <path d="M116 92H440L568 170L440 248H116Z" fill="#0d1b14" fillOpacity=".16" />
      <path d="M250 320L274 320L392 372H346Z" fill="#0d1b14" fillOpacity=".22" />
      <path d="M250 220H264V320H250Z" fill="#a3b2a9" />
      <path d="M264 220H274V320H264Z" fill="#66756b" />
      <path d="M236 314H288V324H236Z" fill="#4a574f" />
      <path d="M96 72H420L548 150L420 228H96Z" fill={`url(#${id}sign)`} />
      <path d="M96 72H420L548 150L542 154L418 78H96Z" fill="var(--sign-edge)" />
      <path d="M96 228H420L548 150V160L423 238H96Z" fill="#04090a" />
      <path d="M112 88h.1M112 212h.1M424 90h.1M424 210h.1" stroke="#9fb1a7" strokeWidth="8" strokeLinecap="round" />
      <g fill="none" stroke="#fff" strokeWidth="13" strokeLinecap="round">
        <path d="M136 132H330A24 24 0 1 0 306 108M136 166H384A24 24 0 1 1 360 190M136 200H240" />
      </g>
      <path d="M524 356H578L650 390H590Z" fill="#0d1b14" fillOpacity=".22" />
      <path d="M538 304L527 352H541L556 310Z" fill="#152a20" />
      <path d="M548 304L560 334 563 354H577L576 330 572 304Z" fill="#20382c" />
      <path d="M523 350H541Q545 358 541 360H520Q520 353 523 350ZM562 352H578Q588 354 588 361H562Z" fill="#5a3418" />
      <path
        d="M532 262C534 246 543 238 554 238 566 238 574 248 576 262L584 314C566 322 542 322 524 314Z"
        fill="#cf2127"
      />
      <path d="M562 240C571 244 575 252 576 262L584 314Q574 319 562 320C570 296 570 262 562 240Z" fill="#a5171d" />
      <path d="M541 264C531 278 527 288 529 300" fill="none" stroke="#e0393e" strokeWidth="11" strokeLinecap="round" />
      <circle cx="529" cy="305" r="5.5" fill="#e6b48c" />
      <path d="M543 238C530 234 522 244 504 236L500 248C518 256 530 246 544 249Z" fill="#d99f2f" />
      <circle cx="556" cy="219" r="17" fill="#e6b48c" />
      <path d="M571 213L578 222 571 226Z" fill="#e6b48c" />
      <path
        d="M538 220A17.5 17.5 0 0 1 572 211C566 218 557 215 553 220L552 233C544 234 538 228 538 220Z"
        fill="#2b1a10"
      />
      <path d="M541 234C549 241 563 241 570 233L573 244C563 252 548 252 540 246Z" fill="#f5c35b" />
    </svg>
  );
}

/** The paper of a stamp: 165 × 210 units, with a half hole every 15. */
const paper = `M-7.5-10${'h3.5a4 4 0 0 0 8 0h3.5'.repeat(11)}${'v3.5a4 4 0 0 0 0 8v3.5'.repeat(14)}${'h-3.5a4 4 0 0 0-8 0h-3.5'.repeat(11)}${'v-3.5a4 4 0 0 0 0-8v-3.5'.repeat(14)}Z`;

const stamp = (x: number, y: number, ground: string, mark: string, shade: string) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={paper} fill="#08110d" fillOpacity=".38" transform="translate(5 7)" />
    <path d={paper} fill="#fffdf6" />
    <path d="M10 10H140V180H10Z" fill={ground} />
    <path d="M140 10V180H10Z" fill={shade} fillOpacity=".16" />
    <path d="M34 76H124V136H34Z" fill="#08110d" fillOpacity=".25" />
    <path d="M30 70H120V130H30Z" fill={mark} />
    <path d="M30 130L66 98M120 130L84 98" stroke={ground} strokeOpacity=".5" strokeWidth="3" />
    <path d="M30 70H120L75 110Z" fill={mark} stroke={ground} strokeWidth="5" strokeLinejoin="round" />
    <path d="M24 154H64V160H24ZM104 148H126V164H104Z" fill={mark} />
  </g>
);

/** Four stamps overprinted from three inks, one of them postmarked. */
export function StampPlate() {
  const id = useId();
  return (
    <svg viewBox="0 0 400 460" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}album`} x2="1" y2="1">
          <stop stopColor="#2f5040" />
          <stop offset="1" stopColor="#162a20" />
        </linearGradient>
      </defs>
      <path d="M0 0H400V460H0Z" fill={`url(#${id}album)`} />
      {stamp(36, 30, '#cf2127', '#f5efe2', '#5d0a0d')}
      {stamp(214, 30, '#f5c35b', '#cf2127', '#8a5a00')}
      {stamp(36, 240, '#0b63b5', '#f5c35b', '#04264a')}
      {stamp(214, 240, '#f5efe2', '#0b63b5', '#a08a5c')}
      <g fill="none" stroke="#0d1b14" strokeWidth="4" strokeOpacity=".72">
        <circle cx="330" cy="396" r="44" />
        <circle cx="330" cy="396" r="30" strokeWidth="2" />
        <path d="M308 390H352M308 402H352M206 376C226 366 246 386 284 376M206 392C226 382 246 402 284 392M206 408C226 398 246 418 284 408" />
      </g>
    </svg>
  );
}
