import { Drawing } from '@/ui/art/Drawing';
import { Mascot } from '@/ui/art/Mascot';

/** The press that overheats, in the thought. */
const press = (
  <g transform="translate(184 36) scale(.24)" stroke="#0d1b14" strokeWidth="7" strokeLinejoin="round">
    <path
      d="M92 520L104 484H126L136 130C138 96 164 68 200 68H340C366 68 382 84 382 108V204H216C200 204 192 212 192 228V400H384C392 400 396 404 396 412V484H412L424 520Z"
      fill="#5f8a76"
    />
    <path d="M238 82H354V204H238Z" fill="#24473a" />
    <path d="M268 192H324V300H268ZM216 378H376V400H216ZM244 352H348V378H244Z" fill="#b9c7be" />
    <path d="M240 276H352V304H240Z" fill="#33443a" />
    <circle cx="106" cy="132" r="74" fill="#33443a" />
    <circle cx="106" cy="132" r="20" fill="#b9c7be" />
    <circle cx="296" cy="136" r="42" fill="#e06a34" />
    <circle cx="296" cy="136" r="16" fill="#b9c7be" />
    <path
      d="M252 46c-12-16 12-24 0-42M296 46c-12-16 12-24 0-42M340 46c-12-16 12-24 0-42"
      fill="none"
      stroke="#e06a34"
      strokeWidth="14"
      strokeLinecap="round"
    />
  </g>
);

/** The mascot awake in bed, thinking of a machine, 540 × 420; wall and floor continue around it. */
export const SleeplessNight = () => (
  <Drawing width={540} height={420}>
    <path d="M-600 352H1140V366H-600Z" fill="#24405c" />
    <path d="M-600 366H1140V1000H-600Z" fill="#0d1a29" />
    <path d="M398 66H508V214H398Z" fill="#8ba0b4" />
    <path d="M408 76H498V204H408Z" fill="#0a1423" />
    <path d="M474 94A26 26 0 1 0 486 136A21 21 0 0 1 474 94Z" fill="#f3eed6" />
    <path d="M424 98h0M428 182h0M482 172h0M420 144h0" stroke="#f3eed6" strokeWidth="4" strokeLinecap="round" />
    <path d="M450 76H456V204H450ZM408 138H498V143H408Z" fill="#8ba0b4" />
    <path d="M388 214H518V226H388Z" fill="#a9bac9" />
    <path d="M394 226H512V233H394Z" fill="#06101c" fillOpacity=".4" />
    <g fill="#f1f6f3">
      <path d="M128 160C84 158 78 106 114 92C106 48 164 20 202 38C228 4 294 8 312 40C354 34 378 82 354 110C372 148 332 176 298 164C270 194 214 194 190 172C170 186 138 182 128 160Z" />
      <circle cx="158" cy="192" r="11" />
      <circle cx="147" cy="213" r="6" />
    </g>
    {press}
    <ellipse cx="250" cy="402" rx="216" ry="9" fill="#06101c" fillOpacity=".6" />
    <path d="M40 246C40 234 60 234 60 246V400H40Z" fill="#8a5a35" />
    <path d="M40 246C40 240 45 237 50 237V400H40Z" fill="#fff" fillOpacity=".16" />
    <path d="M54 348H436V382H54Z" fill="#744a2a" />
    <path d="M54 374H436V382H54Z" fill="#06140c" fillOpacity=".3" />
    <path d="M60 326H432V350H60Z" fill="#cfd9e2" />
    <path d="M64 300C66 286 150 280 176 292C186 300 184 324 176 330H66C58 322 60 308 64 300Z" fill="#eef3f6" />
    <path d="M62 314C90 324 150 322 182 312C184 320 182 326 176 330H66C61 326 61 320 62 314Z" fill="#b3c3cf" />
    <svg x="74" y="224" width="150" height="94">
      <Mascot mood="oh" />
    </svg>
    <path
      d="M134 350C132 314 146 292 178 292C222 292 250 282 300 290C350 298 392 290 408 268C424 262 434 276 434 296V360H134Z"
      fill="#0b9a48"
    />
    <path d="M134 350C134 340 136 330 139 322C210 340 330 344 434 318V360H134Z" fill="#06140c" fillOpacity=".18" />
    <path d="M134 350C132 314 146 292 178 292C190 292 200 291 211 290C190 302 184 326 186 360H134Z" fill="#d3f2de" />
    <path d="M134 350C134 340 136 330 139 322C154 326 170 329 187 331L186 360H134Z" fill="#06140c" fillOpacity=".12" />
    <path d="M432 282C432 272 450 272 450 282V400H432Z" fill="#8a5a35" />
    <path d="M441 275C446 275 450 277 450 282V400H441Z" fill="#06140c" fillOpacity=".25" />
    <path d="M470 330H532V342H470Z" fill="#8a5a35" />
    <path d="M478 342H524V400H478Z" fill="#744a2a" />
    <path d="M478 342H524V350H478Z" fill="#06140c" fillOpacity=".3" />
    <circle cx="501" cy="372" r="4" fill="#e0b25a" />
    <circle cx="490" cy="290" r="7" fill="#d0573c" />
    <circle cx="512" cy="290" r="7" fill="#d0573c" />
    <circle cx="501" cy="310" r="20" fill="#d0573c" />
    <circle cx="501" cy="310" r="14" fill="#fff4dc" />
    <path
      d="M501 301V310H508"
      fill="none"
      stroke="#0d1b14"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Drawing>
);
