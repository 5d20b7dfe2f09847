/** Uptime by day: five weeks, one day with a short outage. */
const days = Array.from({ length: 35 }, (_, day) => day);

/** A dashboard on a desk lamp's evening: pulse, uptime, backups. 720 × 520 units; decorative. */
export function CareScreen() {
  return (
    <>
      <path d="M0 0H720V520H0Z" fill="#1c2b38" />
      <path d="M86 96L-60 430H430L150 96Z" fill="#f5c35b" fillOpacity=".13" />
      <path d="M86 96L40 430H300L150 96Z" fill="#f5c35b" fillOpacity=".12" />
      <path d="M566 40H690V178H566Z" fill="#0f1b26" />
      <path d="M574 48H624V170H574ZM632 48H682V170H632Z" fill="#27455c" />
      <circle cx="604" cy="84" r="14" fill="#fdf3dc" />
      <path d="M574 150L600 128L624 146V170H574ZM632 140L660 120L682 138V170H632Z" fill="#1b3242" />
      <path d="M0 424H720V520H0Z" fill="#5d3d29" />
      <path d="M0 424H720V434H0Z" fill="#8a5a3b" />
      <ellipse cx="180" cy="446" rx="190" ry="12" fill="#f5c35b" fillOpacity=".14" />
      <path d="M60 418H150V430H60Z" fill="#3d2b12" />
      <path
        d="M104 420V240L58 150"
        fill="none"
        stroke="#c9a04a"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="104" cy="240" r="9" fill="#8d6d2a" />
      <path d="M40 156L96 82L152 112C150 150 120 176 84 176Z" fill="#2f6b4f" />
      <path d="M96 82L152 112C150 140 134 162 112 171Z" fill="#24543e" />
      <ellipse cx="376" cy="446" rx="220" ry="15" fill="#0d1b14" fillOpacity=".45" />
      <path d="M340 380H416L430 440H326Z" fill="#8fa0a8" />
      <path d="M296 438H460V448H296Z" fill="#c9d2d6" />
      <path
        d="M182 66H574A14 14 0 0 1 588 80V376A14 14 0 0 1 574 390H182A14 14 0 0 1 168 376V80A14 14 0 0 1 182 66Z"
        fill="#0d1418"
      />
      <path d="M182 78H574V378H182Z" fill="#0f1f1a" />
      <path d="M198 94H396V226H198ZM410 94H560V226H410ZM198 240H352V364H198ZM366 240H560V364H366Z" fill="#16291f" />
      <path
        d="M212 176H246L258 146L276 206L294 122L310 190L320 168H382"
        fill="none"
        stroke="#2bd474"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="382" cy="168" r="7" fill="#2bd474" />
      <path
        d="M212 112H290M424 112H488M212 258H276M380 258H452"
        stroke="#7d9a8b"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <g>
        {days.map((day) => (
          <path
            key={day}
            d={`M${424 + (day % 7) * 18} ${130 + Math.floor(day / 7) * 18}h13v13h-13Z`}
            fill={day === 16 ? '#f5c35b' : day > 31 ? '#24443a' : '#0fa550'}
          />
        ))}
      </g>
      <g fill="none" strokeWidth="15">
        <circle cx="274" cy="314" r="34" stroke="#24443a" />
        <path d="M274 280A34 34 0 1 1 242 302" stroke="#2bd474" strokeLinecap="round" />
      </g>
      {[276, 304, 332].map((y, index) => (
        <g key={y}>
          <path d={`M380 ${y}H546V${y + 20}H380Z`} fill="#1d3529" />
          <path
            d={`M410 ${y + 10}H${[500, 476, 488][index] ?? 480}`}
            stroke="#8fae9e"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path
            d={`M388 ${y + 10}L393 ${y + 15}L402 ${y + 5}`}
            fill="none"
            stroke="#2bd474"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
      <path d="M182 78H360L230 378H182Z" fill="#fff" fillOpacity=".05" />
      <ellipse cx="652" cy="444" rx="62" ry="10" fill="#0d1b14" fillOpacity=".45" />
      <path d="M600 262H704V440H600Z" fill="#26343f" />
      <path d="M690 262H704V440H690Z" fill="#172229" />
      {[276, 314, 352, 390].map((y) => (
        <g key={y}>
          <path d={`M610 ${y}H682V${y + 28}H610Z`} fill="#3b4f5c" />
          <path d={`M642 ${y + 10}H674M642 ${y + 19}H674`} stroke="#26343f" strokeWidth="3" />
          <circle cx="624" cy={y + 14} r="5" fill="#2bd474" />
        </g>
      ))}
      <ellipse cx="546" cy="482" rx="44" ry="8" fill="#0d1b14" fillOpacity=".4" />
      <path d="M516 428H572V466A14 14 0 0 1 558 480H530A14 14 0 0 1 516 466Z" fill="#f5efe2" />
      <path d="M556 428H572V466A14 14 0 0 1 558 480H548C556 470 556 450 556 428Z" fill="#d9cdb4" />
      <path d="M572 438C594 436 594 464 570 464" fill="none" stroke="#d9cdb4" strokeWidth="7" />
      <ellipse cx="544" cy="428" rx="28" ry="5" fill="#3b1a0c" />
      <path
        d="M534 414C528 404 540 398 534 386M552 412C546 402 558 396 552 384"
        fill="none"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g transform="rotate(-3 250 476)">
        <path d="M196 462H304V500H196Z" fill="#f5efe2" />
        <path d="M206 474H286M206 486H258" stroke="#b9a68a" strokeWidth="5" strokeLinecap="round" />
        <path d="M312 462L330 494" stroke="#f5c35b" strokeWidth="7" strokeLinecap="round" />
      </g>
    </>
  );
}
