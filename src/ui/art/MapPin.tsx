import { cloudBolt } from './Logo';

/** The office's marker on a drawn map: a pin with the bolt; its tip is the middle of the lower edge. */
export function MapPin() {
  return (
    <svg viewBox="0 0 56 76" aria-hidden="true">
      <ellipse cx="28" cy="71.5" rx="13" ry="3.5" fill="var(--ink)" fillOpacity=".22" />
      <path
        d="M28 72C24 60 3 49 3 28a25 25 0 0 1 50 0C53 49 32 60 28 72Z"
        fill="var(--foot-bg)"
        stroke="var(--foot-link)"
        strokeWidth="2"
      />
      <path d={cloudBolt} fill="var(--brand)" transform="translate(5.5 4.5) scale(1.38) translate(0 -4.5)" />
    </svg>
  );
}
