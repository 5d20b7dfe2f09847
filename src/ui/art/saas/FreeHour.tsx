import { Drawing } from '../Drawing';
import styles from './FreeHour.module.scss';

/** A swimming lesson: a child with a float beside the lane rope. */
function Pool() {
  return (
    <>
      <path d="M16 40H224V132A24 24 0 0 1 200 156H40A24 24 0 0 1 16 132Z" className={styles.water} />
      <path
        d="M16 112C50 100 84 122 120 112S190 100 224 112V132A24 24 0 0 1 200 156H40A24 24 0 0 1 16 132Z"
        className={styles.deep}
      />
      <path d="M8 32H232V46H8Z" className={styles.rim} />
      <path
        d="M32 32V46M56 32V46M80 32V46M104 32V46M128 32V46M152 32V46M176 32V46M200 32V46"
        className={styles.joint}
      />
      <path d="M20 66H220" className={styles.rope} />
      <path d="M20 66H220" className={styles.floats} />
      {/* The ladder. */}
      <path
        d="M182 54V22A10 10 0 0 1 202 22M206 54V22A10 10 0 0 1 226 22M182 96V34M206 96V34M182 62H206M182 80H206"
        className={styles.steel}
      />
      <path d="M38 112L50 100M32 104L40 88M52 118L66 108" className={styles.splash} />
      <path d="M66 116C74 104 88 102 100 106L106 122C92 126 76 124 66 116Z" className={styles.suit} />
      <path d="M104 116L146 122" className={styles.arm} />
      <circle cx="114" cy="98" r="20" className={styles.skin} />
      <path d="M94 98A20 20 0 0 1 133 90L95 103Z" className={styles.cap} />
      <path d="M97 103L132 95" className={styles.strap} />
      <circle cx="127" cy="98" r="5.5" className={styles.lens} />
      <path d="M120 109Q125 111 129 107" className={styles.mouth} />
      <path d="M136 112H166Q176 112 176 120T166 128H136Z" className={styles.float} />
      <path d="M52 126Q62 120 72 126T92 126T112 126T132 126T152 126T172 126T190 126" className={styles.foam} />
      <path d="M60 140H92M132 142H176" className={styles.glint} />
    </>
  );
}

/** Somebody asleep in a hammock between two trees. */
function Hammock() {
  return (
    <>
      <ellipse cx="120" cy="158" rx="104" ry="8" className={styles.shade} />
      <path d="M30 158L34 70H44L48 158ZM192 158L196 62H206L212 158Z" className={styles.trunk} />
      <path d="M40 158L40 70H44L48 158ZM202 158L202 62H206L212 158Z" className={styles.bark} />
      <path
        d="M39 10C58 8 74 22 72 40C82 52 72 72 54 70C44 80 24 78 20 66C2 66 0 44 12 36C10 22 24 10 39 10Z"
        className={styles.leaves}
      />
      <path
        d="M200 4C220 2 236 16 232 34C242 50 228 68 210 64C196 72 176 66 176 50C164 38 170 18 184 18C186 10 192 5 200 4Z"
        className={styles.leaves}
      />
      <path
        d="M22 52Q36 62 52 54M34 30Q44 38 56 32M184 44Q196 54 210 46M198 22Q208 30 220 24"
        className={styles.vein}
      />
      <path d="M43 84L70 96M198 78L172 94" className={styles.cord} />
      {/* Feet and head look out at the ends. */}
      <path d="M158 98L170 82M166 100L180 86" className={styles.leg} />
      <path d="M170 82L180 80M180 86L190 85" className={styles.foot} />
      <circle cx="80" cy="94" r="14" className={styles.skin} />
      <path d="M60 100C58 84 66 74 78 74C86 74 92 78 93 86L98 96C84 92 72 94 60 100Z" className={styles.hat} />
      <path d="M63 91Q78 83 95 90" className={styles.band} />
      <path d="M70 96C86 104 154 106 172 94C168 126 148 138 122 138S76 128 70 96Z" className={styles.cloth} />
      <path
        d="M86 102C90 118 98 130 108 137M106 104C108 118 114 130 120 138M136 104C136 118 132 130 130 138M156 101C154 116 150 128 144 135"
        className={styles.stripe}
      />
      <path d="M100 106C100 122 98 132 98 146" className={styles.arm} />
      {/* A glass in reach. */}
      <path d="M62 138H80L78 158H64Z" className={styles.glass} />
      <path d="M63 145H79L78 158H64Z" className={styles.juice} />
      <path d="M73 140L79 126" className={styles.straw} />
    </>
  );
}

/** The book, open at the end of its third chapter, with the pen beside it. */
function Book() {
  return (
    <>
      <ellipse cx="120" cy="158" rx="104" ry="8" className={styles.shade} />
      <path d="M14 44Q14 38 20 38H220Q226 38 226 44V148Q226 154 220 154H20Q14 154 14 148Z" className={styles.cover} />
      <path d="M22 142C52 132 96 132 120 148C144 132 188 132 218 142V150H22Z" className={styles.edges} />
      <path d="M22 36C52 24 96 26 120 40V146C96 130 52 130 22 140Z" className={styles.page} />
      <path d="M218 36C188 24 144 26 120 40V146C144 130 188 130 218 140Z" className={styles.page} />
      <path d="M120 40V146C112 140 106 137 98 135V31C106 33 113 36 120 40Z" className={styles.fold} />
      <path
        d="M36 50C56 44 80 45 96 50M36 66C56 60 80 61 96 66M36 82C56 76 80 77 96 82M36 98C56 92 80 93 96 98M36 114C48 110 58 109 70 110"
        className={styles.line}
      />
      <path
        d="M148 62C150 48 178 46 178 62C178 72 168 74 160 74C170 74 181 78 180 90C178 106 148 104 146 90"
        className={styles.number}
      />
      <path d="M144 118C164 113 184 114 202 118" className={styles.line} />
      <path d="M190 24H206V62L198 54L190 62Z" className={styles.ribbon} />
      {/* The pen lies across the corner. */}
      <path d="M158 152L210 84L222 93L170 161Z" className={styles.pen} />
      <path d="M201 96L210 84L222 93L213 105Z" className={styles.clip} />
      <path d="M158 152L170 161L150 172Z" className={styles.nib} />
    </>
  );
}

const drawings = { pool: Pool, hammock: Hammock, book: Book };

/** What a regained hour is for. */
export function FreeHour({ at }: { at: keyof typeof drawings }) {
  const Place = drawings[at];
  return (
    <Drawing width={240} height={176}>
      <Place />
    </Drawing>
  );
}
