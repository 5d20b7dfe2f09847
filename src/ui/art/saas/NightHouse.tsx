import styles from './NightHouse.module.scss';

interface NightHouseProps {
  title: string;
  /** Indexes of the lit windows, from the upper left; there are 24. */
  lit: readonly number[];
  /** Whoever is seen in a window reads instead of telephoning. */
  calm?: boolean;
}

const windows = Array.from({ length: 24 }, (_, index) => ({
  index,
  x: 116 + (index % 6) * 54,
  y: 134 + Math.floor(index / 6) * 55,
}));

type Pane = (typeof windows)[number];

/** One path with the same shape in several windows, from their upper left corner. */
const paint = (panes: readonly Pane[], shape: string) => panes.map(({ x, y }) => `M${x} ${y}${shape}`).join('');

function Caller() {
  return (
    <>
      <path d="M6 38C6 29 11 27 16 27S26 29 26 38ZM10.5 20a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0" />
      <path d="M24 38L29 30 23.5 22" className={styles.arm} />
      <path d="M22 16h3v7h-3z" className={styles.paper} />
    </>
  );
}

function Reader() {
  return (
    <>
      <path d="M24 0V7M20 12L22 7H26L28 12Z" className={styles.lamp} />
      <path d="M4 38C4 29 8 26 13 26S22 29 23 38ZM8 20a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0" />
      <path d="M15 30L22 32 29 30V36L22 38 15 36Z" className={styles.paper} />
    </>
  );
}

/** Dark: glass that the moon shines on from the right, and every second time a blind. */
function DarkWindows({ panes }: { panes: readonly Pane[] }) {
  return (
    <>
      <path d={paint(panes, 'h34v38h-34z')} className={styles.glass} />
      <path d={paint(panes, 'm34 0v24l-20-24z')} className={styles.sheen} />
      <path
        d={paint(
          panes.filter(({ index }) => index % 2 === 0),
          'h34v16h-34z',
        )}
        className={styles.blind}
      />
    </>
  );
}

/** Lit: a glow on the wall, curtains, and behind some of them somebody. */
function LitWindows({ panes, calm }: { panes: readonly Pane[]; calm: boolean | undefined }) {
  const Person = calm ? Reader : Caller;
  const pane = paint(panes, 'h34v38h-34z');
  return (
    <>
      <path d={pane} className={styles.glow} />
      <path d={pane} className={styles.light} />
      <path d={paint(panes, 'm4 0h26q0 15-13 15t-13-15z')} className={styles.bright} />
      <path d={paint(panes, 'h8q0 26-5 38h-3zm34 0h-8q0 26 5 38h3z')} className={styles.curtain} />
      {panes
        .filter(({ index }) => index % 3 === 0)
        .map(({ index, x, y }) => (
          <g key={index} transform={`translate(${x} ${y})`} className={styles.person}>
            <Person />
          </g>
        ))}
      <path
        d={panes
          .filter(({ index }) => index >= 18)
          .map(({ x }) => `M${x} 392h34l12 14h-58z`)
          .join('')}
        className={styles.pool}
      />
    </>
  );
}

/** An apartment building in the moonlight, with some windows lit. */
export function NightHouse({ title, lit, calm }: NightHouseProps) {
  const isLit = ({ index }: Pane) => lit.includes(index);
  return (
    <svg className={styles.root} viewBox="0 0 560 420" role="img" aria-label={title}>
      <path
        d="M58 62h0M186 34h0M300 58h0M120 92h0M40 190h0M528 176h0M362 26h0M412 66h0M24 120h0M70 236h0M506 226h0M236 84h0"
        className={styles.stars}
      />
      <g className={styles.moon}>
        <circle cx="500" cy="58" r="22" />
        <path d="M487 52a5 5 0 1 1 10 0a5 5 0 1 1-10 0M502 66a4 4 0 1 1 8 0a4 4 0 1 1-8 0M504 46a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0" />
      </g>
      <path d="M0 392V286H34V262H92V392ZM474 392V272H512V300H560V392Z" className={styles.far} />
      <path
        d="M28 286H34V392H28ZM84 262H92V392H84ZM504 272H512V300H504ZM552 300H560V392H552Z"
        className={styles.farSide}
      />

      <path d="M0 392H560V420H0Z" className={styles.street} />
      <path d="M0 392H560V404H0Z" className={styles.pavement} />
      <path d="M0 404H560V406H0Z" className={styles.kerb} />
      <path d="M92 392H474L398 420H0V408Z" className={styles.cast} />

      <path d="M118 100V84H190V100ZM352 100V66H378V100Z" className={styles.front} />
      <path d="M190 84H200V100H190ZM378 66H388V100H378ZM444 112H474V392H444Z" className={styles.side} />
      <path d="M146 84V52M134 56H158M138 64H154" className={styles.aerial} />
      <path d="M92 112H444V392H92Z" className={styles.front} />
      <path d="M92 350H444V392H92Z" className={styles.plinth} />
      <path d="M84 100H450V112H84Z" className={styles.roof} />
      <path d="M450 100H482V112H450Z" className={styles.edge} />
      <path
        d="M84 98H482V100.5H84ZM352 64H388V67H352ZM118 82H200V85H118ZM444 348H474V351H444Z"
        className={styles.edge}
      />

      <DarkWindows panes={windows.filter((pane) => !isLit(pane))} />
      <LitWindows panes={windows.filter(isLit)} calm={calm} />
      <path d={paint(windows, 'm16 0h2v38h-2z')} className={styles.frame} />
      <path d={paint(windows, 'm-4 38h42v4h-42z')} className={styles.roof} />
      <path d={paint(windows, 'm-4 37h42v1.5h-42z')} className={styles.edge} />

      <path d="M244 350H292V356H244Z" className={styles.roof} />
      <path d="M250 356H286V392H250Z" className={styles.glass} />
      <path d="M267 356H269V392H267ZM244 349H292V350.5H244Z" className={styles.edge} />

      <path
        d="M47 392V336C30 342 16 330 20 314C8 304 14 286 28 284C32 268 58 266 64 282C80 284 86 302 76 314C82 330 68 342 53 336V392Z"
        className={styles.tree}
      />
      <path
        d="M64 282C80 284 86 302 76 314C82 330 68 342 53 336C66 336 74 327 70 314C79 303 75 289 62 288Z"
        className={styles.leaves}
      />
      <g className={styles.car}>
        <path d="M484 396C484 384 490 380 500 379L510 368H534L544 379C552 380 556 384 556 396Z" />
        <path d="M505 378L513 371H521V378ZM525 378V371H532L538 378Z" className={styles.glass} />
        <path
          d="M510 367H534L544 378H548L536 366ZM544 379C552 380 556 384 556 390C552 384 548 382 544 381Z"
          className={styles.edge}
        />
        <path
          d="M492 396a7 7 0 1 1 14 0a7 7 0 1 1-14 0M534 396a7 7 0 1 1 14 0a7 7 0 1 1-14 0"
          className={styles.wheel}
        />
      </g>
    </svg>
  );
}
