import { Drawing } from '../Drawing';
import styles from './Boats.module.scss';

const rope = { stroke: 'var(--line)', strokeWidth: 1.2, fill: 'none', strokeOpacity: 0.75 };
const seam = { stroke: '#000', strokeOpacity: 0.14, strokeWidth: 1.4, fill: 'none' };

/** A sail: its cloth, and the belly that lies in shade. */
function Sail({ d, shade, fill = 'var(--sail)' }: { d: string; shade: string; fill?: string }) {
  return (
    <>
      <path d={d} fill={fill} />
      <path
        d={shade}
        fill={fill === 'var(--sail)' ? 'var(--sail-shade)' : '#000'}
        fillOpacity={fill === 'var(--sail)' ? 0.8 : 0.16}
      />
    </>
  );
}

/** A dinghy. All boats end at the waterline. */
function Dinghy() {
  return (
    <Drawing width={150} height={170} className={styles.root}>
      <path d="M72 140V14H76V140Z" fill="var(--mast)" />
      <Sail
        d="M80 20C112 58 124 92 122 124H80Z"
        shade="M80 20C112 58 124 92 122 124H104C110 90 100 54 80 20Z"
        fill="var(--sun)"
      />
      <path d="M80 58C94 63 104 64 112 62M80 92C98 97 110 97 120 95" {...seam} />
      <Sail d="M68 40C60 76 44 106 28 124H68Z" shade="M68 40V124H50C62 104 68 74 68 40Z" />
      <path d="M74 14L94 19 74 26Z" fill="var(--clay)" />
      <path d="M74 16L140 134M74 16L16 134" {...rope} />
      <path d="M80 125H124V129H80Z" fill="var(--mast)" />
      <path d="M10 136H142C138 152 130 164 120 170H30C20 162 13 150 10 136Z" fill="var(--white)" />
      <path
        d="M13 146C60 156 110 154 139 144 134 156 128 165 120 170H30C22 163 16 155 13 146Z"
        fill="var(--white-shade)"
      />
      <path d="M12 143H140L138.5 149H13.5Z" fill="var(--brand)" />
      <path d="M8 133H144V138H8Z" fill="var(--wood)" />
    </Drawing>
  );
}

/** A cutter. */
function Cutter() {
  return (
    <Drawing width={240} height={280} className={styles.root}>
      <path d="M109 232V12H114V232Z" fill="var(--mast)" />
      <path d="M208 234L240 224V228L210 240Z" fill="var(--mast)" />
      <path d="M112 22L236 226M112 22L26 234" {...rope} />
      <Sail d="M104 30C84 104 58 166 36 206H104Z" shade="M104 30V206H76C94 158 104 96 104 30Z" />
      <path d="M82 108H104M66 146H104M50 180H104" {...seam} />
      <Sail
        d="M120 40C160 96 180 150 184 206H120Z"
        shade="M120 40C160 96 180 150 184 206H158C162 148 148 92 120 40Z"
        fill="var(--clay)"
      />
      <path d="M120 100C136 106 150 108 162 107M120 152C142 158 160 158 177 155" {...seam} />
      <Sail
        d="M128 46C170 92 204 146 228 218C208 202 192 206 190 206C186 150 164 96 128 46Z"
        shade="M128 46C170 92 204 146 228 218C220 211 212 208 206 207 196 150 166 92 128 46Z"
        fill="var(--sun)"
      />
      <path d="M112 12L140 19 112 28Z" fill="var(--brand)" />
      <path d="M30 208H106V213H30Z" fill="var(--mast)" />
      <path d="M50 229V216Q50 212 54 212H94Q98 212 100 216L106 229Z" fill="var(--white)" />
      <path d="M86 212H94Q98 212 100 216L106 229H90Z" fill="var(--white-shade)" />
      <path d="M58 217H66V223H58ZM72 217H80V223H72Z" fill="var(--hull)" />
      <path d="M10 228H222L240 223C232 248 220 268 204 280H44C26 266 16 248 10 228Z" fill="var(--hull)" />
      <path
        d="M18 246C80 262 170 260 230 240 222 256 214 270 204 280H44C32 270 24 259 18 246Z"
        fill="var(--hull-shade)"
      />
      <path d="M10 228H222L240 223 238 229 222 234H12Z" fill="var(--wood)" />
      <path d="M16 240Q120 250 232 236L230 241Q120 255 18 245Z" fill="var(--white)" fillOpacity=".85" />
    </Drawing>
  );
}

