/** A timetable poster: a ferry between two shores. */
export function FerryPlate() {
  return (
    <svg viewBox="0 0 400 520" aria-hidden="true" focusable="false">
      <path d="M0 0H400V520H0Z" fill="#0b63b5" />
      <path d="M0 330H400V520H0Z" fill="#0a4f92" />
      <path d="M60 262H340L312 330H96Z" fill="#fff" />
      <path d="M112 214H300V262H112Z" fill="#fff" />
      <path
        d="M126 226H148V248H126ZM162 226H184V248H162ZM198 226H220V248H198ZM234 226H256V248H234ZM270 226H292V248H270Z"
        fill="#0b63b5"
      />
      <path d="M190 130H240V214H190Z" fill="#cf2127" />
      <path d="M190 156H240V172H190Z" fill="#fff" />
      <path d="M60 262H340L334 278H66Z" fill="#0d1b14" />
      <g fill="#fff">
        <path d="M40 388H160V396H40ZM40 424H220V432H40ZM40 460H190V468H40Z" opacity=".5" />
        <path d="M300 380H360V404H300ZM300 416H360V440H300ZM300 452H360V476H300Z" />
      </g>
      <circle cx="66" cy="66" r="30" fill="#f5c35b" />
    </svg>
  );
}

/** A salt packet with a large numeral. */
export function SaltPlate() {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      <path d="M0 0H400V400H0Z" fill="#ece2cf" />
      <path d="M104 60H296L310 92V352H90V92Z" fill="#fff" />
      <path d="M104 60H296L310 92H90Z" fill="#dfe9e2" />
      <path d="M90 300H310V352H90Z" fill="#cf2127" />
      <path d="M176 128H224V276H176V176L152 190V148Z" fill="#0d1b14" />
      <path d="M120 322H200V330H120ZM120 338H170V344H120Z" fill="#fff" />
    </svg>
  );
}

/** A sign in the shape of an arrow. */
export function MuseumPlate() {
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true" focusable="false">
      <path d="M0 0H640V400H0Z" fill="#dfe3e0" />
      <path d="M0 320H640V400H0Z" fill="#c3cac5" />
      <path d="M96 72H420L548 150L420 228H96Z" fill="#0d1b14" />
      <path d="M250 228H274V320H250Z" fill="#7f9186" />
      <g fill="none" stroke="#fff" strokeWidth="13" strokeLinecap="round">
        <path d="M136 132H330A24 24 0 1 0 306 108M136 166H384A24 24 0 1 1 360 190M136 200H240" />
      </g>
      <path d="M530 320V258A20 20 0 0 1 570 258V320Z" fill="#cf2127" />
      <circle cx="550" cy="214" r="16" fill="#cf2127" />
    </svg>
  );
}

const stamp = (x: number, y: number, ground: string, mark: string) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M0 0H150V190H0Z"
      fill="#fff"
      stroke="#fff"
      strokeWidth="14"
      strokeDasharray="0 15"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M10 10H140V180H10Z" fill={ground} />
    <path d="M30 70H120V130H30Z" fill={mark} />
    <path d="M30 70L75 106L120 70" fill="none" stroke={ground} strokeWidth="6" />
  </g>
);

/** Four stamps overprinted from three inks. */
export function StampPlate() {
  return (
    <svg viewBox="0 0 400 460" aria-hidden="true" focusable="false">
      <path d="M0 0H400V460H0Z" fill="#20382c" />
      {stamp(36, 30, '#cf2127', '#f5efe2')}
      {stamp(214, 30, '#f5c35b', '#cf2127')}
      {stamp(36, 240, '#0b63b5', '#f5c35b')}
      {stamp(214, 240, '#f5efe2', '#0b63b5')}
    </svg>
  );
}
