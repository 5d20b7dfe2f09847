/**
 * A press with the four points that are read from it, each with its line to the right edge: in the middles of rows
 * that are 70 units high, above a foot of 80.
 */
export function PressPoints({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 112 360" aria-hidden="true" focusable="false">
      <path d="M4 338h82v10H4z" fill="#26352d" />
      <path d="M12 34h12v270H12zM64 34h12v270H64z" fill="#5b6f64" />
      <path d="M20 34h4v270h-4zM72 34h4v270h-4z" fill="#42544a" />
      <path d="M4 12a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v40H4z" fill="#7d9086" />
      <path d="M4 42h80v10H4z" fill="#5b6f64" />
      <path d="M14 24h34v12H14z" fill="#0c1410" opacity="0.45" />
      <path d="M32 52h24v108H32z" fill="#93a49b" />
      <path d="M48 52h8v108h-8z" fill="#71837a" />
      <path d="M38 160h12v40H38z" fill="#c9d6ce" />
      <path d="M45 160h5v40h-5z" fill="#93a49b" />
      <path d="M24 200h40v24H24z" fill="#08a548" />
      <path d="M24 216h40v8H24z" fill="#067535" />
      <path d="M30 224h28v9H30z" fill="#2b3a32" />
      <path d="M28 276h32v-8h8v16H20v-16h8z" fill="#c9d6ce" />
      <path d="M4 284h80v54H4z" fill="#7d9086" />
      <path d="M4 284h80v8H4zM4 326h80v12H4z" fill="#5b6f64" />
      <path d="M14 302h30v16H14z" fill="#0c1410" opacity="0.45" />
      <path d="M18 310h6l3-4 4 7 3-3h6" fill="none" stroke="#2bd474" strokeWidth="1.8" />
      <g data-lead>
        <path d="M66 35h46M44 105h68M44 175h68M70 245h42" fill="none" stroke="#2bd474" strokeWidth="2" />
        <path
          d="M66 29a6 6 0 1 1-.01 0zM44 99a6 6 0 1 1-.01 0zM44 169a6 6 0 1 1-.01 0zM70 239a6 6 0 1 1-.01 0z"
          fill="#0c1410"
          stroke="#2bd474"
          strokeWidth="3"
        />
      </g>
    </svg>
  );
}
