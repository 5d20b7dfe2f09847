import { Drawing } from '@/ui/art/Drawing';
import { Bust } from '@/ui/art/people/Bust';
import type { PersonLook } from '@/data/looks';

const look: PersonLook = {
  hair: 'crop',
  skin: '#dca97f',
  tint: '#6b6f6c',
  cloth: '#2f5d8a',
  collar: 'shirt',
  beard: 'moustache',
};

/** A foreman with a helmet, and three questions, 320 × 240. */
export const ForemanAsking = () => (
  <Drawing width={320} height={240}>
    <path d="M10 240A118 118 0 0 1 246 240Z" fill="#f0cf8e" />
    <path d="M10 240A118 118 0 0 1 84 130.6C66 160 58 200 60 240Z" fill="#fff" fillOpacity=".3" />
    <g transform="translate(28 20)">
      <Bust look={look} />
      <path d="M54 74C50 36 72 18 100 18S150 36 146 74Z" fill="#f4b73b" />
      <path d="M116 20C140 26 150 46 146 74H124C132 54 130 34 116 20Z" fill="#06140c" fillOpacity=".14" />
      <path d="M92 16H108V74H92Z" fill="#ffd784" />
      <path
        d="M62 62C62 42 70 32 82 27"
        fill="none"
        stroke="#fff"
        strokeOpacity=".65"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M46 72H154C158 72 160 82 154 82H46C40 82 42 72 46 72Z" fill="#d99a22" />
    </g>
    <path d="M216 22H304V90H250L228 112V90H216Z" fill="#d8eee1" />
    <path
      d="M249 47C249 34 272 34 272 48C272 58 260 58 260 66M260 76h0"
      fill="none"
      stroke="#0b7a3b"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Drawing>
);
