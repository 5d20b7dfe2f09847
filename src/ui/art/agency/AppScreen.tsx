import type { PageWords } from './TornPage';

/** A lift between two floors: the phone has no signal and goes on working. 720 × 520 units; decorative. */
export function AppScreen({ brand, goods }: PageWords) {
  return (
    <>
      <path d="M0 0H720V520H0Z" fill="#5f7a88" />
      <path d="M0 0H300L120 520H0Z" fill="#7896a4" />
      <path d="M0 0L110 60V430L0 520ZM720 0L610 60V430L720 520Z" fill="#40586a" />
      <path d="M0 0L110 60V430L0 520Z" fill="#4f6a7b" />
      <path d="M0 520L110 430H610L720 520Z" fill="#33424c" />
      <path d="M60 470H660M20 500H700M250 430L210 520M470 430L510 520M360 430V520" stroke="#26343f" strokeWidth="3" />
      <path d="M0 0H720L610 60H110Z" fill="#c9d9df" />
      <path d="M260 14H460L446 44H274Z" fill="#fdf6df" />
      <path d="M180 92H540V430H180Z" fill="#26343f" />
      <path d="M192 104H354V430H192Z" fill="#b7c8cf" />
      <path d="M366 104H528V430H366Z" fill="#9fb4bd" />
      <path d="M354 104H366V430H354Z" fill="#fdf6df" />
      <path d="M192 104H240L192 260Z" fill="#d3e0e5" />
      <path d="M318 66H402A6 6 0 0 1 408 72V86H312V72A6 6 0 0 1 318 66Z" fill="#0d1b14" />
      <path
        d="M336 82L344 70L352 82ZM368 70H384V76L372 84"
        fill="none"
        stroke="#f5c35b"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M24 300L104 290M616 290L696 300" stroke="#d5dcdf" strokeWidth="9" strokeLinecap="round" />
      <g transform="translate(560 190)">
        <path d="M0 0H34V110H0Z" fill="#26343f" />
        {[18, 42, 66, 90].map((y) => (
          <circle key={y} cx="17" cy={y} r="8" fill={y === 42 ? '#f5c35b' : '#5f7a88'} />
        ))}
      </g>
      <ellipse cx="150" cy="486" rx="128" ry="16" fill="#0d1b14" fillOpacity=".4" />
      <path d="M54 370H232V482H54Z" fill="#d6a878" />
      <path d="M178 370H232V482H178Z" fill="#b98a5c" />
      <path d="M54 370H232L222 354H66Z" fill="#e6c298" />
      <path d="M122 354H152L156 370V416L148 409L139 416L130 409L122 416L118 370Z" fill="#f5efe2" />
      <path d="M84 282H196V354H84Z" fill="#c8703f" />
      <path d="M166 282H196V354H166Z" fill="#a95427" />
      <path d="M84 282H196L190 270H92Z" fill="#e79a5f" />
      <path d="M98 322H138V344H98Z" fill="#fff" />
      <ellipse cx="450" cy="506" rx="150" ry="13" fill="#0d1b14" fillOpacity=".45" />
      <path
        d="M356 40H528A28 28 0 0 1 556 68V476A28 28 0 0 1 528 504H356A28 28 0 0 1 328 476V68A28 28 0 0 1 356 40Z"
        fill="#0d1b14"
      />
      <path
        d="M358 52H526A18 18 0 0 1 544 70V474A18 18 0 0 1 526 492H358A18 18 0 0 1 340 474V70A18 18 0 0 1 358 52Z"
        fill="#f5f8f6"
      />
      <path d="M414 52H470V58A8 8 0 0 1 462 66H422A8 8 0 0 1 414 58Z" fill="#0d1b14" />
      <text x="358" y="104" fontSize="22" fontWeight="800" letterSpacing="-.03em" fill="#0d1b14">
        {brand}
      </text>
      <g stroke="#c3cfc7" strokeWidth="5" strokeLinecap="round">
        <path d="M494 102V96M504 102V90M514 102V84M524 102V78" />
        <path d="M488 80L530 106" stroke="#cf2127" />
      </g>
      <path d="M352 120H532V160H352Z" fill="#fff4dc" />
      <circle cx="376" cy="140" r="9" fill="none" stroke="#8a5a00" strokeWidth="4" strokeDasharray="40 17" />
      <path d="M398 140H500" stroke="#8a5a00" strokeWidth="7" strokeLinecap="round" />
      {goods.map((name, index) => (
        <g key={name} transform={`translate(352 ${176 + index * 74})`}>
          <path
            d="M10 0H170A10 10 0 0 1 180 10V54A10 10 0 0 1 170 64H10A10 10 0 0 1 0 54V10A10 10 0 0 1 10 0Z"
            fill="#fff"
            stroke="#d7e0da"
            strokeWidth="2"
          />
          <circle
            cx="28"
            cy="32"
            r="15"
            fill={index === 2 ? '#fff' : '#09b850'}
            stroke={index === 2 ? '#7f9186' : '#09b850'}
            strokeWidth="3"
          />
          {index < 2 && (
            <path
              d="M21 32L26 37L36 26"
              fill="none"
              stroke="#06140c"
              strokeWidth="4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
          <text x="56" y="29" fontSize="20" fontWeight="700" fill="#0d1b14">
            {name.split(', ')[0]}
          </text>
          <path d="M57 46H128" stroke="#c3cfc7" strokeWidth="6" strokeLinecap="round" />
        </g>
      ))}
      <path
        d="M366 408H518A12 12 0 0 1 530 420V448A12 12 0 0 1 518 460H366A12 12 0 0 1 354 448V420A12 12 0 0 1 366 408Z"
        fill="#09b850"
      />
      <path
        d="M398 434H460M476 424L488 434L476 444"
        fill="none"
        stroke="#06140c"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M358 52H440L340 330V70A18 18 0 0 1 358 52Z" fill="#0b63b5" fillOpacity=".05" />
    </>
  );
}
