/** A white dinghy and a sun; sky and sea are higher than the poster, for a frame of other proportions. */
export function HalyardPoster() {
  return (
    <svg viewBox="0 0 400 286" aria-hidden="true" focusable="false">
      <path d="M0-200H400V286H0Z" fill="#0b63b5" />
      <circle cx="330" cy="60" r="26" fill="#f5c35b" />
      <path d="M206 26V206H96C150 160 188 96 206 26Z" fill="#fff" />
      <path d="M216 62V206H290C268 166 240 120 216 62Z" fill="#dcebf8" />
      <path d="M0 206C60 190 110 196 160 208S300 200 400 206V486H0Z" fill="#0a4f92" />
      <path d="M80 212H316L292 244H108Z" fill="#0d1b14" />
      <path d="M211 18V214" stroke="#0d1b14" strokeWidth="4" />
      <path d="M211 18L246 27L211 36Z" fill="#09b850" />
      <g fill="none" stroke="#3f8fd6" strokeWidth="4" strokeLinecap="round">
        <path d="M30 258C50 252 64 264 84 258S120 252 138 258M250 262C270 256 284 268 304 262S340 256 360 262M150 274C166 269 180 279 196 274" />
      </g>
    </svg>
  );
}

const flower = (x: number, y: number, s: number) => (
  <g transform={`translate(${x} ${y}) scale(${s})`}>
    <path d="M-44 -14C-40 -44 -22 -52 -16 -58C-8 -40 -8 -20 -4 6C-24 10 -40 4 -44 -14Z" fill="#dfe9e2" />
    <path d="M44 -14C40 -44 22 -52 16 -58C8 -40 8 -20 4 6C24 10 40 4 44 -14Z" fill="#dfe9e2" />
    <path d="M0 -76C22 -52 26 -14 0 10C-26 -14 -22 -52 0 -76Z" fill="#fff" />
    <path d="M-14 4H14V13H-14Z" fill="#09b850" />
  </g>
);

/** Three snowdrops in front of dark green. */
export function KardelenPoster() {
  return (
    <svg viewBox="0 0 300 380" aria-hidden="true" focusable="false">
      <path d="M0 0H300V380H0Z" fill="#20382c" />
      <circle cx="150" cy="96" r="150" fill="#294838" />
      <g stroke="#7f9b8b" strokeWidth="7">
        <path d="M70 140V380M150 90V380M232 160V380" />
      </g>
      <g fill="#3d6350">
        <path d="M150 330C120 300 110 262 116 226C140 250 150 290 150 330ZM150 350C182 322 196 284 190 246C164 272 150 310 150 350ZM70 366C52 346 44 322 48 296C64 314 70 340 70 366ZM232 372C252 350 260 324 256 300C240 318 232 344 232 372Z" />
      </g>
      {flower(150, 92, 1.12)}
      {flower(70, 140, 0.82)}
      {flower(232, 162, 0.82)}
    </svg>
  );
}

/** Two overlapping lenses; the ground is higher than the poster, for a frame of other proportions. */
export function OptikPoster() {
  return (
    <svg viewBox="0 0 300 214" aria-hidden="true" focusable="false">
      <path d="M0-200H300V414H0Z" fill="#f5c35b" />
      <circle cx="103" cy="108" r="40" fill="#c8703f" />
      <circle cx="197" cy="108" r="40" fill="#fff" />
      <path d="M150 66A63 63 0 0 1 150 150A63 63 0 0 1 150 66Z" fill="#c8703f" />
      <g fill="none" stroke="#0d1b14" strokeWidth="15">
        <circle cx="103" cy="108" r="63" />
        <circle cx="197" cy="108" r="63" />
      </g>
      <path d="M84 86C92 80 100 78 108 79" fill="none" stroke="#fff" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}

/** A loaf as the sun in the oven's arch. */
export function FirinPoster() {
  return (
    <svg viewBox="0 0 400 286" aria-hidden="true" focusable="false">
      <path d="M0 0H400V286H0Z" fill="#c8703f" />
      <g fill="none" stroke="#a95427" strokeWidth="5">
        <path d="M0 44H400M0 92H400M0 140H400M0 188H400M0 236H400M60 0V44M180 0V44M300 0V44M0 44M120 44V92M240 44V92M360 44V92M60 92V140M180 92V140M300 92V140M120 140V188M360 140V188M60 188V236M340 188V236M30 236V286M370 236V286" />
      </g>
      <path d="M72 286V196A128 128 0 0 1 328 196V286Z" fill="#0d1b14" />
      <path d="M98 286V200A102 102 0 0 1 302 200V286Z" fill="#3b1a0c" />
      <g fill="#f5c35b">
        <path d="M124 244C124 196 158 172 200 172S276 196 276 244Z" />
        <path d="M200 108L207 154H193ZM130 134L166 166L155 174ZM270 134L234 166L245 174Z" />
      </g>
      <g fill="none" stroke="#c8703f" strokeWidth="8" strokeLinecap="round">
        <path d="M160 226C166 208 174 200 184 194M194 230C198 212 206 202 216 197M228 232C231 220 238 212 246 208" />
      </g>
      <path d="M84 244H316V262H84Z" fill="#ece2cf" />
    </svg>
  );
}
