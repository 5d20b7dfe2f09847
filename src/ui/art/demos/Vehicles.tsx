import { Drawing } from '../Drawing';

const ink = 'var(--foot-bg)';

function Wheel({ x, y, r }: { x: number; y: number; r: number }) {
  const spokes = Array.from({ length: 6 }, (_, index) => (index * Math.PI) / 6);
  return (
    <g fill="none" stroke={ink}>
      <circle cx={x} cy={y} r={r} strokeWidth="6" fill="var(--paper)" fillOpacity=".35" />
      {spokes.map((turn) => (
        <path
          key={turn}
          strokeWidth="1.2"
          d={`M${(x - r * Math.cos(turn)).toFixed(1)} ${(y - r * Math.sin(turn)).toFixed(1)}L${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * Math.sin(turn)).toFixed(1)}`}
        />
      ))}
      <circle cx={x} cy={y} r="6" fill={ink} />
    </g>
  );
}

/** A courier's bicycle with its box. */
export function Bicycle() {
  return (
    <Drawing width={360} height={240}>
      <ellipse cx="180" cy="228" rx="160" ry="8" fill={ink} fillOpacity=".16" />
      <Wheel x={82} y={166} r={58} />
      <Wheel x={282} y={166} r={58} />
      <g fill="none" stroke={ink} strokeWidth="8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M82 166L128 92H244L168 166H82" stroke="var(--brand-active)" />
        <path d="M168 166L120 76" stroke="var(--brand-active)" />
        <path d="M130 90H242M84 163L128 95M122 76L168 162" stroke="#fff" strokeOpacity=".4" strokeWidth="2" />
        <path d="M282 166L238 66" />
        <path d="M238 66L262 54M238 66L214 62" strokeWidth="6" />
        <path d="M104 72H138" strokeWidth="11" />
        <path d="M168 166L180 192M172 193H190" strokeWidth="5" />
      </g>
      <g className="only-dark" fill="var(--sun)">
        <linearGradient id="bicycle-beam">
          <stop stopColor="#ffd98a" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </linearGradient>
        <path d="M268 66L372 44V150Z" fill="url(#bicycle-beam)" />
        <circle cx="268" cy="70" r="7" />
      </g>
      <circle cx="168" cy="166" r="14" fill={ink} />
      <path d="M24 96H104" stroke={ink} strokeWidth="5" strokeLinecap="round" />
      <rect x="20" y="20" width="78" height="74" rx="8" fill="var(--paper)" />
      <path d="M74 20H90A8 8 0 0 1 98 28V86A8 8 0 0 1 90 94H80Z" fill="#0b2a38" fillOpacity=".1" />
      <path d="M20 40V28A8 8 0 0 1 28 20H90A8 8 0 0 1 98 28V40Z" fill="#a9c3cf" />
      <path d="M28 20H90A8 8 0 0 1 96 24H24A8 8 0 0 1 28 20Z" fill="#fff" fillOpacity=".7" />
      <path d="M64 48L46 68H57L52 84 74 62H62Z" fill="var(--brand)" />
    </Drawing>
  );
}

/** A fully loaded van as a part of a drawing; its wheels stand on y = 231. */
export function VanShape() {
  return (
    <>
      <ellipse cx="212" cy="228" rx="198" ry="9" fill={ink} fillOpacity=".16" />
      <path d="M16 48A22 22 0 0 1 38 26H262V206H16Z" fill="var(--paper)" />
      <path d="M262 66H318C334 66 344 72 352 86L380 132C398 138 404 148 404 164V206H262Z" fill="var(--brand-active)" />
      <path d="M16 172H262V206H16Z" fill="#a9c3cf" />
      <path d="M16 48A22 22 0 0 1 38 26H262V34H40A18 18 0 0 0 22 52V172H16Z" fill="#fff" />
      <path d="M196 26H262V172H226C214 120 206 70 196 26Z" fill="#0b2a38" fillOpacity=".06" />
      <path d="M262 66H270V206H262Z" fill="#000" fillOpacity=".22" />
      <path d="M262 172H404V206H262Z" fill="#000" fillOpacity=".2" />
      <path d="M280 84H316C326 84 332 88 337 96L358 132H280Z" fill="#bfdbe6" />
      <path d="M280 84H304L280 122Z" fill="#fff" fillOpacity=".75" />
      <path d="M16 172H262" stroke={ink} strokeOpacity=".2" strokeWidth="2" />
      <path d="M386 156H404V172H392A8 8 0 0 1 386 164Z" fill="var(--sun)" />
      <path d="M278 150H300" stroke={ink} strokeWidth="5" strokeLinecap="round" />
      <path d="M150 52L104 112H134L120 158 178 94H146Z" fill="var(--brand)" />
      <path d="M8 206H410" stroke={ink} strokeWidth="9" strokeLinecap="round" />
      {[92, 330].map((x) => (
        <g key={x}>
          <path d={`M${x - 38} 206A38 38 0 0 1 ${x + 38} 206Z`} fill="#000" fillOpacity=".35" />
          <circle cx={x} cy="200" r="31" fill={ink} />
          <path
            d={`M${x - 24} 190A27 27 0 0 1 ${x + 4} 174`}
            fill="none"
            stroke="#fff"
            strokeOpacity=".3"
            strokeWidth="3"
          />
          <circle cx={x} cy="200" r="14" fill="var(--foot-text)" />
          <circle cx={x} cy="200" r="5" fill={ink} />
        </g>
      ))}
    </>
  );
}

