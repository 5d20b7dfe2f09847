import type { ReactNode } from 'react';
import { type PersonId, lookOf } from '@/data/people';
import { Bust } from '@/ui/art/people/Bust';

type Side = 'left' | 'right';

interface Pose {
  tilt: number;
  turn: number;
  /** The arm that is raised, as the viewer sees it. */
  arm?: Side;
  /** Whether its hand is open. */
  open?: boolean;
  /** What the hand holds, or what is in front of the chest. */
  holds?: ReactNode;
}

const ink = '#0d1b14';

const phone = (
  <g transform="rotate(9 173 150)">
    <rect x="157" y="108" width="32" height="62" rx="6" fill={ink} />
    <path d="M160 114h26v46h-26z" fill="#b9e2c6" />
    <path d="M164 120h18v12h-18zM164 137h12M164 144h16" fill="#09b850" stroke="#07923f" strokeWidth="3" />
  </g>
);

const swatches = (
  [
    [-26, '#ef8d7b'],
    [-2, '#f6cf6b'],
    [22, '#09a24a'],
  ] as const
).map(([angle, colour]) => (
  <g key={angle} transform={`rotate(${angle} 173 176)`}>
    <path d="M163 108h21v66h-21z" fill="#fff" />
    <path d="M163 108h21v44h-21z" fill={colour} />
    <path d="M184 108v66" stroke={ink} strokeOpacity=".2" strokeWidth="2" />
  </g>
));

const checklist = (
  <g transform="rotate(-8 27 140)">
    <rect x="0" y="100" width="54" height="72" rx="5" fill="#8a6238" />
    <path d="M5 107h44v60H5z" fill="#fff" />
    <path d="M18 96h18v9H18z" fill={ink} />
    <path d="M11 121l4 4 6-8M11 137l4 4 6-8M11 153l4 4 6-8" fill="none" stroke="#07923f" strokeWidth="3" />
    <path d="M28 122h15M28 138h15M28 154h10" stroke="#8d9891" strokeWidth="3" />
  </g>
);

const chart = (
  <g transform="rotate(-7 28 136)">
    <path d="M-2 98h60v72H-2z" fill="#fff" />
    <path d="M6 160v-18h10v18zM22 160v-30h10v30zM38 160v-48h10v48z" fill="#09a24a" />
    <path d="M48 112v48h-4v-48z" fill={ink} fillOpacity=".18" />
    <path d="M4 161h46" stroke={ink} strokeWidth="3" />
  </g>
);

const mug = (
  <>
    <path d="M18 110q-6-8 0-16M32 110q-6-8 0-16" fill="none" stroke="#fff" strokeOpacity=".8" strokeWidth="4" />
    <path d="M45 134h6q9 0 9 10t-9 10h-6" fill="none" stroke="#a5502c" strokeWidth="6" />
    <path d="M5 122h42v44q0 10-10 10H15q-10 0-10-10z" fill="#c9683e" />
    <path d="M35 122h12v44q0 10-10 10h-6q4-4 4-10z" fill={ink} fillOpacity=".16" />
    <ellipse cx="26" cy="122" rx="21" ry="4" fill="#5a2a17" />
  </>
);

const plan = (
  <>
    <path d="M166 184L188 98" stroke="#e4eef8" strokeWidth="24" strokeLinecap="butt" />
    <path d="M173 184L195 98" stroke="#0b63b5" strokeOpacity=".28" strokeWidth="8" strokeLinecap="butt" />
    <ellipse cx="188" cy="98" rx="12" ry="5" transform="rotate(14 188 98)" fill="#bcd0e4" />
    <path d="M182 98q6-4 11 1q-4 4-7 0" fill="none" stroke="#0b63b5" strokeWidth="2" />
  </>
);

const sensor = (
  <>
    <path d="M184 134V104" stroke={ink} strokeWidth="4" />
    <path d="M176 98q8-8 16 0M170 91q14-13 28 0" fill="none" stroke={ink} strokeWidth="3.5" />
    <rect x="150" y="128" width="44" height="40" rx="6" fill="#eef3f0" />
    <path d="M184 128h4q6 0 6 6v28q0 6-6 6h-4z" fill={ink} fillOpacity=".16" />
    <circle cx="160" cy="138" r="4" fill="#09b850" />
    <path d="M158 150h20M158 157h14" stroke="#8d9891" strokeWidth="3" />
  </>
);

const wrench = (
  <g transform="rotate(12 173 170)">
    <path d="M173 204V122" stroke="#9aa6a0" strokeWidth="13" />
    <path d="M176 204V122" stroke={ink} strokeOpacity=".18" strokeWidth="6" />
    <path d="M158 90q-9 22 8 34h14q17-12 8-34l-7 3v18h-16V93z" fill="#b4beb9" />
    <path d="M188 90q9 22-8 34h-6q14-10 13-34z" fill={ink} fillOpacity=".14" />
  </g>
);

