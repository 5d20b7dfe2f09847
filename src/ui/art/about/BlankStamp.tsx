import { perforation } from './Stamp';
import styles from './Stamp.module.scss';

const edge = perforation(12, 15);

/** A stamp whose person is still unknown: the dashed outline of a bust and a question mark, 240 × 300. */
export const BlankStamp = () => (
  <svg className={styles.root} viewBox="-2 -2 244 304" aria-hidden="true" focusable="false">
    <path d={edge} className={styles.paper} />
    <path d="M18 18H222V282H18Z" className={styles.sky} />
    <path
      d="M40 282C40 248 66 232 100 222V212C88 200 82 180 82 148C82 118 98 104 120 104S158 118 158 148C158 180 152 200 140 212V222C174 232 200 248 200 282"
      fill="#fff"
      fillOpacity=".6"
      stroke="#05602b"
      strokeWidth="3"
      strokeDasharray="9 7"
      strokeLinecap="round"
    />
    <path
      d="M108 140A15 15 0 1 1 128 154C123 157 122 160 122 166M122 182V183"
      fill="none"
      stroke="#05602b"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path d="M18 18H222V282H18Z" className={styles.inner} />
  </svg>
);
