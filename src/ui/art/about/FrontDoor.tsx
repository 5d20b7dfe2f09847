import styles from './FrontDoor.module.scss';

/** A front door at street level, 560 × 420: a lantern, a bicycle, an umbrella stand. */
export function FrontDoor() {
  return (
    <svg className={styles.root} viewBox="0 0 560 420" aria-hidden="true" focusable="false">
      <path d="M0 0H560V396H0Z" className={styles.wall} />
      <path d="M40 60h60m60 20h60m170-40h60m60 60h60M20 200h50m380-10h70M60 300h40m400-40h40" className={styles.line} />
      <path d="M186 396V120A94 94 0 0 1 374 120V396Z" className={styles.frame} />
      <path d="M204 396V150H356V396Z" className={styles.inside} />
      <path d="M204 138V120A76 76 0 0 1 356 120V138Z" className={styles.glass} />
      <path d="M280 44V138M226 66L280 138L334 66" className={styles.bar} />
      {/* The floor behind the threshold, and the leaf, which opens inwards. */}
      <path d="M204 396L238 374H356V396Z" className={styles.glass} />
      <path d="M204 150L272 166V380L204 396Z" className={styles.leaf} />
      <path d="M216 172L260 181V263L216 262ZM216 284L260 283V365L216 374Z" className={styles.line} />
      <circle cx="263" cy="273" r="5" className={styles.knob} />
      <path d="M176 396H384V408H176ZM164 408H396V420H164Z" className={styles.step} />
      <path d="M414 126H458L448 172H424ZM418 126L436 108L454 126Z" className={styles.lantern} />
      <path d="M436 108V98A8 8 0 0 0 428 90H398M398 78V102" className={styles.bike} />
      <path d="M424 172H448L512 396H360Z" className={styles.beam} />
      <path
        transform="translate(-19 0)"
        d="M60 396A38 38 0 1 1 62 396M150 396A38 38 0 1 1 152 396M61 358L84 310H130L151 358L104 358L84 310M104 358L130 310L124 294H138M76 304H94"
        className={styles.bike}
      />
      <path d="M446 396L452 330H500L506 396Z" className={styles.frame} />
      <path
        d="M466 330L460 270M460 270C452 286 450 306 458 326M460 270C474 284 476 308 472 328M486 330L494 262A8 8 0 1 1 508 266"
        className={styles.bike}
      />
      <path d="M460 262C450 280 448 310 462 330C478 312 474 280 460 262Z" className={styles.green} />
      <path d="M0 396H176M384 396H560" className={styles.bike} />
    </svg>
  );
}
