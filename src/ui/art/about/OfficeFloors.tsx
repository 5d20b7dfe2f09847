import type { ReactNode } from 'react';
import { type PersonId, lookOf } from '@/data/people';
import { Bust } from '@/ui/art/people/Bust';
import { Figure, type Legs, type Pose } from '@/ui/art/people/Figure';

export type Floor = '5' | '4' | '3' | '2' | '1';

/** The side away from the light. */
const shade = { fill: '#0d1b14', fillOpacity: 0.16 } as const;
const line = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const wood = '#d3a468';
const dark = '#22352c';
const metal = '#b9c7be';

/** Head and shoulders behind furniture: the middle of the person, and the height that the furniture hides. */
const behind = (who: PersonId, x: number, y: number, headset?: 'headset') => (
  <g transform={`translate(${x - 28} ${y - 61.6}) scale(.28)`}>
    <Bust look={headset ? { ...lookOf(who), wears: headset } : lookOf(who)} />
  </g>
);

/** Somebody on a stool, 26 units high. */
const seated = (who: PersonId, x: number, pose: Pose, legs: Legs, flip = 1) => (
  <>
    <path d={`M${x - 8}-24L${x - 11} 0M${x + 8}-24L${x + 11} 0`} stroke={dark} {...line} strokeWidth="3" />
    <path d={`M${x - 12}-27H${x + 12}V-22H${x - 12}Z`} fill="#c7743f" />
    <g transform={`translate(${x} -25) scale(${0.2 * flip} .2)`}>
      <Figure look={lookOf(who)} pose={pose} legs={legs} />
    </g>
  </>
);

/** A desk with drawers, `width` wide from `x` on. */
const desk = (x: number, width: number) => (
  <>
    <path d={`M${x}-34H${x + width}V0H${x}Z`} fill={wood} />
    <path d={`M${x}-30H${x + width}V-25H${x}ZM${x + width - 10}-30H${x + width}V0H${x + width - 10}Z`} {...shade} />
    <path d={`M${x - 4}-35H${x + width + 4}V-30H${x - 4}Z`} fill="#e8c283" />
  </>
);

/** The back of a laptop on a desk, with the bolt. */
const laptop = (x: number) => (
  <>
    <path d={`M${x - 16}-53H${x + 16}L${x + 18}-35H${x - 18}Z`} fill={dark} />
    <path d={`M${x + 1}-50L${x - 4}-43H${x - 1}L${x - 3}-38L${x + 4}-45H${x + 1}Z`} fill="#09b850" />
  </>
);

const plant = (x: number) => (
  <>
    <path d={`M${x}-14C${x - 14}-20 ${x - 12}-36 ${x - 8}-40C${x - 2}-34 ${x}-26 ${x}-14`} fill="#07923f" />
    <path d={`M${x}-14C${x + 14}-20 ${x + 13}-32 ${x + 9}-36C${x + 3}-31 ${x}-24 ${x}-14`} fill="#09b850" />
    <path d={`M${x - 9}-16H${x + 9}L${x + 7} 0H${x - 7}Z`} fill="#c7743f" />
    <path d={`M${x + 3}-16H${x + 9}L${x + 7} 0H${x + 3}Z`} {...shade} />
  </>
);

/** A lamp hanging from the ceiling at y = -94. */
const lamp = (x: number) => (
  <>
    <path d={`M${x}-94V-84`} stroke={dark} {...line} />
    <circle cx={x} cy="-75" r="4" fill="#f5c35b" />
    <path d={`M${x - 12}-75C${x - 11}-88 ${x + 11}-88 ${x + 12}-75Z`} fill="#2f5a48" />
    <path d={`M${x + 3}-84.5C${x + 9}-83 ${x + 12}-80 ${x + 12}-75H${x + 6}Z`} {...shade} />
  </>
);

