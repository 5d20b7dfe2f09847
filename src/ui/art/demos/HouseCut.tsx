import type { RoomId } from '@/data/lodosHouse';
import styles from './HouseCut.module.scss';

interface HouseCutProps {
  lit: RoomId;
  /** For the pointer; keyboards use the buttons beside the picture. */
  choose: (room: RoomId) => void;
}

/** A cross-section of a house from the roof to the garden. */
export function HouseCut({ lit, choose }: HouseCutProps) {
  const room = (id: RoomId) => ({
    className: `${styles.room} ${lit === id ? styles.lit : ''}`,
    onClick: () => choose(id),
  });
  return (
    <svg viewBox="0 0 720 560" className={styles.root} aria-hidden="true" focusable="false">
      <rect width="720" height="560" rx="24" fill="var(--surface-2)" />
      <path
        d="M0 480H720V536A24 24 0 0 1 696 560H24A24 24 0 0 1 0 536Z"
        fill="color-mix(in srgb, var(--clay) 45%, var(--foot-rule))"
      />
      <g {...room('roof')}>
        <path d="M90 220L290 60 490 220Z" />
      </g>
      <g {...room('bed')}>
        <path d="M110 220H470V346H110Z" />
      </g>
      <g {...room('living')}>
        <path d="M110 346H470V480H110Z" />
      </g>
      <g {...room('pump')}>
        <path d="M500 300H700V480H500Z" fillOpacity=".001" />
      </g>
      <g className={styles.things}>
        <path
          d="M120 214l20-16 20 16 20-16 20 16 20-16 20 16 20-16 20 16 20-16 20 16 20-16 20 16 20-16 20 16 20-16 20 16"
          fill="none"
          stroke="var(--sun)"
          strokeWidth="9"
          strokeLinejoin="round"
        />
        <path
          d="M64 232L290 50 516 232"
          fill="none"
          stroke="var(--foot-bg)"
          strokeWidth="16"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path d="M388 120V68H426V152" fill="var(--clay)" stroke="var(--foot-bg)" strokeWidth="5" />
        <path
          d="M150 330V268H164V300H286V330M164 300C164 286 180 282 196 284S220 292 220 300"
          fill="var(--paper)"
          stroke="var(--foot-bg)"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path d="M220 300V286H286V300Z" fill="var(--brand)" stroke="var(--foot-bg)" strokeWidth="5" />
        <rect x="340" y="244" width="62" height="52" fill="var(--sky-noon)" stroke="var(--foot-bg)" strokeWidth="5" />
        <path d="M371 244V296M340 270H402" stroke="var(--foot-bg)" strokeWidth="4" />
        <path
          d="M336 306V338M350 306V338M364 306V338M378 306V338M392 306V338M406 306V338M330 312H412M330 332H412"
          stroke="var(--clay)"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path
          d="M150 452V414A14 14 0 0 1 164 400H262A14 14 0 0 1 276 414V452ZM140 452V426H158V452M268 452V426H286V452"
          fill="var(--deep-sea)"
          stroke="var(--foot-bg)"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path
          d="M316 460C316 440 336 436 352 442C358 430 368 432 370 442C380 446 380 460 370 462H322C308 466 304 452 312 446"
          fill="var(--sun)"
          stroke="var(--foot-bg)"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <path
          d="M420 462V392M402 392H438L430 364H410Z"
          fill="var(--sun)"
          stroke="var(--foot-bg)"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path d="M122 470H458" stroke="var(--clay)" strokeWidth="6" strokeDasharray="18 12" />
        <path d="M110 216V480H470V216M110 346H470" fill="none" stroke="var(--foot-bg)" strokeWidth="10" />
        <path d="M470 470H520M470 446H520" stroke="var(--clay)" strokeWidth="6" />
        <rect
          x="520"
          y="380"
          width="124"
          height="96"
          rx="10"
          fill="var(--paper)"
          stroke="var(--foot-bg)"
          strokeWidth="6"
        />
        <circle cx="570" cy="428" r="33" fill="var(--sky-noon)" stroke="var(--foot-bg)" strokeWidth="5" />
        <path
          d="M570 428C562 412 566 400 574 399 578 410 576 420 570 428ZM570 428C588 429 598 438 596 446 584 446 575 439 570 428ZM570 428C560 442 548 446 543 439 549 429 559 426 570 428Z"
          fill="var(--foot-bg)"
        />
        <path d="M618 400H632M618 414H632M618 428H632" stroke="var(--foot-bg)" strokeWidth="5" strokeLinecap="round" />
        <path
          d="M664 480V420M664 420C640 414 640 372 664 356 690 372 690 414 664 420Z"
          fill="var(--brand-active)"
          stroke="var(--foot-bg)"
          strokeWidth="5"
        />
        <path
          d="M524 340C510 330 540 322 526 310M560 340C546 330 576 322 562 310M596 340C582 330 612 322 598 310"
          fill="none"
          stroke="var(--info)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path d="M0 480H720" stroke="var(--foot-bg)" strokeWidth="6" />
      </g>
    </svg>
  );
}
