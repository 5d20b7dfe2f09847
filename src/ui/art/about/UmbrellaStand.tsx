import { type ServiceId, serviceIds } from '@/data/services';
import { Drawing } from '@/ui/art/Drawing';
import { cloths } from './Umbrella';

/** Prints on the furled cloth, which is 32 units wide at the top and 18 in the stand. */
const furledPrints = {
  panels: <path d="M-4 50L-5 -88L0 -102L5 -88L4 50Z" />,
  dots: (
    <path
      d="M-7 -74h0M6 -62h0M-6 -44h0M5 -30h0M-5 -14h0M5 0h0"
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      stroke="#dcebf8"
    />
  ),
  ring: <path d="M-15.2 -72H15.2L13.6 -44H-13.6Z" />,
  rings: <path d="M-15.6 -80H15.6L15.2 -73H-15.2ZM-13.6 -44H13.6L13.2 -38H-13.2ZM-11.6 -10H11.6L11.2 -4H-11.2Z" />,
  seams: <path d="M-5 50L-11 -86L-6 -93L-2 50ZM5 50L9 -93L12 -88L7 50Z" />,
};

/** How each leans: where it leaves the stand, and its angle. */
const leans: Record<ServiceId, readonly [x: number, angle: number]> = {
  web: [-34, -21],
  mobile: [-17, -10],
  ai: [1, 1],
  devops: [18, 12],
  care: [35, 23],
};

function Furled({ of }: { of: ServiceId }) {
  const { cloth, print, look } = cloths[of];
  const [x, angle] = leans[of];
  return (
    <g transform={`translate(${390 + x} 214) rotate(${angle}) scale(1.16)`}>
      <path d="M0 -96V-126A11 11 0 0 1 22 -126V-122" fill="none" stroke="#6f4526" strokeWidth="7" />
      <path d="M-1.5 -96V-127A12 12 0 0 1 6 -137" fill="none" stroke="#b47f4e" strokeWidth="2.5" />
      <path d="M-9 50L-16 -84L-9 -99L-4 -89L0 -102L5 -89L10 -99L16 -84L9 50Z" fill={cloth} />
      <g fill={print}>{furledPrints[look]}</g>
      <path d="M-9 50L-16 -84L-9 -99L-5 -91L-4 50Z" fill="#fff" fillOpacity=".2" />
      <path d="M9 50L16 -84L10 -99L6 -91L4 50Z" fill="#06140c" fillOpacity=".26" />
      <path d="M-13 -30H13L12.6 -22H-12.6Z" fill="#06140c" fillOpacity=".45" />
      <circle cx="5" cy="-26" r="2.5" fill="#f3f6f4" />
    </g>
  );
}

/** A boot, its toe at the right. */
const boot = 'M0 -78H32V-30C32 -22 60 -22 62 -4V0H-1Z';

/** Fair weather: the umbrellas stay in their stand, below a window, 560 × 360; wall and floor continue around it. */
export const UmbrellaStand = () => (
  <Drawing width={560} height={360}>
    <path d="M-600 288H1160V304H-600Z" fill="#2c4a3b" />
    <path d="M-600 302H1160V900H-600Z" fill="#0f1d16" />
    <path d="M120 304H204L484 900H284ZM214 304H296L704 900H504Z" fill="#ffe9b8" fillOpacity=".07" />
    <g>
      <path d="M52 34H222V222H52Z" fill="#e6efe9" />
      <path d="M64 46H210V210H64Z" fill="#a9d6f2" />
      <path d="M64 130H210V210H64Z" fill="#cfe8f5" />
      <circle cx="162" cy="96" r="38" fill="#fff" fillOpacity=".4" />
      <circle cx="162" cy="96" r="24" fill="#f4b73b" />
      <path d="M146 84A22 22 0 0 1 162 76" fill="none" stroke="#fff" strokeOpacity=".7" strokeWidth="4" />
      <path d="M64 186C92 162 118 164 146 182S196 192 210 178V210H64Z" fill="#4f9a6b" />
      <path d="M64 200C100 184 150 194 210 196V210H64Z" fill="#2f7a50" />
      <path d="M132 46H142V210H132ZM64 118H210V127H64Z" fill="#e6efe9" />
      <path d="M142 46H146V118H142ZM64 127H132V130H64ZM142 127H210V130H142Z" fill="#06140c" fillOpacity=".12" />
      <path d="M210 34H222V222H210Z" fill="#06140c" fillOpacity=".1" />
      <path d="M38 222H236V236H38Z" fill="#f6faf7" />
      <path d="M46 236H228V244H46Z" fill="#06140c" fillOpacity=".28" />
    </g>
    <g fill="#06140c" fillOpacity=".55">
      <ellipse cx="304" cy="326" rx="58" ry="7" />
      <ellipse cx="412" cy="333" rx="84" ry="9" />
    </g>
    <g transform="translate(262 318)">
      <path d={boot} fill="#c98b1f" />
      <g transform="translate(-22 10)">
        <path d={boot} fill="#f0b23c" />
        <path d="M32 -78V-30C32 -22 60 -22 62 -4H44C40 -18 20 -16 20 -30V-78Z" fill="#06140c" fillOpacity=".16" />
        <path d="M7 -66V-14" stroke="#fff" strokeOpacity=".6" strokeWidth="5" strokeLinecap="round" />
        <path d="M-2 -6H63V2H-2Z" fill="#7a4f12" />
        <path d="M-2 -80H34V-70H-2Z" fill="#ffd784" />
      </g>
    </g>
    <ellipse cx="390" cy="214" rx="64" ry="14" fill="#06140c" />
    {serviceIds.map((id) => (
      <Furled key={id} of={id} />
    ))}
    <path d="M326 214C326 232 454 232 454 214L444 326C444 342 336 342 336 326Z" fill="#8fa399" />
    <path d="M326 214C326 219 336 223 350 226L356 336C344 334 336 331 336 326Z" fill="#fff" fillOpacity=".3" />
    <path d="M416 227C438 224 454 220 454 214L444 326C444 332 432 336 414 337Z" fill="#06140c" fillOpacity=".28" />
    <path d="M329 246C334 262 446 262 451 246L450 258C444 274 336 274 330 258Z" fill="#e0b25a" />
    <path d="M334 308C338 322 442 322 446 308L445 318C440 332 340 332 335 318Z" fill="#e0b25a" />
    <path d="M326 214C326 232 454 232 454 214" fill="none" stroke="#d4dfd8" strokeWidth="5" />
  </Drawing>
);