/** A fully loaded van. */
export function Van() {
  return (
    <Drawing width={420} height={240}>
      <VanShape />
    </Drawing>
  );
}

const parcels = [
  { x: 122, y: 126, width: 46, height: 48, fill: '#d9a56c' },
  { x: 168, y: 138, width: 40, height: 36, fill: '#b9814c' },
  { x: 130, y: 88, width: 34, height: 38, fill: '#c9935c' },
  { x: 164, y: 98, width: 44, height: 40, fill: '#e2b985' },
] as const;

/** The same van from behind, with one door open. */
export function VanRear() {
  return (
    <Drawing width={290} height={240}>
      <g transform="translate(-52 0)">
        <ellipse cx="206" cy="229" rx="130" ry="8" fill={ink} fillOpacity=".16" />
        <path
          d="M122 196H156V218A10 10 0 0 1 146 228H132A10 10 0 0 1 122 218ZM264 196H298V218A10 10 0 0 1 288 228H274A10 10 0 0 1 264 218Z"
          fill={ink}
        />
        <path
          d="M94 92H112V124H94A6 6 0 0 1 88 118V98A6 6 0 0 1 94 92ZM308 92H326A6 6 0 0 1 332 98V118A6 6 0 0 1 326 124H308Z"
          fill="var(--brand-active)"
        />
        <path d="M108 46A24 24 0 0 1 132 22H288A24 24 0 0 1 312 46V206H108Z" fill="var(--paper)" />
        <path
          d="M108 46A24 24 0 0 1 132 22H288A24 24 0 0 1 312 46V52A24 24 0 0 0 288 30H132A24 24 0 0 0 108 52Z"
          fill="#fff"
        />
        <path d="M122 48H210V174H122Z" fill="#16233a" />
        <path d="M122 48H210V58H122Z" fill="#000" fillOpacity=".35" />
        <path d="M122 58H210V174H122Z" fill="var(--sun)" fillOpacity=".75" className="only-dark" />
        {parcels.map(({ fill, ...box }) => (
          <g key={box.x}>
            <rect {...box} fill={fill} />
            <path d={`M${box.x + box.width / 2 - 4} ${box.y}h8v${box.height}h-8z`} fill="#fff" fillOpacity=".4" />
            <path d={`M${box.x} ${box.y}h${box.width}v4h-${box.width}z`} fill="#fff" fillOpacity=".22" />
          </g>
        ))}
        <path d="M210 48H298V174H210Z" fill="var(--paper)" />
        <path d="M210 48H216V174H210ZM210 168H298V174H210Z" fill="#0b2a38" fillOpacity=".12" />
        <path d="M262 66L236 102H254L246 134 282 92H262Z" fill="var(--brand)" />
        <path d="M222 144V160" stroke={ink} strokeWidth="5" strokeLinecap="round" />
        <path d="M122 48L58 34V190L122 174Z" fill="#dfe8ea" />
        <path d="M122 48L112 46V176L122 174ZM58 150L122 140V174L58 190Z" fill="#0b2a38" fillOpacity=".14" />
        <path d="M70 58L108 64V128L70 134Z" fill="none" stroke="#0b2a38" strokeOpacity=".16" strokeWidth="3" />
        <path d="M108 176H312V206H108Z" fill="#a9c3cf" />
        <path d="M114 180H128V200H114ZM292 180H306V200H292Z" fill="#d9483b" />
        <path d="M114 180H128V186H114ZM292 180H306V186H292Z" fill="var(--sun)" />
        <path d="M184 182H236V200H184Z" fill="#fff" />
        <path d="M192 191H228" stroke={ink} strokeOpacity=".5" strokeWidth="5" strokeDasharray="8 4" />
        <path d="M102 206H318" stroke={ink} strokeWidth="9" strokeLinecap="round" />
      </g>
    </Drawing>
  );
}

/** A sneaker, for walking. */
export function Sneaker() {
  return (
    <Drawing width={300} height={200}>
      <ellipse cx="152" cy="188" rx="136" ry="8" fill={ink} fillOpacity=".18" />
      <path
        d="M26 60C50 72 78 70 96 46L112 34C134 66 166 92 214 102C256 110 276 124 276 152H24C18 118 18 88 26 60Z"
        fill="var(--paper)"
      />
      <path
        d="M26 60C50 72 78 70 96 46L104 40C112 60 104 96 78 110C58 120 34 116 20 104C20 88 22 74 26 60Z"
        fill="var(--sky-noon)"
      />
      <path d="M214 102C256 110 276 124 276 152H200C194 128 198 112 214 102Z" fill="var(--brand)" />
      <path d="M26 132C90 140 180 132 276 140V152H24Z" fill="#0b2a38" fillOpacity=".14" />
      <path d="M112 34C134 66 166 92 214 102 190 102 140 92 104 44Z" fill="#fff" />
      <path d="M236 106C258 112 270 122 274 138 262 124 248 114 226 108Z" fill="#fff" fillOpacity=".45" />
      <g stroke={ink} strokeWidth="6" strokeLinecap="round" fill="none">
        <path d="M124 76L146 58M146 92L168 74M172 104L192 88" />
      </g>
      <path d="M20 150H280C286 166 278 182 262 182H34C20 182 14 166 20 150Z" fill={ink} />
      <path d="M22 160H280" stroke="var(--sun)" strokeWidth="5" />
    </Drawing>
  );
}
