import { Drawing } from './Drawing';

/** Top left corners of the cartons in the open half. */
const cartons = [
  [70, 334],
  [126, 334],
  [70, 276],
  [126, 276],
  [98, 218],
] as const;

/** The doors of a cooled truck, one of them open; the handle counts five of eight minutes. Decorative. */
export function TruckDoors() {
  return (
    <Drawing width={380} height={540}>
      <ellipse cx="196" cy="518" rx="172" ry="14" opacity=".28" />
      <path d="M66 452h58v62H66zM268 452h58v62h-58z" fill="#0a1c2b" />
      <path d="M42 28h308v414H42z" fill="#cfe3f1" />
      <path d="M42 28h308v16H42z" fill="#f4faff" />
      <path d="M58 54h276v350H58z" fill="#062a44" />
      <path d="M58 54h276v18H58z" fill="#0d3d5e" />
      {cartons.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M0 0h52v54H0z" fill="#d9a673" />
          <path d="M0 0h52v12H0z" fill="#eac08f" />
          <path d="M22 0h9v12h-9z" fill="#b98450" />
          <path d="M26 22v22m-10-17 20 12m0-12L16 39" stroke="#1c6ea4" strokeWidth="4" strokeLinecap="round" />
        </g>
      ))}
      <path d="M58 388h138v16H58z" fill="#5a9fcb" />
      <g fill="#2bd474" stroke="#2bd474" strokeOpacity=".3" strokeWidth="10">
        <circle cx="126" cy="84" r="6" />
        <circle cx="178" cy="120" r="6" />
        <circle cx="124" cy="376" r="6" />
      </g>
      <path d="M58 54 6 30v408l52-34z" fill="#b9d3e5" />
      <path d="M50 70 16 54v354l34-22z" fill="#d6e7f4" />
      <path d="M196 54h138v350H196z" fill="#fff" />
      <path d="M196 54h10v350h-10z" fill="#b9d3e5" />
      <path d="M334 84h14v22h-14zM334 218h14v22h-14zM334 350h14v22h-14z" fill="#5f7f96" />
      <path d="M236 62v334" stroke="#8fadc2" strokeWidth="9" />
      <path d="M226 62h20v14h-20zM226 382h20v14h-20z" fill="#5f7f96" />
      <path d="M236 256h82" stroke="#22465f" strokeWidth="26" strokeLinecap="round" />
      <path d="M290 251h28" stroke="#4a7490" strokeWidth="7" strokeLinecap="round" />
      <circle cx="244" cy="256" r="54" fill="#0a1c2b" />
      <g fill="none" strokeWidth="12" transform="rotate(-90 244 256)">
        <circle cx="244" cy="256" r="40" pathLength="8" stroke="#2a4a60" strokeDasharray=".78 .22" />
        <circle
          cx="244"
          cy="256"
          r="40"
          pathLength="8"
          stroke="#5be495"
          strokeDasharray=".78 .22 .78 .22 .78 .22 .78 .22 .78 3.22"
        />
      </g>
      <path
        d="M256 238h-20l-2 19q18-8 23 5 3 16-14 16-8 0-12-6"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M30 442h332v20H30z" fill="#0a1c2b" />
      <path d="M44 446h44v12H44zM304 446h44v12h-44z" fill="#e5533d" />
      <g fill="none" stroke="#a9dcf8" strokeWidth="5" strokeLinecap="round">
        <path d="M78 412q-6 26-34 32t-34 34" />
        <path d="M112 412q-4 40-42 50t-40 40" opacity=".8" />
        <path d="M148 412q0 50-40 62t-36 36" opacity=".55" />
      </g>
    </Drawing>
  );
}
