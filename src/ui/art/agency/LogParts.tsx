/** The cup of the sample shop, 160 units wide, around the middle of its wall. */
export function LogCup({ steam = true }: { steam?: boolean }) {
  return (
    <>
      <ellipse cy="44" rx="86" ry="11" fill="#3b1a0c" fillOpacity=".3" />
      <ellipse cy="39" rx="80" ry="10" fill="#fff" />
      <path d="M60-24C94-28 96 16 52 18L54 7C76 4 76-14 58-13Z" fill="#fff" />
      <path d="M-64-40H64C64 8 48 38 0 38S-64 8-64-40Z" fill="#fff" />
      <path d="M38-40H64C64 8 48 38 0 38C32 28 40 0 38-40Z" fill="#dcebf8" />
      <ellipse cy="-40" rx="64" ry="12" fill="#ece2cf" />
      <ellipse cy="-38" rx="56" ry="9" fill="#3b1a0c" />
      {steam && (
        <path
          d="M-22-60C-30-72-14-80-22-94M2-64C-6-76 10-86 2-102M26-60C18-72 34-82 26-94"
          fill="none"
          stroke="#fff"
          strokeWidth="6"
          strokeLinecap="round"
        />
      )}
    </>
  );
}

/** The sample shop's page: its cup above the sea; 192 × 120 units. */
export function LogPage() {
  return (
    <>
      <path d="M0 0H192V120H0Z" fill="#f5efe2" />
      <path d="M84 0H192V88H88C104 72 78 52 94 32C102 20 86 12 84 0Z" fill="#c8703f" />
      <circle cx="168" cy="26" r="13" fill="#f5c35b" />
      <path d="M92 68C116 62 132 72 152 67S180 64 192 67V88H88C92 80 95 74 92 68Z" fill="#0b63b5" />
      <path d="M91 78C116 74 134 82 154 77S182 75 192 78V88H88Z" fill="#0a4f92" />
      <g transform="translate(134 58) scale(.4)">
        <LogCup />
      </g>
      <path d="M14 16H40M14 104H60M72 104H118M130 104H176" stroke="#3b1a0c" strokeWidth="6" strokeLinecap="round" />
      <path d="M14 40H78M14 52H66" stroke="#3b1a0c" strokeWidth="8" strokeLinecap="round" />
      <path d="M14 72H46" stroke="#09b850" strokeWidth="12" strokeLinecap="round" />
    </>
  );
}

/** Light from a window over a desk, 360 × 225 units. */
export function LogDesk() {
  return (
    <>
      <path d="M0 0H360V225H0Z" fill="#eeddbf" />
      <path d="M-20 0H116L236 225H66Z" fill="#f8edd8" />
      <path d="M0 178H360V225H0Z" fill="#9a6743" />
      <path d="M0 178H360V184H0Z" fill="#b98258" />
      <path d="M24 206H96M250 212H338" stroke="#85563a" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}
