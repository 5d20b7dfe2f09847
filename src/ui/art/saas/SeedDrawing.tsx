import { Drawing } from '@/ui/art/Drawing';
import styles from './SeedDrawing.module.scss';

/**
 * Illustration of a start: a seed in the soil, with its roots and its first two leaves. Stands on its lower edge; where
 * the drawing may overflow, the soil goes on to both sides.
 */
export const SeedDrawing = () => (
  <Drawing width={168} height={224}>
    <g className={styles.root} fill="none" strokeLinecap="round">
      <path d="M-2000 224V172H-70C-10 172 20 142 84 142S178 172 238 172H2400V224z" fill="var(--soil)" />
      <path d="M-2000 172H-70C-10 172 20 142 84 142S178 172 238 172H2400" stroke="var(--leaf-shade)" strokeWidth="5" />
      <path
        d="M26 190h.1M44 206h.1M136 186h.1M120 208h.1M150 204h.1M-40 196h.1M230 200h.1M310 190h.1M402 206h.1M520 196h.1M640 204h.1M700 190h.1M820 206h.1M910 196h.1"
        stroke="var(--stone)"
        strokeWidth="8"
      />
      <path
        d="M84 192C86 204 78 210 80 222M82 196C72 202 64 204 58 214M86 198C94 204 102 206 106 216"
        stroke="var(--root)"
        strokeWidth="3"
      />
      <ellipse cx="84" cy="180" rx="21" ry="15" fill="var(--seed)" transform="rotate(-14 84 180)" />
      <path d="M70 186C78 178 90 172 102 174" stroke="var(--soil)" strokeWidth="2.5" />
      <path d="M84 170C82 142 90 112 85 76" stroke="var(--leaf)" strokeWidth="9" />
      <path d="M85 88C58 92 34 74 28 44C60 42 84 58 85 88z" fill="var(--leaf)" />
      <path d="M86 78C88 44 110 24 144 22C146 56 122 78 86 78z" fill="var(--leaf)" />
      <path
        d="M85 88C80 72 60 56 28 44C34 74 58 92 85 88zM86 78C96 58 118 38 144 22C146 56 122 78 86 78z"
        fill="var(--leaf-shade)"
      />
    </g>
  </Drawing>
);