const laptop = (
  <>
    <path d="M52 172q0-5 5-5h86q5 0 5 5l4 48H48z" fill="#e6ece9" />
    <path d="M126 167h17q5 0 5 5l4 48h-20q-1-30-6-53z" fill={ink} fillOpacity=".12" />
    <path d="M104 176L89 198h10l-4 16 16-23h-10z" fill="#09b850" />
  </>
);

const book = (
  <>
    <path d="M100 184C86 170 60 168 44 173V224H156V173C140 168 114 170 100 184Z" fill="#fff" />
    <path d="M100 192C86 178 58 176 38 181V224H100Z" fill="#c75a3a" />
    <path d="M100 192C114 178 142 176 162 181V224H100Z" fill="#a8472b" />
    <path d="M100 192V224" stroke={ink} strokeOpacity=".3" strokeWidth="3" />
    <path d="M54 190q18-2 30 5" fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="4" />
  </>
);

const poses: Record<PersonId, Pose> = {
  deniz: { tilt: -3, turn: 4 },
  mira: { tilt: 5, turn: -4, arm: 'right', holds: swatches },
  kerem: { tilt: -4, turn: -5, arm: 'left', holds: checklist },
  zeynep: { tilt: 4, turn: 3, holds: laptop },
  jonas: { tilt: -2, turn: 5, arm: 'left', holds: mug },
  baris: { tilt: 5, turn: 4, arm: 'right', holds: phone },
  lale: { tilt: -4, turn: -5, arm: 'right', holds: plan },
  asli: { tilt: 4, turn: -3, arm: 'left', holds: chart },
  tarik: { tilt: -3, turn: 5, arm: 'right', holds: sensor },
  selin: { tilt: 4, turn: -2, arm: 'left', open: true },
  hatice: { tilt: -3, turn: -3, holds: book },
  omer: { tilt: 3, turn: 4, arm: 'right', holds: wrench },
};

interface HandProps {
  cloth: string;
  skin: string;
}

/** The arms of somebody who listens. */
const FoldedArms = ({ cloth, skin }: HandProps) => (
  <g fill="none">
    <path d="M30 222C44 196 84 196 130 216" stroke={cloth} strokeWidth="32" />
    <path d="M168 212C146 186 116 180 72 192" stroke={cloth} strokeWidth="32" />
    <path d="M168 212C146 186 116 180 72 192" stroke="#fff" strokeOpacity=".12" strokeWidth="32" />
    <path d="M158 204C138 190 112 190 78 202" stroke={ink} strokeOpacity=".2" strokeWidth="8" />
    <rect x="46" y="177" width="30" height="30" rx="12" fill={skin} />
    <path d="M76 176C70 186 70 202 78 211L89 208C82 200 82 186 87 174Z" fill={cloth} />
    <path d="M76 176C70 186 70 202 78 211L89 208C82 200 82 186 87 174Z" fill={ink} fillOpacity=".3" />
    <path d="M48 187h13M47 196h13" stroke={ink} strokeOpacity=".22" strokeWidth="2.5" />
  </g>
);

/** A raised forearm at the viewer's left, with a fist that holds something or an open hand. */
const Arm = ({ cloth, skin, open }: HandProps & { open: boolean | undefined }) => (
  <g fill="none">
    <path d="M38 232C27 214 24 204 27 192" stroke={cloth} strokeWidth="34" />
    <path d="M45 222C43 212 42 202 43 190" stroke={ink} strokeOpacity=".22" strokeWidth="3" />
    <path d="M13 190h29" stroke={ink} strokeOpacity=".2" strokeWidth="4" />
    {open ? (
      <>
        <path d="M19 160L14 138M27 157L26 131M35 158L38 134M40 166L48 146" stroke={skin} strokeWidth="9" />
        <rect x="13" y="154" width="30" height="32" rx="12" fill={skin} />
        <path d="M21 172q8 6 15-2" stroke={ink} strokeOpacity=".18" strokeWidth="2.5" />
      </>
    ) : (
      <>
        <rect x="12" y="162" width="30" height="26" rx="11" fill={skin} />
        <path d="M15 171h15M15 179h15" stroke={ink} strokeOpacity=".22" strokeWidth="2.5" />
      </>
    )}
  </g>
);

/** A member of the team as on the stamps: everybody in a pose of their own, with what they work with. */
export function TeamBust({ of }: { of: PersonId }) {
  const look = lookOf(of);
  const { tilt, turn, arm, open, holds } = poses[of];
  const right = arm === 'right';
  return (
    <>
      <Bust look={look} tilt={tilt} turn={turn} />
      {/* A right hand is clear of the button in the corner. */}
      <g strokeLinecap="round" strokeLinejoin="round" transform={right ? 'translate(-3 -12)' : undefined}>
        {holds}
        {arm ? (
          <g transform={right ? 'matrix(-1 0 0 1 200 0)' : undefined}>
            <Arm {...look} open={open} />
          </g>
        ) : (
          !holds && <FoldedArms {...look} />
        )}
      </g>
    </>
  );
}
