const stones = [20, 130, 260, 360, 490, 600];

/** A quay with a bollard, and a bow moored to it. */
export function Quay() {
  return (
    <svg viewBox="0 0 1440 300" width="1440" height="300" aria-hidden="true" focusable="false">
      <rect y="200" width="1440" height="100" fill="var(--deep-sea)" />
      <path d="M720 226H1440M820 252H1440M760 278H1440" stroke="var(--sky-noon)" strokeOpacity=".35" strokeWidth="2" />
      <path d="M0 150H700V300H0Z" fill="var(--foot-muted)" />
      <path d="M0 150H712V172H0Z" fill="var(--foot-text)" />
      {stones.map((x, index) => (
        <path
          key={x}
          d={`M${x} ${index % 2 ? 212 : 172}v40M0 212H700M0 254H700M${x + 60} 212v42M${x + 14} 254v46`}
          stroke="var(--foot-rule)"
          strokeOpacity=".35"
          strokeWidth="2"
        />
      ))}
      <path d="M586 150V96H640V150ZM572 96A40 16 0 0 1 654 96 40 16 0 0 1 572 96Z" fill="var(--foot-bg)" />
      <path
        d="M580 122C600 134 626 134 648 122S800 226 1000 120"
        fill="none"
        stroke="var(--clay)"
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path
        d="M580 122C600 134 626 134 648 122S800 226 1000 120"
        fill="none"
        stroke="var(--sun)"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="M982 92C1120 116 1300 116 1440 104V246H1080C1040 208 1004 150 982 92Z" fill="var(--foot-bg)" />
      <path d="M986 104C1120 130 1300 130 1440 120" fill="none" stroke="var(--brand)" strokeWidth="8" />
      <path d="M1082 246H1440V262H1096Z" fill="var(--clay)" />
      <circle cx="1000" cy="120" r="8" fill="var(--sun)" />
      <path d="M1230 108V10M1230 14L1440 66M1230 14L1000 96" stroke="var(--foot-bg)" strokeWidth="4" fill="none" />
      <path d="M1230 10L1270 20 1230 32Z" fill="var(--clay)" />
    </svg>
  );
}
