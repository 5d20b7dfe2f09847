/**
 * A sign-in form on a laptop, and a phone in front of it that shows the code; `on`: false: the code's boxes are empty and
 * the phone is locked. The light falls from above on the left, in both themes. Decorative.
 */
export function TwoStepPicture({ on }: { on: boolean }) {
  return (
    <svg viewBox="0 0 240 168" aria-hidden="true" focusable="false">
      <circle cx="104" cy="78" r="76" fill="var(--brand)" fillOpacity=".12" />
      <ellipse cx="122" cy="158" rx="118" ry="8" fill="var(--brand)" fillOpacity=".24" />
      <ellipse cx="112" cy="157" rx="104" ry="4" fill="#04120c" fillOpacity=".4" />
      <rect x="18" y="8" width="168" height="132" rx="11" fill="#17241f" />
      <path d="M19.5 128V19A9.5 9.5 0 0 1 29 9.5H172" fill="none" stroke="#71877d" strokeWidth="1.5" />
      <rect x="24" y="14" width="156" height="118" rx="6" fill="#cfe9da" />
      <path d="M24 96 106 14h68a6 6 0 0 1 6 6v106a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6z" fill="#b9dfc9" />
      <rect x="37" y="30" width="118" height="93" rx="8" fill="#04120c" fillOpacity=".14" />
      <rect x="35" y="26" width="118" height="94" rx="8" fill="#fbfefc" />
      <rect x="44" y="35" width="46" height="8" rx="4" fill="#17241f" />
      <rect x="44" y="51" width="100" height="19" rx="6" fill="#e3ece7" />
      {[0, 1, 2, 3, 4, 5].map((digit) => (
        <g key={digit}>
          <circle cx={54 + digit * 9.5} cy="60.5" r="2.8" fill="#17241f" />
          <rect
            x={44.75 + digit * 17.3}
            y="77.75"
            width="12.5"
            height="17"
            rx="4"
            fill={on ? '#dcf5e5' : '#fff'}
            stroke={on ? '#0ab850' : '#8fa39b'}
            strokeWidth="1.5"
          />
          {on && <circle cx={51 + digit * 17.3} cy="86.25" r="3" fill="#067a34" />}
        </g>
      ))}
      <rect x="44" y="102" width="100" height="11" rx="5.5" fill="#0ab850" />
      <path d="M20 140h164l18 9H2z" fill="#a9bbb2" />
      <path d="M33 141.5h138l7 4.5H26z" fill="#4a5c54" />
      <path d="M2 149h200v1q0 7-8 7H10q-8 0-8-7z" fill="#64786f" />
      <path d="M82 149h40q0 4-6 4H88q-6 0-6-4z" fill="#3d4e47" />
      <path d="M154 66q0-13 12-15v106h-12z" fill="#04120c" fillOpacity=".2" />
      <rect x="168" y="44" width="62" height="115" rx="13" fill="#55685f" />
      <rect x="162" y="44" width="64" height="115" rx="13" fill="#0d1714" />
      <path d="M163.5 146V57a11.5 11.5 0 0 1 11.5-11.5h38" fill="none" stroke="#71877d" strokeWidth="1.5" />
      <rect x="167" y="49" width="54" height="105" rx="9" fill="#0f4527" />
      <path d="M167 122l54-48v-16a9 9 0 0 0-9-9h-36a9 9 0 0 0-9 9z" fill="#17643a" />
      <path d="M187 55h14" stroke="#0d1714" strokeWidth="4" strokeLinecap="round" />
      {on ? (
        <>
          <circle cx="194" cy="110" r="17" fill="#04120c" fillOpacity=".3" />
          <circle cx="194" cy="107" r="17" fill="#0ab850" />
          <path d="m186 107.5 5.5 5.5 11-11.5" fill="none" stroke="#04120c" strokeWidth="3.5" strokeLinecap="round" />
          <rect x="132" y="9" width="106" height="34" rx="10" fill="#04120c" fillOpacity=".25" />
          <path
            d="M140 4h88a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10h-28l-6 6-6-6h-48a10 10 0 0 1-10-10V14a10 10 0 0 1 10-10z"
            fill="#0ab850"
          />
          <text x="184" y="27.5" textAnchor="middle" fontSize="18" fontWeight="700" fill="#04120c">
            482 913
          </text>
        </>
      ) : (
        <>
          <path d="M186 100v-8a8 8 0 0 1 16 0v8" fill="none" stroke="#dbe8e1" strokeWidth="4.5" />
          <rect x="178" y="102" width="32" height="27" rx="7" fill="#04120c" fillOpacity=".35" />
          <rect x="178" y="99" width="32" height="27" rx="7" fill="#f4faf6" />
          <path d="M194 99h9a7 7 0 0 1 7 7v13a7 7 0 0 1-7 7h-18q9-4 9-14z" fill="#c9dad1" />
          <path d="M194 109v6" stroke="#0f4527" strokeWidth="4" strokeLinecap="round" />
        </>
      )}
    </svg>
  );
}
