import { useId } from 'react';
import { Drawing } from './Drawing';
import { Shade } from './Shade';
import styles from './PhoneNotice.module.scss';

interface PhoneNoticeWords {
  title: string;
  shift: string;
  target: string;
  count: string;
  notice: string;
  next: string;
  now: string;
}

/** A phone with a notification wider than itself. Touches the card's lower edge, which crops the phone. */
export function PhoneNotice({ words }: { words: PhoneNoticeWords }) {
  const shade = useId();
  return (
    <Drawing width={332} height={216} className={styles.root}>
      <Shade id={shade} />
      <path
        d="M90 216V31A26 26 0 0 1 116 5H216A26 26 0 0 1 242 31V216"
        fill="var(--card)"
        stroke="var(--bezel)"
        strokeWidth="6"
      />
      <rect x="143" y="15" width="46" height="13" rx="6.5" fill="var(--bezel)" />
      <text x="109" y="54" fontSize="16" fontWeight="750" letterSpacing="-.2" fill="var(--ink)">
        {words.title}
      </text>
      <text x="109" y="71" fontSize="11.5" fontWeight="500" fill="var(--muted)">
        {words.shift}
      </text>
      <rect x="105" y="81" width="122" height="96" rx="11" fill="var(--surface-2)" />
      <text x="117" y="100" fontSize="11" fill="var(--muted)">
        {words.target}
      </text>
      <text x="117" y="121" fontSize="20" fontWeight="750" fill="var(--ink)">
        {words.count}
      </text>
      <g className={styles.notice}>
        <rect x="27" y="135" width="278" height="60" rx="14" fill="var(--note)" filter={`url(#${shade})`} />
        <rect x="39" y="147" width="36" height="36" rx="10" fill="var(--foot-bg)" />
        <path d="M60 153l-11 14h7l-3 11 11-15h-7z" fill="var(--brand)" />
        <text x="87" y="162" fontSize="13.5" fontWeight="700" fill="var(--note-ink)">
          {words.notice}
        </text>
        <text x="87" y="180" fontSize="12.5" fontWeight="500" fill="var(--note-muted)">
          {words.next}
        </text>
        <text x="292" y="162" fontSize="11" fontWeight="500" textAnchor="end" fill="var(--note-muted)">
          {words.now}
        </text>
      </g>
    </Drawing>
  );
}
