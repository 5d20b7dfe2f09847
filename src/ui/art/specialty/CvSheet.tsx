/** A CV on two sheets, the upper one with a folded corner, 64 × 72. */
export const CvSheet = () => (
  <svg viewBox="0 0 64 72" width="64" height="72" aria-hidden="true" focusable="false">
    <ellipse cx="34" cy="67" rx="26" ry="4" fill="#0d1b14" fillOpacity=".16" />
    <g stroke="#33443a" strokeWidth="2" strokeLinejoin="round">
      <path d="M18 6 57 11 50 66 11 61Z" fill="#d5e6db" />
      <path d="M8 4H40L52 16V64H8Z" fill="#fff" />
      <path d="M40 4V16H52Z" fill="#d5e6db" />
    </g>
    <path d="M13 29V15h14v14Z" fill="#b9e2c6" />
    <path d="M13 29q0-6 7-6t7 6Z" fill="#0b63b5" />
    <circle cx="20" cy="19.5" r="3.5" fill="#e8b890" />
    <path d="M32 18H36M32 25H44" stroke="#07923f" strokeWidth="3" strokeLinecap="round" />
    <path d="M14 38H44M14 46H40M14 54H33" stroke="#a9b9b0" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
