import styles from './StationObject.module.scss';

type Colour = 'cream' | 'grey' | 'orange' | 'yellow' | 'green' | 'sky' | 'slate' | 'ink';

/** A filled path, or with a width a line; a dot is a line of zero length. */
type Shape = readonly [colour: Colour, d: string, width?: number];

/** What is handled at the stations of the customer stories, 56 × 56, in the colours of their posters. */
const objects = {
  paper: [
    ['cream', 'M12 4H36L46 14V52H12Z'],
    ['grey', 'M36 4V14H46Z'],
    ['ink', 'M19 24H39M19 32H39M19 40H30', 3],
  ],
  slip: [
    ['orange', 'M10 6H46V50L40 46L34 50L28 46L22 50L16 46L10 50Z'],
    ['cream', 'M18 16H38M18 24H38M18 32H28', 3],
  ],
  invoice: [
    ['cream', 'M11 4H45V52L37 47L28 52L19 47L11 52Z'],
    ['ink', 'M19 14H37M19 22H30', 3],
    ['green', 'M20 34H36', 6],
  ],
  tag: [
    ['grey', 'M28 3V18', 2],
    ['yellow', 'M28 10L45 24V53H11V24Z'],
    ['ink', 'M28 20h0', 5],
    ['orange', 'M29 27C35 33 37 38 34 44A7 7 0 0 1 22 44C19 38 27 36 29 27Z'],
  ],
  scales: [
    ['orange', 'M4 8H52L46 17H10Z'],
    ['cream', 'M14 17H42L48 52H8Z'],
    ['ink', 'M28 35h0', 21],
    ['yellow', 'M28 36L32 29', 3],
  ],
  ladle: [
    ['yellow', 'M36 12C48 12 51 20 51 30V52H43V33C43 26 41 22 36 22Z'],
    ['grey', 'M6 14H42L38 42H12Z'],
    ['orange', 'M4 8H44V18H4Z'],
  ],
  screen: [
    ['grey', 'M4 8H52V44H4Z'],
    ['slate', 'M9 13H47V39H9Z'],
    ['green', 'M15 32L23 24L30 29L41 19', 3],
    ['grey', 'M18 50H38', 4],
  ],
  printer: [
    ['cream', 'M16 4H40V20H16Z'],
    ['grey', 'M6 17H50V42H6Z'],
    ['cream', 'M14 32H42V52H14Z'],
    ['ink', 'M20 40H36M20 46H30', 3],
    ['orange', 'M43 24h0', 5],
  ],
  hourglass: [
    ['cream', 'M15 10H41V17L31 28L41 39V46H15V39L25 28L15 17Z'],
    ['yellow', 'M20 18H36L28 27ZM28 33L38 46H18Z'],
    ['orange', 'M11 4H45V11H11ZM11 45H45V52H11Z'],
  ],
  van: [
    ['cream', 'M2 14H34V42H2Z'],
    ['orange', 'M34 22H44L54 32V42H34Z'],
    ['ink', 'M38 26H43L48 32H38Z'],
    ['grey', 'M14 43h0M43 43h0', 13],
    ['ink', 'M14 43h0M43 43h0', 5],
    ['green', 'M8 25H28', 4],
  ],
  stack: [
    ['grey', 'M6 16H38V52H6Z'],
    ['orange', 'M12 10H44V46H12Z'],
    ['cream', 'M18 4H50V40H18Z'],
    ['ink', 'M25 13H43M25 21H43M25 29H34', 3],
  ],
  keyboard: [
    ['grey', 'M2 14H54V43H2Z'],
    ['ink', 'M10 22h0M19 22h0M28 22h0M37 22h0M46 22h0M10 30h0M19 30h0M28 30h0M37 30h0', 5],
    ['orange', 'M46 30h0', 5],
    ['cream', 'M17 37H39', 4],
  ],
  parcel: [
    ['orange', 'M50 15V42L28 53V25Z'],
    ['yellow', 'M6 15L28 25V53L6 42Z'],
    ['cream', 'M6 15L28 4L50 15L28 25Z'],
    ['ink', 'M17 10L39 20V30', 3],
  ],
  pen: [
    ['orange', 'M36 4L46 14L42 18L32 8Z'],
    ['yellow', 'M32 8L42 18L22 38L12 28Z'],
    ['cream', 'M12 28L22 38L6 44Z'],
    ['green', 'M20 49C26 41 30 54 36 47S46 50 51 43', 3],
  ],
  spool: [
    ['yellow', 'M15 10H41V46H15Z'],
    ['orange', 'M15 18H41M15 25H41M15 32H41M15 39H41', 2],
    ['cream', 'M10 4H46V12H10ZM10 44H46V52H10Z'],
  ],
  shop: [
    ['cream', 'M7 18H49V51H7Z'],
    ['orange', 'M8 5H48L54 21H2Z'],
    ['cream', 'M19 5L15 21H22L24 5ZM32 5L34 21H41L37 5Z'],
    ['slate', 'M13 28H27V51H13Z'],
    ['yellow', 'M32 28H43V39H32Z'],
  ],
  window: [
    ['cream', 'M4 8H52V48H4Z'],
    ['grey', 'M4 8H52V17H4Z'],
    ['ink', 'M10 13h0M17 13h0', 4],
    ['orange', 'M10 23H24V41H10Z'],
    ['ink', 'M30 25H45M30 32H45M30 39H38', 3],
  ],
  tally: [
    ['orange', 'M9 8H47V53H9Z'],
    ['cream', 'M14 14H42V48H14Z'],
    ['grey', 'M20 4H36V13H20Z'],
    ['ink', 'M20 24V39M26 24V39M32 24V39M38 24V39M17 37L41 26', 2],
  ],
  discount: [
    ['orange', 'M27 4H52V29L28 53L3 28Z'],
    ['ink', 'M43 13h0', 6],
    ['cream', 'M19 36L36 23', 3],
    ['cream', 'M22 26h0M33 35h0', 6],
  ],
  chart: [
    ['cream', 'M5 6H51V50H5Z'],
    ['grey', 'M12 22H44M12 31H44M12 40H44', 2],
    ['green', 'M12 41L22 28L31 34L43 17', 4],
    ['orange', 'M43 17h0', 8],
  ],
  coat: [
    ['grey', 'M28 13V10A4 4 0 1 1 32 6', 3],
    ['yellow', 'M28 12L50 23L45 32L40 29V53H16V29L11 32L6 23Z'],
    ['orange', 'M28 15V53', 3],
    ['ink', 'M33 27h0M33 35h0M33 43h0', 3],
  ],
  ship: [
    ['green', 'M10 12H23V23H10Z'],
    ['yellow', 'M10 23H23V34H10Z'],
    ['grey', 'M23 23H36V34H23Z'],
    ['cream', 'M38 10H47V34H38Z'],
    ['ink', 'M42 17h0', 4],
    ['orange', 'M3 34H53L45 50H12Z'],
  ],
  stamp: [
    ['orange', 'M20 4H36L33 22C33 28 45 28 45 36V41H11V36C11 28 23 28 23 22Z'],
    ['grey', 'M7 40H49V46H7Z'],
    ['cream', 'M12 51H44', 3],
  ],
  barrier: [
    ['grey', 'M7 22H18V52H7Z'],
    ['cream', 'M4 13H54V23H4Z'],
    ['orange', 'M22 13H31L26 23H17ZM40 13H49L44 23H35Z'],
    ['yellow', 'M12 18h0', 9],
  ],
  cup: [
    ['cream', 'M39 25H43A5 5 0 0 1 43 36H38', 4],
    ['cream', 'M8 20H39V37A9 9 0 0 1 30 46H17A9 9 0 0 1 8 37Z'],
    ['orange', 'M7 51H41', 4],
    ['grey', 'M18 14C14 10 22 8 18 4M29 14C25 10 33 8 29 4', 3],
  ],
  clock: [
    ['cream', 'M28 28h0', 48],
    ['grey', 'M28 10v0M28 46v0M10 28h0M46 28h0', 4],
    ['ink', 'M28 16V28L37 34', 4],
    ['orange', 'M28 28h0', 6],
  ],
  call: [
    ['orange', 'M9 5H20L25 18L18 23C21 30 26 35 33 38L38 31L51 36V47C51 50 48 52 45 52C22 51 5 34 4 11C4 8 6 5 9 5Z'],
    ['cream', 'M31 7C42 9 47 15 49 25M31 16C36 17 39 20 40 25', 3],
  ],
  prescription: [
    ['cream', 'M10 4H46V52H10Z'],
    ['ink', 'M33 11H23V23H33M23 17H31', 3],
    ['ink', 'M18 32h0M25 32h0M32 32h0M39 32h0', 4],
    ['orange', 'M18 42H38', 3],
  ],
  envelope: [
    ['cream', 'M3 11H53V46H3Z'],
    ['grey', 'M3 46L23 28H33L53 46Z'],
    ['orange', 'M3 11H53L28 32Z'],
  ],
  lens: [
    ['grey', 'M25 36H31V46H44V52H12V46H25Z'],
    ['cream', 'M28 21h0', 38],
    ['sky', 'M28 21h0', 29],
    ['cream', 'M20 22C20 16 23 13 29 13', 3],
  ],
  glasses: [
    ['sky', 'M15 31h0M41 31h0', 22],
    [
      'orange',
      'M4 31A11 11 0 1 0 26 31A11 11 0 1 0 4 31ZM30 31A11 11 0 1 0 52 31A11 11 0 1 0 30 31ZM25 28C27 25 29 25 31 28',
      4,
    ],
    ['cream', 'M11 31C11 28 13 26 16 26M37 31C37 28 39 26 42 26', 3],
  ],
  camera: [
    ['grey', 'M17 8H39L43 16H13Z'],
    ['cream', 'M4 14H52V48H4Z'],
    ['slate', 'M28 31h0', 26],
    ['sky', 'M28 31h0', 15],
    ['orange', 'M46 21h0', 5],
  ],
  board: [
    ['grey', 'M16 42L12 53M40 42L44 53', 4],
    ['orange', 'M3 5H53V43H3Z'],
    ['slate', 'M8 10H48V38H8Z'],
    ['cream', 'M14 17H36M14 24H42M14 31H28', 3],
  ],
  notebook: [
    ['orange', 'M12 4H47V52H12Z'],
    ['cream', 'M22 12H41V26H22Z'],
    ['ink', 'M27 19H36', 3],
    ['grey', 'M8 12H16M8 22H16M8 32H16M8 42H16', 3],
  ],
  saw: [
    ['grey', 'M14 18H54V27L50 35L46 28L42 35L38 28L34 35L30 28L26 35L22 28L14 36Z'],
    ['orange', 'M2 14H19V32L12 42H2Z'],
    ['ink', 'M9 26h0', 7],
  ],
  ruler: [
    ['yellow', 'M3 38L38 3L53 18L18 53Z'],
    ['ink', 'M12 36L17 41M19 29L26 36M26 22L31 27M33 15L40 22', 3],
  ],
  cuts: [
    ['yellow', 'M3 11H53V45H3Z'],
    ['orange', 'M34 26H53V45H34Z'],
    ['ink', 'M4 26H52M22 12V26M34 26V44', 2],
  ],
  weather: [
    ['yellow', 'M39 16h0', 22],
    ['cream', 'M14 39A10 10 0 0 1 14 19A13 13 0 0 1 38 18A11 11 0 0 1 42 39Z'],
    ['grey', 'M7 46H35M20 52H46', 3],
  ],
  boat: [
    ['cream', 'M26 3V36H7Z'],
    ['orange', 'M30 10L48 36H30Z'],
    ['yellow', 'M3 40H53L45 51H12Z'],
  ],
  coin: [
    ['yellow', 'M28 28h0', 48],
    ['orange', 'M28 28h0', 37],
    ['cream', 'M21 26H37V36H22M27 20L21 26L27 32', 3],
  ],
  message: [
    ['green', 'M5 7H51V40H26L14 52V40H5Z'],
    ['ink', 'M15 19H41M15 28H31', 4],
  ],
} as const satisfies Record<string, readonly Shape[]>;

export type StationKind = keyof typeof objects;

/** Drawing of what is handled at a station. The station's name is beside it, so it is hidden from screen readers. */
export function StationObject({ kind }: { kind: StationKind }) {
  const shapes: readonly Shape[] = objects[kind];
  return (
    <svg className={styles.root} viewBox="0 0 56 56" aria-hidden="true" focusable="false">
      <g>
        {shapes.map(([colour, d, width]) => (
          <path
            key={colour + d}
            d={d}
            className={styles[colour]}
            {...(width && { fill: 'none', strokeWidth: width })}
          />
        ))}
      </g>
    </svg>
  );
}
