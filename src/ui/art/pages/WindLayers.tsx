import styles from './WindScene.module.scss';

/** Two hazy headlands at the horizon; their feet are as deep as the highest waves’ troughs. */
export function Coast() {
  return (
    <g>
      <path
        d="M-1280 430V380C-1180 362-1060 352-960 352-840 300-720 344-600 330S-380 300-260 336-60 360 40 380V430Z"
        className={styles.headland}
      />
      <path
        d="M80 430V380C130 334 176 316 214 322S282 350 318 352 392 334 432 344 512 366 560 380V430Z"
        className={styles.headland}
      />
      <path d="M470 430V380C520 326 570 300 612 296S690 300 720 310V430Z" className={styles.headlandNear} />
    </g>
  );
}

const bank =
  'M-1280-300H760V66C730 104 676 112 640 88 616 124 556 128 528 96 500 116 452 112 436 84 400 108 352 100 338 74 300 100 236 92 222 62 180 92 116 86 96 56 40 100-40 92-66 58-140 110-240 92-270 60-360 110-480 96-520 60-640 110-780 96-840 60-940 96-1160 104-1280 70Z';

/** A bank of clouds; from force 7 on it is closed, with a lower front before it. */
export function Clouds({ force }: { force: number }) {
  return (
    <g transform={`translate(${(force - 12) * 10} 0)`}>
      <path d={bank} className={styles.cloudFar} fillOpacity={Math.min(1, 0.3 + (force - 3) * 0.18)} />
      {force > 6 && (
        <path d={bank} transform={`translate(90 ${(force - 6) * 11})`} fill="url(#wind-storm)" opacity={force / 14} />
      )}
    </g>
  );
}

/** Boulders at the water's edge, each with its contact shadow. */
export function Rocks() {
  return (
    <g>
      <path d="M376 474C410 462 452 462 470 472L462 482H384Z" fill="#0b1710" opacity="0.25" />
      <path d="M378 474C378 450 396 438 414 444 424 446 430 458 432 474Z" fill="#8a9a96" />
      <path d="M404 443C420 442 430 456 432 474H414C416 462 412 450 404 443Z" fill="#5c6c69" />
      <path d="M426 474C428 460 440 454 450 460 456 464 458 468 460 474Z" fill="#9aaaa6" />
      <path d="M448 459C456 462 458 468 460 474H450C452 468 451 463 448 459Z" fill="#66767a" />
    </g>
  );
}