/** A cardboard box whose lower left corner is (x, y). */
const box = (x: number, y: number, width: number, height: number) => (
  <>
    <path d={`M${x} ${y}v${-height}h${width}v${height}Z`} fill={wood} />
    <path d={`M${x + width} ${y}v${-height}h-6v${height}Z`} {...shade} />
    <path d={`M${x + width / 2 - 3} ${y - height}h6v9h-6Z`} fill="#f2ddb6" />
  </>
);

/** A sheet of paper pinned to the wall. */
const sheet = (x: number, y: number, sketch: string) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0H26V30H0Z" fill="#fff" />
    <path d={sketch} stroke="#9db3a6" {...line} />
    <circle cx="13" cy="2" r="2.5" fill="#d1462f" />
  </g>
);

/**
 * What is on each floor, 276 × 94 units above the floor line y = 0: blackboard, drafting table, desks, packaging line,
 * kettle. The floor's number is at its upper left.
 */
export const officeFloors: Record<Floor, ReactNode> = {
  5: (
    <>
      <path d="M36-82H190V-22H36Z" fill={wood} />
      <path d="M40-78H186V-26H40Z" fill="#2c4a3d" />
      <path d="M186-82H190V-22H36V-26H186Z" {...shade} />
      <path
        d="M52-40C44-40 44-52 53-52C54-62 70-62 72-54C82-55 83-40 74-40ZM60-36L57-31M68-36L65-31M92-50H110L105-55M110-50L105-45M122-34V-68M122-34H176M128-40L140-50L150-46L170-64M162-64H170V-56"
        stroke="#dcebe2"
        {...line}
      />
      <path d="M92-66H112M92-36H108" stroke="#f5c35b" {...line} />
      <path d="M62-22H164V-18H62Z" fill="#a97f45" />
      <path d="M76-26h14v4h-14ZM120-24h8v2h-8Z" fill="#fff" />
      {plant(22)}
      {box(58, 0, 26, 14)}
      {box(88, 0, 20, 11)}
      {seated('deniz', 226, 'point', { fall: 'crossed', cloth: 'sand' }, -1)}
      {lamp(258)}
    </>
  ),
  4: (
    <>
      {sheet(40, -90, 'M6 9H20M6 15H20V23H6Z')}
      {sheet(72, -90, 'M6 23V11H12V23M15 23V17H20V23')}
      <path d="M36-22L26 0M88-34L98 0" stroke={dark} {...line} strokeWidth="3.5" />
      <path d="M14-26L102-52L104-45L16-19Z" fill={wood} />
      <path d="M16-23L104-49V-45L16-19Z" {...shade} />
      <path d="M34-34L86-49.5L80-54L40-41Z" fill="#fff8e6" />
      <path d="M52-41L74-47.5" stroke="#b3a480" {...line} />
      {seated('mira', 136, 'point', { fall: 'down', cloth: 'denim' }, -1)}
      {behind('kerem', 208, -34)}
      {desk(172, 90)}
      <path d="M232-74H258V-35H232Z" fill={dark} />
      <path d="M235-71H255V-40H235Z" fill="#fff" />
      <path d="M238-66H252M238-60H248" stroke="#9db3a6" {...line} />
      <path d="M238-53H252V-45H238Z" fill="#09b850" />
      <path d="M178-46L176-56M181-46V-58M184-46L187-54" stroke={dark} {...line} />
      <path d="M175-35V-47H187V-35Z" fill="#c7743f" />
      {lamp(168)}
    </>
  ),
  3: (
    <>
      <path d="M104-86H168V-50H104Z" fill={dark} />
      <path d="M112-76H146M112-68H156M112-60H138" stroke="#6be8a0" {...line} strokeWidth="3" />
      <path d="M154-76L157-73L162-79" stroke="#09b850" {...line} strokeWidth="3" />
      {behind('zeynep', 58, -36, 'headset')}
      {desk(18, 80)}
      {laptop(58)}
      {behind('baris', 206, -36, 'headset')}
      {desk(166, 80)}
      {laptop(206)}
      <path d="M228-35V-45H240V-35Z" fill="#09a24a" />
      <path d="M240-43C246-43 246-37 240-37" stroke="#09a24a" {...line} />
      {plant(132)}
      <path d="M266-4V-60" stroke={dark} {...line} strokeWidth="3" />
      <path d="M256 0C256-5 276-5 276 0Z" fill={dark} />
      <path d="M252-58L258-78H274L280-58Z" fill="#f5c35b" />
      <path d="M270-78H274L280-58H273Z" {...shade} />
    </>
  ),
  2: (
    <>
      <path d="M84-60V-80H290" stroke="#9db3a6" {...line} strokeWidth="6" />
      <path d="M20 0V-62H98V0Z" fill={metal} />
      <path d="M58-62H60V0H58ZM90-62H98V0H90ZM20-4H98V0H20Z" {...shade} />
      <path d="M28-54H52V-36H28Z" fill={dark} />
      <path d="M32-44L37-44L40-50L44-40L48-44" stroke="#6be8a0" {...line} />
      <path d="M28-26H52M28-20H52M28-14H52" stroke="#7f9186" {...line} />
      <circle cx="68" cy="-50" r="4" fill="#d1462f" />
      <circle cx="80" cy="-50" r="4" fill="#09b850" />
      <circle cx="74" cy="-32" r="8" fill="#fff" />
      <path d="M74-32L78-37" stroke={dark} {...line} />
      <path d="M66-16V-8" stroke={dark} {...line} strokeWidth="3" />
      {behind('tarik', 164, -22)}
      {behind('asli', 224, -22)}
      <path d="M128-10V0M190-10V0M252-10V0" stroke="#7f9186" {...line} strokeWidth="6" />
      <path d="M119-27H261A9.5 9.5 0 0 1 261-8H119A9.5 9.5 0 0 1 119-27Z" fill="#3a4b42" />
      <g fill={metal}>
        {[121, 144, 167, 190, 213, 236, 259].map((x) => (
          <circle key={x} cx={x} cy="-17.5" r="5" />
        ))}
      </g>
      {box(122, -27, 26, 20)}
      {box(182, -27, 24, 22)}
      {box(240, -27, 22, 16)}
      <path d="M274 0V-52H266" stroke={dark} {...line} strokeWidth="3" />
      <path d="M256-56H268V-48H256Z" fill="#2f5a48" />
      <circle cx="259" cy="-52" r="2" fill="#6be8a0" />
    </>
  ),
  1: (
    <>
      <path d="M112-84H150V-46H112Z" fill="#fff" />
      <path d="M115-81H147V-49H115Z" fill="#16324a" />
      <path d="M139-74A6 6 0 1 0 144-64A7 7 0 0 1 139-74Z" fill="#f5c35b" />
      <path d="M129.5-81H132.5V-49H129.5Z" fill="#fff" />
      {behind('selin', 58, -36)}
      {desk(18, 80)}
      {laptop(58)}
      {behind('omer', 178, -36)}
      {desk(138, 80)}
      {laptop(178)}
      <path d="M202-47H212L210-35H204Z" fill="#b5481f" />
      <path d="M205-52C203-56 208-57 206-61M210-52C208-56 213-57 211-61" stroke="#9db3a6" {...line} />
      <path d="M234 0V-26H276V0Z" fill="#2f5a48" />
      <path d="M268-26H276V0H268ZM234-26H276V-22H234Z" {...shade} />
      <path d="M244-26C240-34 242-42 246-42H264C268-42 270-34 266-26Z" fill={metal} />
      <path d="M249-42C246-48 247-54 250-54H260C263-54 264-48 261-42Z" fill="#dfe7e2" />
      <path
        d="M260-26H266C270-34 268-42 264-42H258C262-38 262-32 260-26ZM258-54H260C263-54 264-48 261-42H257Z"
        {...shade}
      />
      <path d="M252-57H258M270-38C275-38 274-30 268-29M247-50L242-53M242-37L237-40" stroke={dark} {...line} />
      {lamp(218)}
    </>
  ),
};
