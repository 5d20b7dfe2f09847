import { StreetHouse } from './StreetHouse';
import styles from './StreetScene.module.scss';

/** The outdoor unit of the heat pump, with a pipe into the house. */
export function FilmPump() {
  return (
    <>
      <path d="M356 600H396M356 614H396" stroke="#33454c" strokeWidth="7" />
      <ellipse cx="284" cy="650" rx="116" ry="10" fill="#000" fillOpacity=".18" />
      <path d="M206 632h20v16h-20zM342 632h20v16h-20z" fill="#5b686c" />
      <rect x="192" y="518" width="184" height="118" rx="12" fill="#f3f7f6" />
      <path d="M326 518h38q12 0 12 12v94q0 12-12 12h-38z" fill="#c9d4d3" />
      <path d="M338 546h26M338 562h26M338 578h26M338 594h26" stroke="#7f9186" strokeWidth="5" strokeLinecap="round" />
      <circle cx="258" cy="577" r="49" fill="#26343a" />
      <circle cx="258" cy="577" r="49" fill="none" stroke="#9fb0b3" strokeWidth="4" />
      <path d="M186 522Q210 500 244 508T318 502 380 522Z" fill="var(--flake)" className={styles.snow} />
    </>
  );
}

/** A snowman as long as it is cold, and what is left of it. */
function Snowman() {
  return (
    <>
      <g transform="translate(104 652)" className={styles.snow}>
        <ellipse cy="0" rx="66" ry="9" fill="#000" fillOpacity=".14" />
        <circle cy="-42" r="46" fill="var(--flake)" />
        <circle cy="-106" r="32" fill="var(--flake)" />
        <path
          d="M18-80A46 46 0 0 1 8 3 46 46 0 0 0 40-64ZM14-135A32 32 0 0 1 8-75 36 36 0 0 0 14-135Z"
          fill="#0d2a3d"
          fillOpacity=".12"
        />
        <path d="M-30-84Q0-64 30-84L31-72Q0-54-31-72ZM14-72L30-70 34-30 18-28Z" fill="#c8643c" />
        <path d="M-26-134H26L22-142H17L14-172H-14L-17-142H-22Z" fill="#8a3d4c" />
        <path d="M2-106L34-98 2-96Z" fill="#e8833a" />
        <path d="M-11-112h.1M13-112h.1M0-46h.1M0-26h.1" stroke="#2b3a44" strokeWidth="7" strokeLinecap="round" />
      </g>
      <g transform="translate(104 652)" className={styles.glow}>
        <ellipse cy="2" rx="62" ry="9" fill="#fff" fillOpacity=".4" />
        <path d="M-34-4H14L10-12H6L4-40H-24L-26-12H-30Z" fill="#8a3d4c" />
        <path d="M14 2Q40-12 62 4L58 10Q38-2 16 10Z" fill="#c8643c" />
      </g>
    </>
  );
}

/** What is around the house, behind it: hills, roofs, trees. */
export function FilmNeighbours({ pane }: { pane: string }) {
  return (
    <>
      <path d="M0 470C140 380 270 430 420 400S900 380 1040 420 1200 390 1280 372V660H0Z" fill="var(--hill)" />
      <g transform="translate(168 462) scale(.42)">
        <StreetHouse pane={pane} x={0} w={200} h={206} wall="c" />
        <StreetHouse pane={pane} x={256} w={190} h={166} wall="b" />
      </g>
      <g transform="translate(0 600) scale(.78)">
        <StreetHouse pane={pane} x={1476} w={210} h={216} wall="b" bay />
      </g>
      {[14, 1122].map((x) => (
        <g key={x} transform={`translate(${x} 624)`} fill="var(--tree)">
          <path d="M-6 0V-90H6V0Z" />
          <ellipse cy="-132" rx="40" ry="78" />
          <path d="M0-210A40 78 0 0 1 0-54Z" fill="#000" fillOpacity=".14" />
        </g>
      ))}
    </>
  );
}

/** The ground before the house, with the fence beside it. */
export function FilmGround() {
  return (
    <>
      <path d="M0 596H392V632H1096V596H1280V764H0Z" fill="var(--ground)" />
      <path d="M0 716Q320 690 640 710T1280 700V764H0Z" fill="var(--ground-edge)" />
      <path d="M420 644H540L640 764H350Z" fill="var(--ground-edge)" />
      <path
        d="M1112 640V566l9-12 9 12v74zM1144 640V566l9-12 9 12v74zM1176 640V566l9-12 9 12v74zM1208 640V566l9-12 9 12v74zM1240 640V566l9-12 9 12v74zM1272 640V566l9-12 9 12v74z"
        fill="var(--frame)"
      />
      <path d="M1100 584H1280V594H1100ZM1100 616H1280V626H1100Z" fill="var(--frame)" />
      <Snowman />
    </>
  );
}
