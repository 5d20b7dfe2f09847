const fronds = [-38, -4, 30];

/** A sailing boat, low in the water, lower in its troughs; the wind heels it, and from force 9 on its foresail is down. */
export function Sailboat({ force }: { force: number }) {
  return (
    <g transform={`translate(340 ${392 + force * 0.6}) rotate(${force * 1.9})`}>
      <path d="M0-6V-126" stroke="#4a2d1c" strokeWidth="5" strokeLinecap="round" />
      <path d="M2-126l24 6-24 7Z" fill="#e0562f" />
      <path d={`M3-112Q${34 + force * 2.4}-70 54-20L3-16Z`} fill="#fff" />
      <path d={`M3-44Q${26 + force}-40 ${46 + force * 0.6}-40L54-20 3-16Z`} fill="#d7e4ea" />
      {force < 9 && (
        <>
          <path d="M-3-104Q-20-58-50-18L-3-16Z" fill="#f2c879" />
          <path d="M-3-48L-32-40-50-18-3-16Z" fill="#dca953" />
        </>
      )}
      <path d="M-52-15L56-17" stroke="#4a2d1c" strokeWidth="4" strokeLinecap="round" />
      <path d="M-20-16H14L20-4H-24Z" fill="#f6e3c2" />
      <path d="M-60-6C-40-2 36-2 64-13C60 10 46 28 26 32H-30C-46 28-58 12-60-6Z" fill="#b8641b" />
      <path d="M-56 9C-20 17 32 14 60 1C54 18 42 29 26 32H-30C-43 29-52 20-56 9Z" fill="#8c4410" />
      <path d="M-60-6C-40-2 36-2 64-13" stroke="#f6e3c2" strokeWidth="4" strokeLinecap="round" fill="none" />
    </g>
  );
}

/** A palm that bends with the wind: its fronds hang in calm and all point one way in a storm. */
export function Palm({ force }: { force: number }) {
  const [x, y] = [540 + force * 2.4, 284 + force * 2.2];
  return (
    // Clear of the windsock beside it, at every force.
    <g transform="translate(134 82) scale(0.8)">
      <ellipse cx="546" cy="407" rx="34" ry="5" fill="#0b1710" opacity="0.22" />
      <path
        d={`M530 406C536 370 ${534 + force} 330 ${x - 5} ${y}h9C${548 + force} 332 550 372 553 406Z`}
        fill="#8a6238"
      />
      <path
        d={`M543 406C545 370 ${542 + force} 330 ${x + 1} ${y}h3C${548 + force} 332 550 372 553 406Z`}
        fill="#6b4a2c"
      />
      <g transform={`translate(${x} ${y})`}>
        {fronds.map((turn) => (
          <path
            key={turn}
            transform={`rotate(${turn + force * 7}) scale(-1 1)`}
            d="M0 0C8-26 42-34 66-4C44-14 22-8 0 0Z"
            fill="#07923f"
          />
        ))}
        {fronds.map((turn) => (
          <path
            key={turn}
            transform={`rotate(${turn * (1 - force * 0.05)})`}
            d="M0 0C8-26 42-34 66-4C44-14 22-8 0 0Z"
            fill="#09b850"
          />
        ))}
        <circle cx="-5" cy="6" r="7" fill="#6b4a2c" />
        <circle cx="7" cy="7" r="7" fill="#8a6238" />
      </g>
    </g>
  );
}
