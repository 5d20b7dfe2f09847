import styles from './FrontDoor.module.scss';

/** A front door at street level, 560 × 420: a lantern, a bicycle, an umbrella stand. */
export function FrontDoor() {
  return (
    <svg className={styles.root} viewBox="0 0 560 420" aria-hidden="true" focusable="false">
      <path d="M0 0H560V396H0Z" className={styles.wall} />
      <path d="M40 60h60m60 20h60m170-40h60m60 60h60M20 200h50m380-10h70M60 300h40m400-40h40" className={styles.line} />
      <path d="M186 396V120A94 94 0 0 1 374 120V396Z" className={styles.stone} />
      <path d="M280 26A94 94 0 0 1 374 120V396H356V120A76 76 0 0 0 280 44Z" className={styles.shade} />
      <path d="M204 396V150H356V396Z" className={styles.inside} />
      <path d="M204 138V120A76 76 0 0 1 356 120V138Z" className={styles.glass} />
      <path d="M280 44V138M226 66L280 138L334 66" className={styles.bar} />
      {/* The floor behind the threshold, and the leaf, which opens inwards. */}
      <path d="M204 396L238 374H356V396Z" className={styles.glass} />
      <path d="M204 150L272 166V380L204 396Z" className={styles.leaf} />
      <path
        d="M216 172L260 181V263L216 262ZM216 284L260 283V365L216 374ZM264 164L272 166V380L264 382Z"
        className={styles.shade}
      />
      <circle cx="256" cy="273" r="5" className={styles.knob} />
      <path d="M164 408H396V420H164Z" className={styles.stone} />
      <path d="M164 414H396V420H164Z" className={styles.shade} />
      <path d="M176 396H384V408H176Z" className={styles.stone} />
      <path d="M176 404H384V408H176Z" className={styles.shade} />
      <path d="M424 172H448L512 396H360Z" className={styles.beam} />
      <path d="M414 126H458L448 172H424ZM418 126L436 108L454 126Z" className={styles.lantern} />
      <path d="M436 126H458L448 172H436ZM436 108L454 126H436Z" className={styles.shade} />
      <path d="M436 108V98A8 8 0 0 0 428 90H398M398 78V102" className={styles.iron} />
      <path d="M0 396H176M384 396H560" className={styles.iron} />
      <g className={styles.shade}>
        <ellipse cx="88" cy="396" rx="88" ry="5" />
        <ellipse cx="476" cy="396" rx="42" ry="5" />
      </g>
      <g transform="translate(-18 0)">
        <g className={styles.tyre}>
          <circle cx="61" cy="358" r="34" />
          <circle cx="151" cy="358" r="34" />
        </g>
        <path
          d="M31 358H91M61 328V388M40 337L82 379M82 337L40 379M121 358H181M151 328V388M130 337L172 379M172 337L130 379"
          className={styles.spokes}
        />
        <path d="M61 358L84 310H130L151 358M104 358L130 310" className={styles.frame} />
        <path d="M61 358H104L82 304" className={`${styles.frame} ${styles.far}`} />
        <path d="M130 310L124 290H138M104 358L112 372H120" className={styles.iron} />
        <path
          d="M68 298H98C98 306 88 307 82 307S68 304 68 298ZM104 350A8 8 0 1 1 103.9 350Z"
          className={styles.saddle}
        />
        <path d="M136 300H172L166 328H142Z" className={styles.basket} />
        <path d="M158 300H172L166 328H156ZM136 300H172V305H137Z" className={styles.shade} />
      </g>
      <path d="M460 330V254M486 330L494 262A8 8 0 0 1 510 264" className={styles.iron} />
      <path d="M460 262C450 280 448 310 462 330C478 312 474 280 460 262Z" className={styles.green} />
      <path d="M460 262C474 280 478 312 462 330Z" className={styles.shade} />
      <path d="M450 330H504L498 396H456ZM446 324H508V334H446Z" className={styles.pot} />
      <path d="M490 324H508V334H503L498 396H484ZM446 334H508V338H446Z" className={styles.shade} />
    </svg>
  );
}
