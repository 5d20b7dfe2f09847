import styles from './ComingSoonPhone.module.scss';

/** Texts on the screen: the app's name, headline, sentence, and label of the button. */
interface ComingSoonPhoneProps {
  app: string;
  title: string;
  text: string;
  action: string;
}

const rings = Array.from({ length: 8 }, (_, i) => (
  <ellipse
    key={i}
    cx={152 + 1.5 * i}
    cy={286 - i}
    rx={18 + 15 * i}
    ry={8 + 8.5 * i}
    opacity={1 - 0.08 * i}
    strokeWidth={i % 4 === 3 ? 2 : 1.2}
  />
));

/** The largest font size up to `most` at which a line of this many letters fits the screen's 232 units. */
const fit = (line: string, most: number, letter: number) =>
  Math.min(most, Math.floor(2320 / line.length / letter) / 10);

/** Illustration of the call to action: the app on a phone. Dark in both themes; the panel crops its lower edge. */
export function ComingSoonPhone({ app, title, text, action }: ComingSoonPhoneProps) {
  return (
    <svg
      className={styles.root}
      viewBox="0 0 300 540"
      role="img"
      aria-label={`${app}: ${title}. ${text}`}
      data-bs-theme="dark"
    >
      <path
        d="M1 600V47A46 46 0 0 1 47 1H253A46 46 0 0 1 299 47V600z"
        fill="var(--foot-bg)"
        stroke="var(--border)"
        strokeWidth="2"
      />
      <path
        d="M6.5 600V49A42.5 42.5 0 0 1 49 6.5H251A42.5 42.5 0 0 1 293.5 49V600z"
        fill="var(--surface)"
        stroke="var(--surface-3)"
      />
      <rect x="105" y="20" width="90" height="26" rx="13" fill="var(--foot-bg)" />
      <circle cx="180" cy="33" r="5" fill="var(--surface-2)" />
      <text x="34" y="106" fontSize={16} fontWeight="500" fill="var(--muted)">
        {app}
      </text>
      <text x="33" y="146" fontSize={fit(title, 39, 0.56)} fontWeight="750" letterSpacing="-.02em" fill="var(--ink)">
        {title}
      </text>
      <text x="34" y="178" fontSize={fit(text, 16, 0.53)} fill="var(--text)">
        {text}
      </text>
      <g fill="none" stroke="var(--border-strong)" strokeOpacity=".55" transform="rotate(-16 152 286)">
        {rings}
      </g>
      <rect x="34" y="376" width="232" height="58" rx="14" fill="var(--brand)" />
      <text x="150" y="411" fontSize={fit(action, 17, 0.6)} fontWeight="650" textAnchor="middle" fill="var(--on-brand)">
        {action}
      </text>
    </svg>
  );
}
