/** A press with the four points that are read from it, each with its line to the right edge; rows are 70 units high. */
export function PressPoints({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 112 280" aria-hidden="true" focusable="false">
      <path d="M4 258h82v10H4z" fill="#26352d" />
      <path d="M12 34h12v190H12zM64 34h12v190H64z" fill="#5b6f64" />
      <path d="M20 34h4v190h-4zM72 34h4v190h-4z" fill="#42544a" />
      <path d="M4 12a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v40H4z" fill="#7d9086" />
      <path d="M4 42h80v10H4z" fill="#5b6f64" />
      <path d="M14 24h34v12H14z" fill="#0c1410" opacity="0.45" />
      <path d="M32 52h24v64H32z" fill="#93a49b" />
      <path d="M48 52h8v64h-8z" fill="#71837a" />
      <path d="M38 116h12v26H38z" fill="#c9d6ce" />
      <path d="M24 140h40v18H24z" fill="#08a548" />
      <path d="M24 152h40v6H24z" fill="#067535" />
      <path d="M30 158h28v8H30z" fill="#2b3a32" />
      <path d="M28 196h32v-8h8v16H20v-16h8z" fill="#c9d6ce" />
      <path d="M4 204h80v54H4z" fill="#7d9086" />
      <path d="M4 204h80v8H4zM4 246h80v12H4z" fill="#5b6f64" />
      <path d="M14 222h30v16H14z" fill="#0c1410" opacity="0.45" />
      <path d="M18 230h6l3-4 4 7 3-3h6" fill="none" stroke="#2bd474" strokeWidth="1.8" />
      <g data-lead>
        <path d="M66 35h46M44 105h68M70 175h42M64 245h48" fill="none" stroke="#2bd474" strokeWidth="2" />
        <path
          d="M66 29a6 6 0 1 1-.01 0zM44 99a6 6 0 1 1-.01 0zM70 169a6 6 0 1 1-.01 0zM64 239a6 6 0 1 1-.01 0z"
          fill="#0c1410"
          stroke="#2bd474"
          strokeWidth="3"
        />
      </g>
    </svg>
  );
}
