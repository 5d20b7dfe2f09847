import styles from './Coupling.module.scss';

/**
 * A plug before its socket, nearer with each step. Decorative.
 * @param step 0 (apart) to 3 (plugged in)
 */
export const Coupling = ({ step }: { step: number }) => (
  <svg
    className={styles.root}
    data-on={step === 3 || undefined}
    viewBox="0 0 112 48"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M104 24h8" className={styles.cable} />
    <path d="M70 5h22a15 15 0 0 1 15 15v8a15 15 0 0 1-15 15H70z" fill="#5b6f64" />
    <path d="M70 30h37a15 15 0 0 1-15 13H70z" fill="#42544a" />
    <path d="M70 5h6v38h-6z" fill="#26352d" />
    <path d="M72 17h14M72 31h14" stroke="#0b1410" strokeWidth="7" strokeLinecap="round" />
    <g transform={`translate(${step * 10 - 12} 0)`}>
      <path d={`M${12 - step * 10} 24H14`} className={styles.cable} />
      <path d="M48 17h14M48 31h14" stroke="#c9d6ce" strokeWidth="5" strokeLinecap="round" />
      <path d="M12 19h10q6-10 14-10h8a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6h-8q-8 0-14-10H12z" className={styles.plug} />
      <path d="M17 29h33v4a6 6 0 0 1-6 6h-8q-8 0-14-10z" opacity="0.24" />
      <path d="M34 14h9" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity="0.45" />
    </g>
  </svg>
);
