import { Drawing } from '../Drawing';

const ink = 'var(--foot-bg)';
const rope = { stroke: ink, strokeWidth: 1.6, fill: 'none' };

/** A dinghy. All boats end at the waterline. */
function Dinghy() {
  return (
    <Drawing width={150} height={170}>
      <path d="M74 140V14" stroke={ink} strokeWidth="4" strokeLinecap="round" />
      <path
        d="M80 20C112 58 124 92 122 124H80Z"
        fill="var(--sun)"
        stroke={ink}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M80 66C96 70 108 70 115 68M80 96C98 101 110 101 121 99" {...rope} />
      <path
        d="M68 40C60 76 44 106 28 124H68Z"
        fill="var(--paper)"
        stroke={ink}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M74 14L92 19 74 25Z" fill="var(--clay)" />
      <path
        d="M10 136H142C138 152 130 164 120 170H30C20 162 13 150 10 136Z"
        fill="var(--paper)"
        stroke={ink}
        strokeWidth="2.5"
      />
      <path d="M13 146H139" stroke="var(--brand)" strokeWidth="6" />
      <path d="M80 126H122" stroke={ink} strokeWidth="3.5" strokeLinecap="round" />
    </Drawing>
  );
}

/** A cutter. */
function Cutter() {
  return (
    <Drawing width={240} height={280}>
      <path d="M112 232V12" stroke={ink} strokeWidth="5" strokeLinecap="round" />
      <path d="M218 238L240 226M112 22L236 228M112 22L30 236" {...rope} />
      <path
        d="M104 30C84 104 58 166 36 206H104Z"
        fill="var(--paper)"
        stroke={ink}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M64 150H104M50 180H104M78 116H104" {...rope} strokeOpacity=".5" />
      <path
        d="M120 40C160 96 180 150 184 206H120Z"
        fill="var(--clay)"
        stroke={ink}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M120 100C136 106 152 108 163 107M120 152C142 158 160 158 177 155" {...rope} />
      <path
        d="M128 46C170 92 204 146 228 218C208 202 192 206 190 206C186 150 164 96 128 46Z"
        fill="var(--sun)"
        stroke={ink}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M112 12L138 19 112 27Z" fill="var(--brand)" />
      <path
        d="M12 228H222L240 224C232 248 220 268 204 280H44C28 266 17 248 12 228Z"
        fill="var(--deep-sea)"
        stroke={ink}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M19 244H226" stroke="var(--paper)" strokeWidth="5" />
      <path d="M52 228V216H96L102 228Z" fill="var(--sky-morning)" stroke={ink} strokeWidth="2.5" />
      <circle cx="66" cy="222" r="3" fill={ink} />
      <circle cx="82" cy="222" r="3" fill={ink} />
    </Drawing>
  );
}

/** A schooner with two masts under full sail. */
function Schooner() {
  return (
    <Drawing width={420} height={370}>
      <path d="M168 312V18M272 312V40" stroke={ink} strokeWidth="6" strokeLinecap="round" />
      <path d="M168 24L60 300M168 24L272 46 412 292M272 46L340 306" {...rope} />
      <g stroke={ink} strokeWidth="2.5" strokeLinejoin="round">
        <path d="M160 92L66 128C58 190 50 236 40 284H160Z" fill="var(--paper)" />
        <path d="M160 34V84L88 112C116 90 142 66 160 34Z" fill="var(--sky-morning)" />
        <path d="M264 104L178 82V284H264Z" fill="var(--paper)" />
        <path d="M264 54V96L182 74C214 70 240 64 264 54Z" fill="var(--sky-morning)" />
        <path d="M282 66C320 122 340 196 344 280H282Z" fill="var(--paper)" />
        <path
          d="M286 60C338 120 368 192 382 266C368 262 356 270 352 280C348 196 326 122 286 60Z"
          fill="var(--sky-noon)"
        />
        <path d="M294 62C352 124 386 190 406 282C400 276 394 272 388 270C374 192 344 122 294 62Z" fill="var(--brand)" />
      </g>
      <path
        d="M60 170L160 156M54 206L160 200M48 244L160 242M178 140H264M178 190H264M178 238H264M282 140L318 148M282 206L338 212"
        {...rope}
        strokeOpacity=".45"
      />
      <path d="M168 18L198 26 168 35Z" fill="var(--clay)" />
      <path d="M14 304H352L418 286C404 318 384 348 356 370H60C38 354 22 332 14 304Z" fill={ink} />
      <path d="M22 322H388" stroke="var(--brand)" strokeWidth="4" />
      <path d="M84 304V290H150V304M196 304V292H250V304" fill="var(--clay)" stroke={ink} strokeWidth="2.5" />
      <g fill="var(--sun)">
        <circle cx="96" cy="342" r="4" />
        <circle cx="140" cy="342" r="4" />
        <circle cx="184" cy="342" r="4" />
        <circle cx="228" cy="342" r="4" />
        <circle cx="272" cy="342" r="4" />
      </g>
    </Drawing>
  );
}

export const boats = { dinghy: Dinghy, cutter: Cutter, schooner: Schooner };
