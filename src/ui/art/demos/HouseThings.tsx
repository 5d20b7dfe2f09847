/** What is in the house, and beside it; in the coordinates of HouseCut. */
export function HouseThings() {
  return (
    <>
      {/* Attic: wood wool between the rafters, a round window, a chest. */}
      <path
        d="M132 210q8-22 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0V216H132Z"
        fill="#e9b64c"
      />
      <path d="M140 208h306" stroke="#fff" strokeOpacity=".35" strokeWidth="3" strokeDasharray="6 10" />
      <circle cx="290" cy="128" r="24" fill="var(--beam)" />
      <circle cx="290" cy="128" r="18" fill="#b9d3e2" />
      <path d="M290 110V146M272 128H308" stroke="var(--beam)" strokeWidth="3.5" />
      <path d="M352 176h54v26h-54z" fill="#8a5a38" />
      <path d="M352 176q27-18 54 0z" fill="#a87146" />
      <path d="M352 182h54" stroke="#5d3a22" strokeWidth="2" />
      <rect x="375" y="179" width="8" height="9" fill="#e9b64c" />
      {/* Bedroom: a bed with a blanket, a window, the old radiator, a picture. */}
      <rect x="350" y="240" width="70" height="58" fill="#fff" />
      <rect x="355" y="245" width="60" height="48" fill="#9fc1d6" />
      <path d="M355 282q16-12 30-4t30-6v21h-60z" fill="#fff" fillOpacity=".8" />
      <path d="M385 245V293M355 267H415" stroke="#fff" strokeWidth="4" />
      <rect x="344" y="298" width="82" height="5" fill="#fff" />
      <path d="M336 240q-4 34 6 62h10q-8-30-2-62ZM434 240q4 34-6 62h-10q8-30 2-62Z" fill="#3f7a63" />
      <path
        d="M354 308v30M364 308v30M374 308v30M384 308v30M394 308v30M404 308v30M414 308v30"
        stroke="#fbfcfc"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M350 314h68M350 332h68" stroke="#d3dcdc" strokeWidth="3" />
      <path d="M138 262h10v80h-10z" fill="#7c4f31" />
      <path d="M138 262q24-10 30 14v26h-20z" fill="#94613d" />
      <path d="M148 312h148v20H148z" fill="#fff" />
      <path d="M152 300q4-14 24-12t22 14v12h-46z" fill="#f4f7f8" />
      <path d="M196 314q2-18 30-18h48q20 0 22 18v14H196z" fill="#2f8a63" />
      <path d="M196 314q2-18 30-18h14q-16 6-18 32h-26z" fill="#49a87e" />
      <path d="M148 332h148v6H148zM286 300h12v42h-12z" fill="#7c4f31" />
      <rect x="214" y="240" width="52" height="36" fill="#fff" />
      <path d="M218 244h44v28h-44z" fill="#f3c66d" />
      <path d="M218 272l14-14 10 8 10-14 10 12v8z" fill="#c8643c" />
      {/* Living room: sofa, rug, cat, lamp, plant; warm pipes below the floor. */}
      <path d="M138 462q0-10 10-10h300v10z" fill="#c8643c" fillOpacity=".8" />
      <path d="M150 456v-46q0-14 14-14h104q14 0 14 14v46z" fill="#2a6480" />
      <path d="M164 396h104q14 0 14 14v8H150v-8q0-14 14-14z" fill="#3b7e9d" />
      <path d="M160 426h54v24h-54zM218 426h54v24h-54z" fill="#347390" />
      <path d="M136 424q0-8 10-8t10 8v34h-20zM276 424q0-8 10-8t10 8v34h-20z" fill="#22536b" />
      <path d="M196 404h26v24h-26z" fill="#f3c66d" transform="rotate(8 209 416)" />
      <path
        d="M312 458c-8-2-8-14 2-18 8-10 34-10 42-2 3-6 6-10 9-4 5-2 8 0 8 6 6 6 2 16-6 16-2 4-8 4-12 4z"
        fill="#e9a13f"
      />
      <path
        d="M312 458q-12 2-12-8t10-8q-4 4 2 8zM330 436l-2 8M338 434l-1 9M346 436v7"
        fill="#c97f26"
        stroke="#c97f26"
        strokeWidth="2"
      />
      <path d="M360 447l3 2 3-2M374 446l3 1" stroke="#5d3a22" strokeWidth="1.5" fill="none" />
      <path d="M422 458V392" stroke="#5d4a3a" strokeWidth="4" />
      <path d="M408 460h28" stroke="#5d4a3a" strokeWidth="5" strokeLinecap="round" />
      <path d="M402 394l10-32h20l10 32z" fill="#fff3d0" />
      <path d="M422 362h10l10 32h-14z" fill="#f3d48d" />
      <path d="M122 470H458" stroke="#d9623a" strokeWidth="6" strokeDasharray="16 10" strokeLinecap="round" />
      <path d="M458 470H530" stroke="#d9623a" strokeWidth="5" />
      <path d="M484 456H530" stroke="#5d9cc4" strokeWidth="5" />
      {/* Garden: the pump with its fan, a snowy shrub. */}
      <ellipse cx="588" cy="482" rx="78" ry="7" fill="#000" fillOpacity=".2" />
      <path d="M530 472h14v10h-14zM632 472h14v10h-14z" fill="#5b686c" />
      <rect x="520" y="378" width="136" height="96" rx="10" fill="var(--unit)" />
      <path d="M620 378h26q10 0 10 10v76q0 10-10 10h-26z" fill="var(--unit-shade)" />
      <path d="M520 388q0-10 10-10h116q10 0 10 10z" fill="#fff" fillOpacity=".6" />
      <circle cx="570" cy="428" r="36" fill="#26343a" />
      <circle cx="570" cy="428" r="36" fill="none" stroke="#8c9a9e" strokeWidth="3" />
      <path
        d="M570 428C560 408 566 394 574 393 580 404 578 418 570 428ZM570 428C594 430 604 440 602 450 588 450 577 442 570 428ZM570 428C558 445 542 450 538 442 546 430 558 426 570 428Z"
        fill="#b9c9cd"
      />
      <circle cx="570" cy="428" r="26" fill="none" stroke="#8c9a9e" strokeOpacity=".7" strokeWidth="1.5" />
      <circle cx="570" cy="428" r="14" fill="none" stroke="#8c9a9e" strokeOpacity=".7" strokeWidth="1.5" />
      <circle cx="570" cy="428" r="6" fill="#8c9a9e" />
      <path d="M630 400h16M630 412h16M630 424h16M630 436h16" stroke="#6d7c80" strokeWidth="4" strokeLinecap="round" />
      <path d="M660 482q-6-34 10-46 2-22 18-18 18 2 14 22 14 12 6 42z" fill="#3f7358" />
      <path d="M668 440q2-22 20-22 16 2 15 20-16-8-35 2z" fill="var(--snow)" />
      <path
        d="M512 352c-12-8 10-16-2-28M546 352c-12-8 10-16-2-28M580 352c-12-8 10-16-2-28"
        fill="none"
        stroke="#5d9cc4"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
