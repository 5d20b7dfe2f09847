import type { PageWords } from './TornPage';

/** A laptop with the finished homepage, and the sentence it began with on a card. 720 × 520 units; decorative. */
export function SiteScreen({ brand, title }: PageWords) {
  return (
    <>
      <path d="M0 0H720V520H0Z" fill="#eeddbf" />
      <path d="M-40 0H210L470 520H150Z" fill="#f8edd8" />
      <path d="M250 0H330L590 520H500Z" fill="#f8edd8" fillOpacity=".6" />
      <path d="M0 424H720V520H0Z" fill="#9a6743" />
      <path d="M0 424H720V434H0Z" fill="#b98258" />
      <path d="M80 470H260M420 496H610M560 460H700" stroke="#85563a" strokeWidth="3" strokeLinecap="round" />
      <ellipse cx="388" cy="446" rx="310" ry="17" fill="#3b1a0c" fillOpacity=".35" />
      <path d="M154 66H596A14 14 0 0 1 610 80V410H140V80A14 14 0 0 1 154 66Z" fill="#1b262c" />
      <path d="M92 410H658L676 428A14 14 0 0 1 664 438H86A14 14 0 0 1 74 428Z" fill="#d5dcdf" />
      <path d="M74 428H676A14 14 0 0 1 664 438H86A14 14 0 0 1 74 428Z" fill="#9fabb1" />
      <path d="M310 410H440L434 418H316Z" fill="#9fabb1" />
      <path d="M154 80H596V396H154Z" fill="#f5efe2" />
      <path d="M352 80H596V318H362C404 278 330 232 368 178C390 146 352 116 352 80Z" fill="#c8703f" />
      <circle cx="554" cy="142" r="26" fill="#f5c35b" />
      <path d="M376 268C430 252 466 280 516 266S570 258 596 266V318H362C378 302 384 286 376 268Z" fill="#0b63b5" />
      <path d="M366 292C430 280 476 300 524 288S574 284 596 290V318H362C368 310 368 302 366 292Z" fill="#0a4f92" />
      <ellipse cx="462" cy="296" rx="84" ry="11" fill="#0d1b14" fillOpacity=".28" />
      <ellipse cx="462" cy="290" rx="80" ry="10" fill="#fff" />
      <path d="M522 226C556 222 558 266 514 268L516 257C538 254 538 236 520 237Z" fill="#fff" />
      <path d="M398 210H526C526 258 510 288 462 288S398 258 398 210Z" fill="#fff" />
      <path d="M500 210H526C526 258 510 288 462 288C494 278 502 250 500 210Z" fill="#dcebf8" />
      <ellipse cx="462" cy="210" rx="64" ry="12" fill="#ece2cf" />
      <ellipse cx="462" cy="212" rx="56" ry="9" fill="#3b1a0c" />
      <path
        d="M440 190C432 178 448 170 440 156M464 186C456 174 472 164 464 148M488 190C480 178 496 170 488 156"
        fill="none"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <text x="176" y="112" fontSize="21" fontWeight="800" letterSpacing="-.03em" fill="#3b1a0c">
        {brand}
      </text>
      <path d="M420 105H466M492 105H532" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
      <g fill="#3b1a0c" fontSize="29" fontWeight="800" letterSpacing="-.04em">
        <text x="174" y="212">
          {title[0]}
        </text>
        <text x="174" y="246">
          {title[1]}
        </text>
      </g>
      <path d="M176 268H318M176 284H290" stroke="#b9a68a" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M182 302H262A8 8 0 0 1 270 310V322A8 8 0 0 1 262 330H182A8 8 0 0 1 174 322V310A8 8 0 0 1 182 302Z"
        fill="#09b850"
      />
      <path d="M192 316H252" stroke="#06140c" strokeWidth="6" strokeLinecap="round" />
      <g>
        <path d="M176 348H300V396H176ZM314 348H438V396H314ZM452 348H576V396H452Z" fill="#ece2cf" />
        <path d="M190 362H222V396H190Z" fill="#3b1a0c" />
        <path d="M328 362H360V396H328Z" fill="#c8703f" />
        <path d="M466 362H498V396H466Z" fill="#f5c35b" />
        <path
          d="M234 372H284M234 386H266M372 372H422M372 386H404M510 372H560M510 386H542"
          stroke="#b9a68a"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
      <path d="M154 80H330L190 396H154Z" fill="#fff" fillOpacity=".12" />
      <g transform="translate(132 36) rotate(-3)">
        <path d="M8 12H310V96H8Z" fill="#3b1a0c" fillOpacity=".18" />
        <path d="M0 0H302V84H0Z" fill="#fff" />
        <path d="M18 22H92M18 68H226" stroke="#d7e0da" strokeWidth="6" strokeLinecap="round" />
        <text x="18" y="52" fontSize="22.5" fontWeight="700" fill="#0b63b5" letterSpacing="-.02em">
          {title.join(' ')}
        </text>
        <circle cx="151" cy="4" r="9" fill="#cf2127" />
        <circle cx="148" cy="1" r="3" fill="#fff" fillOpacity=".7" />
      </g>
      <g data-aside="">
        <ellipse cx="646" cy="494" rx="66" ry="10" fill="#3b1a0c" fillOpacity=".35" />
        <path
          d="M592 268H666A14 14 0 0 1 680 282V474A14 14 0 0 1 666 488H592A14 14 0 0 1 578 474V282A14 14 0 0 1 592 268Z"
          fill="#1b262c"
        />
        <path
          d="M592 276H666A7 7 0 0 1 673 283V473A7 7 0 0 1 666 480H592A7 7 0 0 1 585 473V283A7 7 0 0 1 592 276Z"
          fill="#f5efe2"
        />
        <path d="M585 316H673V392C650 384 630 398 585 388Z" fill="#c8703f" />
        <path d="M585 376C610 368 640 384 673 374V392H585Z" fill="#0b63b5" />
        <path d="M608 338H642C642 360 636 370 625 370S608 360 608 338ZM640 342C652 340 652 358 638 358" fill="#fff" />
        <path d="M597 298H640M597 408H652M597 422H632" stroke="#3b1a0c" strokeWidth="6" strokeLinecap="round" />
        <path
          d="M602 440H656A6 6 0 0 1 662 446V458A6 6 0 0 1 656 464H602A6 6 0 0 1 596 458V446A6 6 0 0 1 602 440Z"
          fill="#09b850"
        />
      </g>
    </>
  );
}
