import { type PersonId, lookOf } from '@/data/people';
import { Figure, type Legs, type Pose } from '@/ui/art/people/Figure';
import styles from './GroupStamp.module.scss';
import { perforation } from './Stamp';
import stamp from './Stamp.module.scss';

/** Those who don't sit on the roof of the page about the company, from the left. */
const group = {
  kerem: { pose: 'laptop', legs: { fall: 'down', cloth: 'slate' } },
  asli: { pose: 'wave', legs: { fall: 'apart', cloth: 'denim' } },
  tarik: { pose: 'point', legs: { fall: 'crossed', cloth: 'sand' } },
  lale: { pose: 'tea', legs: { fall: 'down', cloth: 'denim' } },
  baris: { pose: 'rest', legs: { fall: 'apart', cloth: 'slate' } },
} as const satisfies Partial<Record<PersonId, { pose: Pose; legs: Legs }>>;

const edge = perforation(24, 15);

/** A wide stamp, 480 × 300: colleagues on the quay of the bay, at sunset in the dark theme. */
export const GroupStamp = () => (
  <svg className={`${stamp.root} ${stamp.sun}`} viewBox="-2 -2 484 304" aria-hidden="true" focusable="false">
    <path d={edge} className={stamp.paper} />
    <svg x="18" y="18" width="444" height="264" viewBox="0 0 444 264">
      <path d="M0 0H444V264H0Z" className={stamp.sky} />
      <circle cx="263" cy="60" r="40" className={stamp.gold} />
      <path
        d="M0 128C40 96 84 92 124 116S204 140 250 122 340 84 378 96 430 118 444 112V160H0Z"
        className={styles.hills}
      />
      <path d="M0 148H444V204H0Z" className={styles.sea} />
      <path d="M14 164h34M84 176h26M166 162h30M248 172h28M330 162h26M404 176h30" className={styles.waves} />
      <path d="M0 196H444V264H0Z" className={styles.quay} />
      <path d="M0 196H444V206H0Z" className={styles.edge} />
      <path
        d="M0 232H444M70 206V232M182 206V232M294 206V232M406 206V232M26 232V264M126 232V264M238 232V264M350 232V264"
        className={styles.joints}
      />
      {(Object.keys(group) as (keyof typeof group)[]).map((id, place) => (
        <g key={id} transform={`translate(${54 + 84 * place} 200) scale(.43)`}>
          <Figure look={lookOf(id)} {...group[id]} />
        </g>
      ))}
    </svg>
    <path d="M18 18H462V282H18Z" className={stamp.inner} />
  </svg>
);
