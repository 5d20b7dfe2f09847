import { type PersonId, lookOf } from '@/data/people';
import { Bust } from '@/ui/art/people/Bust';
import styles from './LiftShaft.module.scss';

export type Floor = '5' | '4' | '3' | '2' | '1';

/** Contents of each floor, floor line y = 0: attic, drawing tables, desks, machines, lamps. */
const rooms: Record<Floor, string> = {
  5: 'M20-14H150V-74H20ZM36-58L52-36L64-50L84-28M98-58H134M98-46H122M98-34H130M190 0V-40H250V0M186-40H254M204-40V-58M198-66A8 8 0 1 1 204-58',
  4: 'M20 0L34-44M96 0L82-44M14-40L104-58M30-50L60-56V-62L52-78M130 0V-34H210V0M124-34H216M140-34V-70H200V-34M148-62H180M148-52H192M148-44H170M240 0V-26A8 8 0 0 1 262-26V0Z',
  3: 'M20 0V-34H100V0M14-34H106M36-34V-62H84V-34M48-46L54-52L48-58M60-46H72M140 0V-34H220V0M134-34H226M156-34V-62H204V-34M168-46L174-52L168-58M180-46H192M250 0V-60M238-60H262L256-78H244Z',
  2: 'M20 0V-62H90V0ZM32-50H60V-34H32ZM70-48H80M70-38H80M32-20H80M120-24H260M120-24A9 9 0 0 0 120-6H260M132-24V-46H160V-24M180-24V-56H208V-24M228-24V-42H250V-24M136-6V2M190-6V2M244-6V2',
  1: 'M20 0V-34H110V0M14-34H116M40-34V-62H92V-34M46-54C50-74 82-74 86-54M150 0V-34H230V0M144-34H236M160-34V-46H190V-34M190-42H200V-36H190M164-52C160-58 168-60 164-66M176-52C172-58 180-60 176-66M250 0V-72M242-72A10 10 0 1 1 258-72Z',
};

/** What is solid on each floor: boards and furniture, and in the second path what shines. */
const solids: Record<Floor, readonly [furniture: string, bright: string]> = {
  5: ['M20-14H150V-74H20ZM186-40H254V-36H250V0H190V-36H186Z', 'M198-66A8 8 0 1 1 204-58Z'],
  4: ['M14-40L104-58V-54L14-36ZM130 0V-34H210V0ZM240 0V-26A8 8 0 0 1 262-26V0Z', 'M140-34V-70H200V-34Z'],
  3: ['M20 0V-34H100V0ZM140 0V-34H220V0Z', 'M36-34V-62H84V-34ZM156-34V-62H204V-34ZM238-60H262L256-78H244Z'],
  2: [
    'M20 0V-62H90V0ZM120-24H260A9 9 0 0 1 260-6H120A9 9 0 0 1 120-24Z',
    'M132-24V-46H160V-24ZM180-24V-56H208V-24ZM228-24V-42H250V-24ZM32-50H60V-34H32Z',
  ],
  1: ['M20 0V-34H110V0ZM150 0V-34H230V0Z', 'M40-34V-62H92V-34ZM160-34V-46H190V-34ZM242-72A10 10 0 1 1 258-72Z'],
};

/** Who works on each floor: the middle of each person, and the height that the furniture hides. */
const workers: Record<Floor, readonly (readonly [who: PersonId, x: number, y: number])[]> = {
  5: [['deniz', 230, -38]],
  4: [['mira', 251, -22]],
  3: [
    ['zeynep', 60, -42],
    ['lale', 180, -42],
  ],
  2: [
    ['tarik', 170, -24],
    ['asli', 218, -24],
  ],
  1: [
    ['selin', 66, -42],
    ['omer', 210, -34],
  ],
};

const floors = ['5', '4', '3', '2', '1'] as const;

/** A cross-section of the house, 420 × 560, with the team on five floors and a lift on one of them. */
export function LiftShaft({ floor }: { floor: Floor }) {
  return (
    <svg className={styles.root} viewBox="0 0 420 560" data-floor={floor} aria-hidden="true" focusable="false">
      <path d="M16 44H404V548H16Z" className={styles.house} />
      <path d="M4 44L30 14H390L416 44Z" className={styles.slab} />
      {floors.map((id, row) => (
        <g
          key={id}
          transform={`translate(112 ${140 + row * 100})`}
          className={styles.room}
          data-on={id === floor || undefined}
        >
          <path d="M-8-94H284V2H-8Z" className={styles.light} />
          {workers[id].map(([who, x, y]) => (
            <g key={who} transform={`translate(${x - 24} ${y - 52.8}) scale(.24)`}>
              <Bust look={lookOf(who)} />
            </g>
          ))}
          <path d={solids[id][0]} className={styles.solid} />
          <path d={solids[id][1]} className={styles.bright} />
          <path d={rooms[id]} className={styles.things} />
          <path d="M-92 6H288" className={styles.slab} />
          <text x="0" y="-71">
            {id}
          </text>
        </g>
      ))}
      <path d="M28 48H100V540H28Z" className={styles.shaft} />
      <g className={styles.car}>
        <path d="M34 50H94V142H34Z" className={styles.cabin} />
        <path d="M64 50V-480M64 104V142" className={styles.rope} />
        <path d="M68 62L56 82H63L58 98L74 76H66Z" className={styles.bolt} />
      </g>
      <path d="M0 548H420" className={styles.ground} />
    </svg>
  );
}
