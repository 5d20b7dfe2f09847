import { isobars, ticks } from './watchGeometry';

const hours = Array.from({ length: 12 }, (_, i) => i * 30);

/** Whether the left face of a ridge that points to `degrees` looks towards the light, at the upper left. */
const leftIsLit = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return 0.6 * Math.cos(angle) + 0.8 * Math.sin(angle) > 0;
};

interface RidgeProps {
  /** Direction in degrees; 0 points up. */
  degrees: number;
  /** The half to the left of the ridge; the other mirrors it. */
  half: string;
}

/** A ridge of polished metal: one face in the light, the other in shade. */
function Ridge({ degrees, half }: RidgeProps) {
  const [left, right] = leftIsLit(degrees) ? ['lit', 'shade'] : ['shade', 'lit'];
  return (
    <g transform={`rotate(${degrees})`} stroke="var(--mark-line)" strokeWidth=".7" strokeLinejoin="round">
      <path d={half} fill={`var(--mark-${left})`} />
      <path d={half} fill={`var(--mark-${right})`} transform="scale(-1 1)" />
    </g>
  );
}

const index = 'M0-122H-4.2L-3.2-98 0-95.5Z';
const twelve = 'M-1.6-122H-8.4L-7-97H-1.6Z';

/** The dial from above, centred on (0, 0), 132 units to each side. `id` is that of its WatchPaint. */
export function DialFace({ id }: { id: string }) {
  return (
    <>
      <circle r="132" fill="var(--dial)" />
      {/* Sunburst: wedges that add up, in the light and opposite. */}
      <g fill="var(--paper)" fillOpacity=".05">
        <path d="M0 0L-131-14A132 132 0 0 1-30-128.5ZM0 0L-124-46A132 132 0 0 1-64-115.5ZM0 0L-112-70A132 132 0 0 1-84-102ZM0 0L131 14A132 132 0 0 1 30 128.5ZM0 0L124 46A132 132 0 0 1 64 115.5ZM0 0L112 70A132 132 0 0 1 84 102Z" />
      </g>
      <path d={ticks(90, 20, 131)} stroke="var(--paper)" strokeOpacity=".035" strokeWidth="2" />
      <circle r="132" fill={`url(#${id}dial)`} />
      <path d={isobars} fill="none" stroke="var(--dial-line)" strokeOpacity=".6" strokeWidth="1.2" />
      <circle r="128" fill="none" stroke="var(--dial)" strokeWidth="10" />
      <circle r="112" fill="none" stroke="var(--dial)" strokeOpacity=".55" strokeWidth="22" />
      <circle r="132" fill={`url(#${id}dial)`} fillOpacity=".5" />
      <circle r="126.5" fill="none" stroke="var(--dial-line)" strokeOpacity=".7" strokeWidth=".8" />
      <path d={ticks(60, 120, 126, 5)} stroke="var(--mark-lit)" strokeWidth="1.3" />
      <path
        d={ticks(12, 96, 122)}
        transform="translate(2 3)"
        stroke="var(--foot-bg)"
        strokeOpacity=".4"
        strokeWidth="8"
      />
      {hours.map((degrees) =>
        degrees === 0 ? (
          <g key={degrees}>
            <path
              d={`${twelve}M1.6-122H8.4L7-97H1.6Z`}
              fill="var(--mark-lit)"
              stroke="var(--mark-line)"
              strokeWidth=".7"
            />
            <path d="M-4-121L-3.5-98H-1.6V-121ZM5-121L4.5-98H7L8-121Z" fill="var(--mark-shade)" />
          </g>
        ) : (
          <Ridge key={degrees} degrees={degrees} half={index} />
        ),
      )}
      {/* The emblem: five layers. */}
      <path
        d="M-5-72H5M-8-67H8M-11-62H11M-14-57H14M-17-52H17"
        stroke="var(--mark-lit)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

const hourHand = 'M0-78L-10-16-4.5 20H0Z';
const minuteHand = 'M0-116L-7.6-14-3.4 26H0Z';

/** Hands around (0, 0), showing a time. */
export function Hands({ id, hours: hour, minutes }: { id: string; hours: number; minutes: number }) {
  const hourTurn = (hour % 12) * 30 + minutes / 2;
  return (
    <>
      <g fill="var(--foot-bg)" fillOpacity=".34" transform="translate(3.5 5)">
        <path d="M0-74L-7.5-14-3.5 18H3.5L7.5-14Z" transform={`rotate(${hourTurn})`} />
        <path d="M0-112L-5.5-12-2.6 24H2.6L5.5-12Z" transform={`rotate(${minutes * 6})`} />
        <circle r="9" />
      </g>
      <Ridge degrees={hourTurn} half={hourHand} />
      <Ridge degrees={minutes * 6} half={minuteHand} />
      <circle r="10" fill={`url(#${id}steel)`} stroke="var(--steel-deep)" strokeWidth=".8" />
      <circle r="4" fill="var(--brand)" stroke="var(--steel-deep)" strokeWidth=".8" />
    </>
  );
}
