import styles from './ComingSoonPhone.module.scss';

/** Texts on the screen: the app's name, headline, sentence, and label of the button. */
interface ComingSoonPhoneProps {
  app: string;
  title: string;
  text: string;
  action: string;
}

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
      <rect x="34" y="204" width="232" height="152" rx="16" fill="var(--surface-3)" />
      <path d="M54 228h72M54 244h40" stroke="var(--border-strong)" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M54 340v-30h18v30zM83 340v-44h18v44zM112 340v-36h18v36zM141 340v-58h18v58zM170 340v-50h18v50zM199 340v-72h18v72z"
        fill="var(--link)"
        fillOpacity=".35"
      />
      <path d="M228 340v-90h18v90z" fill="var(--brand)" />
      <path
        d="M63 300l29-14 29 8 29-22 29 8 29-22 29-18"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="237" cy="240" r="7" fill="var(--ink)" />
      <path d="M7 330L190 7H50Q7 7 7 50z" fill="#fff" fillOpacity=".04" />
      <rect x="34" y="376" width="232" height="58" rx="14" fill="var(--brand)" />
      <text x="150" y="411" fontSize={fit(action, 17, 0.6)} fontWeight="650" textAnchor="middle" fill="var(--on-brand)">
        {action}
      </text>
    </svg>
  );
}
