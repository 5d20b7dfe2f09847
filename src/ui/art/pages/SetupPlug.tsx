import { cssVariables } from '@/ui/cssVariables';
import styles from './SetupPlug.module.scss';

/**
 * A plug whose cable comes from the page's edge, before its socket. Decorative.
 * @param done share of the steps, 0 (apart) to 1 (plugged in)
 */
export function SetupPlug({ done }: { done: number }) {
  return (
    <svg
      className={styles.root}
      viewBox="0 0 340 96"
      ref={cssVariables({ '--open': 1 - done })}
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="270" cy="86" rx="62" ry="6" className={styles.shadow} />
      <path d="M316 48H332" stroke="#26352d" strokeWidth="14" strokeLinecap="round" />
      <path d="M232 14h60a28 28 0 0 1 28 28v12a28 28 0 0 1-28 28h-60z" className={styles.socket} />
      <path d="M232 62h86a28 28 0 0 1-26 20h-60z" fill="#000" opacity="0.22" />
      <path d="M232 14h12v68h-12z" fill="#26352d" />
      <path d="M238 36h26M238 60h26" stroke="#0b1410" strokeWidth="12" strokeLinecap="round" />
      <circle cx="292" cy="48" r="6" fill={done === 1 ? 'var(--brand)' : '#93a49b'} />
      <g className={styles.cord}>
        <ellipse cx="172" cy="86" rx="48" ry="6" className={styles.shadow} />
        <path d="M-900 48H104" stroke="#067535" strokeWidth="10" />
        <path d="M-900 46H104" stroke="#2bd474" strokeWidth="3" />
        <path d="M204 36h38M204 60h38" stroke="#8c9a92" strokeWidth="8" strokeLinecap="round" />
        <path d="M204 34h37M204 58h37" stroke="#dfe9e2" strokeWidth="3" strokeLinecap="round" />
        <path d="M98 40h34v16H98z" fill="#0b5e2e" />
        <path d="M106 40v16M114 40v16M122 40v16" stroke="#08a548" strokeWidth="3" />
        <path
          d="M130 30c12 0 16-14 30-14h36a14 14 0 0 1 14 14v36a14 14 0 0 1-14 14h-36c-14 0-18-14-30-14z"
          fill="#08a548"
        />
        <path d="M130 58c12 4 20 4 32 4h48v4a14 14 0 0 1-14 14h-36c-14 0-18-14-30-14z" fill="#067a35" />
        <path d="M160 22h34" stroke="#7fe3a8" strokeWidth="4" strokeLinecap="round" />
        <path d="M166 36v20M178 36v20M190 36v20" stroke="#055a29" strokeWidth="4" strokeLinecap="round" />
      </g>
    </svg>
  );
}
