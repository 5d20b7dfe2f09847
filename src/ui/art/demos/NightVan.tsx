import { useId } from 'react';

/** The van at night, with its light ahead; it stands on y = 0 and begins at x = 0. */
export function NightVan() {
  const id = useId();
  return (
    <>
      <linearGradient id={id}>
        <stop stopColor="#ffe9a8" stopOpacity=".75" />
        <stop offset="1" stopColor="#ffe9a8" stopOpacity="0" />
      </linearGradient>
      <path d="M148-30L330-66V14L148-12Z" fill={`url(#${id})`} />
      <ellipse cx="76" cy="2" rx="84" ry="6" fill="#000" fillOpacity=".5" />
      <path d="M0-72Q0-82 10-82H96V-12H0Z" fill="#f4f7f6" />
      <path d="M0-36H96V-12H0Z" fill="#c9d6d8" />
      <path d="M0-72Q0-82 10-82H96V-76H8Q6-76 6-70V-12H0Z" fill="#fff" />
      <path d="M96-66H124Q132-66 136-60L148-40Q152-38 152-30V-12H96Z" fill="var(--brand-active)" />
      <path d="M96-30H152V-12H96Z" fill="#000" fillOpacity=".18" />
      <path d="M104-60H122Q127-60 130-55L139-40H104Z" fill="#cfe6ee" />
      <path d="M104-60H114L104-44Z" fill="#fff" fillOpacity=".7" />
      <path d="M54-72L34-44H47L41-22 66-52H53Z" fill="var(--brand)" />
      <path d="M142-34H152V-26H146Q142-26 142-30Z" fill="#ffe9a8" />
      <path d="M-2-14H154" stroke="#0b1512" strokeWidth="6" strokeLinecap="round" />
      {[30, 122].map((x) => (
        <g key={x}>
          <circle cx={x} cy="-12" r="15" fill="#0b1512" />
          <circle cx={x} cy="-12" r="8" fill="#b6c4bc" />
          <circle cx={x} cy="-12" r="3" fill="#0b1512" />
        </g>
      ))}
    </>
  );
}
