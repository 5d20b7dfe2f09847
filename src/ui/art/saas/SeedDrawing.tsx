import { Drawing } from '@/ui/art/Drawing';
import styles from './SeedDrawing.module.scss';

/** Illustration of a start: a seed in the soil, with its roots and its first two leaves. Stands on its lower edge. */
export const SeedDrawing = () => (
  <Drawing width={168} height={224}>
    <g className={styles.root} fill="none" strokeLinecap="round">
      <path d="M0 224V160C0 146 34 134 84 134S168 146 168 160V224z" fill="var(--soil)" />
      <path d="M4 156C12 144 42 136 84 136S156 144 164 156" stroke="var(--leaf-shade)" strokeWidth="5" />
      <path d="M26 186h.1M44 206h.1M136 180h.1M120 208h.1M150 204h.1" stroke="var(--stone)" strokeWidth="8" />
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
