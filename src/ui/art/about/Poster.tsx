import type { ReactNode } from 'react';
import type { StoryId } from '@/data/entryIds';

/** What is turned away from the light, which comes from the upper left. */
const shade = { fill: '#06140c', fillOpacity: 0.24 } as const;
const gleam = {
  fill: 'none',
  stroke: '#fff',
  strokeOpacity: 0.32,
  strokeWidth: 7,
  strokeLinecap: 'round',
} as const;

/**
 * A scene per customer, 400 × 500; its subject is in the middle 400 × 300, for wide crops. Variables show
 * the foundry before: a cold wall and metal, and a slip of paper.
 */
const scenes: Record<StoryId, ReactNode> = {
  tunc: (
    <>
      <path d="M0 0H400V500H0Z" fill="var(--wall, #2f2522)" />
      <path d="M0 0H400V120L0 210Z" fill="var(--lit-wall, #3d2f2a)" />
      <path d="M150 110H250L262 210C262 244 238 262 200 262S138 244 138 210Z" fill="var(--ladle, #7d8a84)" />
      <path d="M150 110H250L253 134H147Z" fill="#a9b5af" />
      <path d="M206 110H250L262 210C262 244 238 262 200 262C218 236 222 176 206 110Z" {...shade} />
      <path d="M163 146L154 208C154 228 164 242 180 250" {...gleam} />
      <path d="M118 150H138M262 150H282" stroke="#a9b5af" strokeWidth="16" strokeLinecap="round" />
      <path d="M110 -10V150M290 -10V150" stroke="#55605a" strokeWidth="8" />
      <path d="M252 178C300 178 306 210 306 260V340H282V262C282 232 276 222 256 222Z" fill="var(--melt, #ffb545)" />
      <path d="M258 190C286 192 294 214 294 258V340H288V260C288 226 282 210 257 208Z" fill="var(--melt, #fff0c4)" />
      <path d="M180 340H380L366 420H194Z" fill="#55605a" />
      <path d="M196 340H364L362 356H198Z" fill="var(--melt, #ffb545)" />
      <path d="M364 340H380L366 420H306C314 402 318 378 318 356H362Z" {...shade} />
      <path d="M206 366L212 408" {...gleam} />
      <path
        d="M330 300L348 282M338 320L366 312M262 316L244 300M254 332L232 330M318 276L326 254"
        stroke="var(--spark, #ffd98a)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M0 420H400V500H0Z" fill="#1f1816" />
      <ellipse cx="280" cy="438" rx="130" ry="13" fill="var(--melt, #ffb545)" fillOpacity=".16" />
      <path d="M40 420V250L76 226L112 250V420Z" fill="#4a3a33" />
      <path d="M76 226L112 250V420H76Z" {...shade} />
      <path d="M60 290H92M60 320H92M60 350H92" stroke="var(--melt, #ffb545)" strokeWidth="8" />
      <path d="M120 286L172 280 180 350 166 345 154 353 141 348 128 356Z" fill="var(--slip, none)" />
      <path d="M131 302L164 298M133 316L166 312M134 330L154 328" stroke="var(--slip-line, none)" strokeWidth="5" />
    </>
  ),
  poyraz: (
    <>
      <path d="M0 0H400V500H0Z" fill="#efe3d0" />
      <g fill="none" stroke="#d07a3f" strokeWidth="12">
        <path d="M-20 90C60 50 120 130 200 96S340 60 420 104M-20 130C70 92 120 168 210 134S340 104 420 146M-20 170C80 136 130 204 220 172S350 150 420 188M-20 50C60 10 120 90 200 56S340 20 420 64" />
      </g>
      <path d="M60 236H232V360H60Z" fill="#0d1b14" />
      <path d="M232 262H292C304 262 312 270 318 282L336 318C340 326 342 332 342 340V360H232Z" fill="#1f3329" />
      <path d="M250 276H288L306 314H250Z" fill="#bfe3ef" />
      <path d="M262 276H276L262 314H250V306Z" fill="#fff" fillOpacity=".55" />
      <path d="M60 236H232V248H60ZM232 262H292C298 262 303 264 307 268H232Z" fill="#fff" fillOpacity=".16" />
      <path d="M60 336H342V360H60Z" {...shade} />
      <path d="M84 358H322V374H84Z" fill="#0d1b14" />
      <path d="M154 262L122 312H146L134 342L176 288H152L164 262Z" fill="#09b850" />
      <path d="M330 336H342V348H326Z" fill="#f5c35b" />
      <path d="M80 374V362A36 36 0 0 1 152 362V374ZM250 374V362A36 36 0 0 1 322 362V374Z" fill="#06140c" />
      <path d="M80 362A36 36 0 0 1 152 362M250 362A36 36 0 0 1 322 362" fill="none" stroke="#33443a" strokeWidth="4" />
      <path d="M0 392H400V500H0Z" fill="#d07a3f" />
      <path d="M56 392H348L364 402 340 408H72L48 402Z" {...shade} />
      <ellipse cx="116" cy="394" rx="32" ry="5" {...shade} fillOpacity={0.5} />
      <ellipse cx="286" cy="394" rx="32" ry="5" {...shade} fillOpacity={0.5} />
      <path d="M116 364h0M286 364h0" stroke="#33443a" strokeWidth="58" strokeLinecap="round" />
      <path d="M116 364h0M286 364h0" stroke="#a9b5af" strokeWidth="22" strokeLinecap="round" />
      <path d="M20 440H110M160 440H250M300 440H390" stroke="#efe3d0" strokeWidth="8" />
      <path d="M12 270H44M0 300H40M20 330H46" stroke="#0d1b14" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  kardelen: (
    <>
      <path d="M0 0H400V500H0Z" fill="#24473a" />
      <path d="M0 400C90 370 150 410 230 392S350 380 400 396V500H0Z" fill="#eef4f0" />
      <g fill="none" stroke="#86b79b" strokeWidth="7" strokeLinecap="round">
        <path d="M200 420C204 320 198 220 214 150C220 124 244 124 246 150M120 414C122 350 112 290 124 240C130 220 150 222 150 240M292 410C290 350 300 310 292 262C288 242 268 242 266 262" />
      </g>
      <g fill="#5fa57f">
        <path d="M200 420C160 360 164 300 182 260C196 320 204 360 200 420ZM120 416C92 380 90 340 98 312C112 346 122 380 120 416ZM292 412C322 370 322 330 314 300C298 336 290 372 292 412Z" />
      </g>
      <g fill="#fff">
        <path d="M246 150C214 172 206 214 216 244C232 236 242 216 246 190C250 216 262 236 278 244C288 214 278 172 246 150Z" />
        <path d="M246 160C236 190 238 220 246 248C254 220 256 190 246 160Z" fill="#dce9e1" />
        <path d="M150 240C126 256 120 288 128 310C140 304 147 290 150 272C153 290 160 304 172 310C180 288 174 256 150 240Z" />
        <path d="M266 262C242 278 238 308 246 328C256 322 263 308 266 292C269 308 276 322 288 328C296 308 290 278 266 262Z" />
      </g>
      <g fill="#b9d0c4" fillOpacity=".6">
        <path d="M246 150C278 172 286 214 276 244C262 236 252 216 249 196C258 182 256 164 246 150ZM150 240C174 256 180 288 172 310C162 305 155 292 152 278C158 266 156 252 150 240ZM266 262C290 278 294 308 286 328C278 324 271 312 268 298C274 288 272 274 266 262Z" />
      </g>
      <path
        d="M183 290C194 330 200 372 200 414M99 336C108 362 116 390 119 412M313 326C302 354 296 382 293 408"
        fill="none"
        stroke="#3f8562"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M0 438C110 408 210 452 400 420V500H0Z" fill="#cfdfd6" />
      <path d="M234 226H258M142 296H158M258 316H274" stroke="#09b850" strokeWidth="8" strokeLinecap="round" />
      <g fill="#fff" fillOpacity=".5">
        <circle cx="60" cy="90" r="5" />
        <circle cx="330" cy="70" r="7" />
        <circle cx="90" cy="190" r="4" />
        <circle cx="350" cy="200" r="5" />
        <circle cx="170" cy="60" r="4" />
      </g>
    </>
  ),
  norddock: (
    <>
      <path d="M0 0H400V500H0Z" fill="#0b5aa5" />
      <path d="M0 0H400V180C300 160 240 210 140 190S40 150 0 170Z" fill="#0a4d8f" />
      <circle cx="318" cy="98" r="52" fill="#f5c35b" fillOpacity=".2" />
      <circle cx="318" cy="98" r="34" fill="#f5c35b" />
      <path
        d="M96 380V120H116V380M176 380V120H196V380M60 120H330M96 180H196M96 250L196 190M96 320L196 260"
        fill="none"
        stroke="#f3f6f4"
        strokeWidth="9"
      />
      <path d="M146 60V120M146 60L60 120M146 60L330 120" fill="none" stroke="#f3f6f4" strokeWidth="6" />
      <path d="M282 120V210" stroke="#f3f6f4" strokeWidth="4" />
      <path d="M244 210H322V252H244Z" fill="#e0703f" />
      <path d="M256 218V244M270 218V244M284 218V244M298 218V244M310 218V244" stroke="#b84f25" strokeWidth="4" />
      <path d="M212 316H288V356H212Z" fill="#8ed8a8" />
      <path d="M292 316H368V356H292Z" fill="#f5c35b" />
      <path d="M240 274H316V314H240Z" fill="#f3f6f4" />
      <path
        d="M244 210H322V219H244ZM212 316H288V325H212ZM292 316H368V325H292ZM240 274H316V283H240Z"
        fill="#fff"
        fillOpacity=".4"
      />
      <path d="M300 210H322V252H300ZM266 316H288V356H266ZM346 316H368V356H346ZM294 274H316V314H294Z" {...shade} />
      <path d="M190 358H400V420H214Z" fill="#12283d" />
      <path d="M193 364H400V374H197Z" fill="#e0703f" />
      <path d="M0 380H200V420H0Z" fill="#33443a" />
      <path d="M0 380H200V390H0Z" fill="#fff" fillOpacity=".22" />
      <path d="M0 418H400V500H0Z" fill="#083c70" />
      <path d="M206 418H400V436H224Z" {...shade} />
      <path
        d="M20 446H90M130 446H180M220 446H330M60 474H150M210 474H270M310 474H380"
        stroke="#3b83c4"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  ),
  egeoptik: (
    <>
      <path d="M0 0H400V500H0Z" fill="#f5c35b" />
      <circle cx="200" cy="250" r="160" fill="#f9d68c" />
      <path
        d="M262 102A160 160 0 0 1 200 410C276 396 322 332 322 256C322 196 300 138 262 102Z"
        fill="#dd9a3c"
        fillOpacity=".34"
      />
      <path d="M84 344h0M316 344h0" stroke="#e0703f" strokeOpacity=".35" strokeWidth="40" strokeLinecap="round" />
      <g fill="#fff" fillOpacity=".65">
        <circle cx="116" cy="244" r="70" />
        <circle cx="284" cy="244" r="70" />
      </g>
      <circle cx="116" cy="244" r="34" fill="#c7743f" />
      <circle cx="284" cy="244" r="34" fill="#c7743f" />
      <path
        d="M93 256A26 26 0 0 0 139 256M261 256A26 26 0 0 0 307 256"
        fill="none"
        stroke="#eba66c"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <g fill="#0d1b14">
        <circle cx="116" cy="244" r="16" />
        <circle cx="284" cy="244" r="16" />
      </g>
      <g fill="#fff">
        <circle cx="123" cy="237" r="6" />
        <circle cx="291" cy="237" r="6" />
      </g>
      <g fill="none" stroke="#0d1b14" strokeWidth="15">
        <circle cx="116" cy="244" r="72" />
        <circle cx="284" cy="244" r="72" />
        <path d="M184 226C192 212 208 212 216 226M46 226L10 208M354 226L390 208" strokeLinecap="round" />
      </g>
      <path
        d="M76 210C86 196 98 190 110 188M244 210C254 196 266 190 278 188"
        fill="none"
        stroke="#fff"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M140 380C170 404 230 404 260 380" fill="none" stroke="#0d1b14" strokeWidth="11" strokeLinecap="round" />
      <path
        d="M70 140C90 124 130 122 150 136M250 136C270 122 310 124 330 140"
        fill="none"
        stroke="#0d1b14"
        strokeWidth="13"
        strokeLinecap="round"
      />
    </>
  ),
  mese: (
    <>
      <path d="M0 0H400V500H0Z" fill="#dfe8da" />
      <path d="M0 390H400V500H0Z" fill="#c9d6c3" />
      <ellipse cx="212" cy="420" rx="136" ry="11" {...shade} />
      <path
        d="M200 60C150 80 130 60 112 96C90 110 116 136 104 158C92 186 132 190 140 212H260C268 190 308 186 296 158C284 136 310 110 288 96C270 60 250 80 200 60Z"
        fill="#6f9a5b"
      />
      <path
        d="M200 60C250 80 270 60 288 96C310 110 284 136 296 158C308 186 268 190 260 212H222C246 168 240 96 200 60Z"
        {...shade}
      />
      <path d="M122 104C134 86 152 86 172 86M116 168C112 184 126 192 136 198" {...gleam} />
      <path
        d="M200 80V212M200 130L160 106M200 130L240 106M200 170L152 156M200 170L248 156"
        fill="none"
        stroke="#4d7440"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M128 210C128 200 136 196 146 196H254C264 196 272 200 272 210L264 296H136Z" fill="#b9804a" />
      <path d="M152 214H248L243 280H157Z" fill="#dfe8da" />
      <path d="M118 292H282C290 292 294 298 292 306L288 322H112L108 306C106 298 110 292 118 292Z" fill="#a06a38" />
      <path d="M109 309H291L288 322H112ZM254 196C264 196 272 200 272 210L264 292H250Z" {...shade} />
      <path d="M120 299H240M134 214L139 280" {...gleam} />
      <path
        d="M126 322L104 420M274 322L296 420M156 322L150 404M244 322L250 404"
        stroke="#8b5a2e"
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path d="M118 368H282" stroke="#8b5a2e" strokeWidth="9" />
      <path d="M326 390C330 366 352 368 350 390ZM40 420C46 400 64 404 60 420Z" fill="#b9804a" />
      <path d="M338 374V362M50 408V398" stroke="#8b5a2e" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  halyard: (
    <>
      <path d="M0 0H400V500H0Z" fill="#bfe3ef" />
      <circle cx="310" cy="120" r="62" fill="#fff6d8" fillOpacity=".45" />
      <circle cx="310" cy="120" r="40" fill="#fff6d8" />
      <path d="M0 300C60 280 110 310 170 296S300 280 400 300V400H0Z" fill="#9cc8dc" />
      <path d="M208 66V330H80C120 260 176 190 208 66Z" fill="#fff" />
      <path d="M208 66V330H140C178 270 202 180 208 66Z" fill="#dbe7ee" />
      <path d="M222 96C262 170 296 250 312 330H222Z" fill="#e0703f" />
      <path d="M222 96C236 170 240 250 240 330H222Z" fill="#c75a2c" />
      <path
        d="M120 270C150 262 180 262 208 268M98 302C140 292 176 292 208 298"
        fill="none"
        stroke="#b9cdc0"
        strokeWidth="4"
      />
      <path d="M215 50V340" stroke="#33443a" strokeWidth="8" />
      <path d="M215 50L246 60L215 72Z" fill="#09b850" />
      <path d="M60 340H346C336 380 310 398 270 398H130C96 398 74 372 60 340Z" fill="#0d2a3f" />
      <path d="M66 354H342C330 384 306 398 270 398H240C282 388 306 372 312 354Z" fill="#06140c" fillOpacity=".45" />
      <path d="M82 366C90 378 100 386 114 390" {...gleam} />
      <path d="M64 350H342" stroke="#fff" strokeWidth="7" />
      <path d="M0 386C50 366 90 406 150 388S260 372 310 392S380 384 400 380V500H0Z" fill="#2f7fb5" />
      <path
        d="M96 402C150 420 240 418 318 400"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M40 430H120M170 446H260M300 424H370M90 470H170M240 474H330"
        stroke="#7fb9dc"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  ),
};

/** A customer's poster; covers its parent in any aspect ratio. */
export function Poster({ of }: { of: StoryId }) {
  return (
    <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {scenes[of]}
    </svg>
  );
}

/** Bad weather to overlay on a poster: two banks of clouds from the upper edge, rain and a bolt. */
export function Storm() {
  return (
    <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path
        d="M-20-20H420V116A36 36 0 0 1 366 128A52 52 0 0 1 272 140A40 40 0 0 1 206 124A44 44 0 0 1 130 132A54 54 0 0 1 36 136A36 36 0 0 1-20 122Z"
        fill="#39444a"
      />
      <path
        d="M-20-20H420V74A44 44 0 0 1 346 94A50 50 0 0 1 262 98A46 46 0 0 1 186 86A56 56 0 0 1 90 94A48 48 0 0 1 14 82A40 40 0 0 1-20 74Z"
        fill="#1b2521"
      />
      <path
        d="M60 184L36 254M130 194L106 264M200 190L176 260M340 204L316 274M90 284L66 354M160 294L136 364M230 304L206 374M300 304L276 374M370 304L346 374"
        stroke="#d7e3dc"
        strokeOpacity=".55"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M262 156L226 222H254L238 272L294 200H264L280 156Z" fill="#f5c35b" />
    </svg>
  );
}