/** A schooner with two masts under full sail. */
function Schooner() {
  return (
    <Drawing width={420} height={370} className={styles.root}>
      <path d="M165 312V18H171V312ZM269 312V40H275V312Z" fill="var(--mast)" />
      <path d="M352 300L420 280V286L356 310Z" fill="var(--mast)" />
      <path d="M168 24L56 300M168 24L272 46 412 288M272 46L340 304" {...rope} />
      <Sail d="M160 92L66 128C58 190 50 236 40 284H160Z" shade="M160 92V284H112C124 220 134 160 130 103Z" />
      <path d="M62 160L160 146M56 196L160 188M50 240L160 236" {...seam} />
      <Sail
        d="M160 34V84L88 112C116 90 142 66 160 34Z"
        shade="M160 34V84L130 96C146 76 156 56 160 34Z"
        fill="var(--canvas)"
      />
      <Sail d="M264 104L178 82V284H264Z" shade="M264 104V284H230C240 218 242 152 232 96Z" />
      <path d="M178 136H264M178 186H264M178 236H264" {...seam} />
      <Sail
        d="M264 54V96L182 74C214 70 240 64 264 54Z"
        shade="M264 54V96L232 87C248 78 258 66 264 54Z"
        fill="var(--canvas)"
      />
      <Sail
        d="M282 66C320 122 340 196 344 280H282Z"
        shade="M282 66C320 122 340 196 344 280H318C322 196 310 122 282 66Z"
      />
      <path d="M282 136L316 144M282 206L336 212" {...seam} />
      <Sail
        d="M286 60C338 120 368 192 382 266C368 262 356 270 352 280C348 196 326 122 286 60Z"
        shade="M286 60C338 120 368 192 382 266C376 265 370 266 366 268 356 190 330 116 286 60Z"
        fill="var(--sky-noon)"
      />
      <Sail
        d="M294 62C352 124 386 190 406 282C400 276 394 272 388 270C374 192 344 122 294 62Z"
        shade="M294 62C352 124 386 190 406 282L398 276C380 194 348 122 294 62Z"
        fill="var(--brand)"
      />
      <path d="M168 18L200 26 168 36Z" fill="var(--clay)" />
      <path d="M36 284H164V289H36ZM176 284H268V289H176Z" fill="var(--mast)" />
      <path
        d="M84 306V292Q84 290 86 290H148Q150 290 150 292V306ZM196 306V294Q196 292 198 292H248Q250 292 250 294V306Z"
        fill="var(--wood)"
      />
      <path d="M128 290H148Q150 290 150 292V306H130ZM232 292H248Q250 292 250 294V306H234Z" fill="var(--wood-shade)" />
      <path d="M92 295H102V301H92ZM110 295H120V301H110ZM204 296H214V302H204Z" fill="#ffe1a0" />
      <path d="M14 304H352L420 284C404 318 384 348 356 370H60C38 354 22 332 14 304Z" fill="var(--hull)" />
      <path
        d="M24 326C140 350 300 344 402 314 390 336 374 356 356 370H60C44 358 32 344 24 326Z"
        fill="var(--hull-shade)"
      />
      <path d="M14 304H352L420 284 416 292 354 312H16Z" fill="var(--hull-light)" />
      <path d="M19 316Q200 336 408 304L405 310Q200 342 21 321Z" fill="var(--brand)" />
      <g fill="#ffe1a0" stroke="var(--wood-shade)" strokeWidth="1.5">
        <circle cx="96" cy="340" r="4.5" />
        <circle cx="140" cy="344" r="4.5" />
        <circle cx="184" cy="345" r="4.5" />
        <circle cx="228" cy="344" r="4.5" />
        <circle cx="272" cy="341" r="4.5" />
      </g>
    </Drawing>
  );
}

export const boats = { dinghy: Dinghy, cutter: Cutter, schooner: Schooner };
