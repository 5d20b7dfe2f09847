import { Drawing } from '@/ui/art/Drawing';
import { cloudBolt } from '@/ui/art/Logo';
import styles from './NamePlate.module.scss';
import { ToEdge } from './ToEdge';

/**
 * Illustration of the imprint: a brass plate and a bell on a gatepost, and the gate, which is ajar; behind it a
 * fence with a post at every sixth bar, of which narrow windows show the beginning. Stands on its lower edge.
 */
export const NamePlate = () => (
  <Drawing width={208} height={144}>
    <g className={styles.root} transform="translate(-21)">
      <g className={styles.bay} fill="none" stroke="var(--border-strong)" strokeWidth="2">
        <path d="M224 80h42M224 126h42M242 67V142.5M254 67V142.5" />
        <path d="M266 56V144" strokeWidth="6" />
        <path d="M242 66h.1M254 66h.1" strokeWidth="7" strokeLinecap="round" />
        <path d="M266 54h.1" strokeWidth="12" strokeLinecap="round" />
      </g>
      <ToEdge>
        <path d="M224 80h3000M224 126h3000" />
        <path d="M241 105.5h3000" strokeWidth="77" strokeDasharray="2 18" />
        <path d="M339 99.5h3000" strokeWidth="89" strokeDasharray="6 114" />
        <g strokeLinecap="round">
          <path d="M242 66h3000" strokeWidth="7" strokeDasharray="0 20 0 20 0 20 0 20 0 40" />
          <path d="M342 54h3000" strokeWidth="12" strokeDasharray="0 120" />
        </g>
      </ToEdge>
      <path d="M160 142.5V137H222V142.5z" fill="var(--surface-3)" stroke="var(--border-strong)" strokeWidth="2" />
      <g fill="none" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round">
        <path d="M222 82L182 90M222 128L182 122M182 80V132M195 77V134M208 74V136" />
        <path d="M222 54V143" strokeWidth="6" />
        <circle cx="222" cy="51" r="5" fill="var(--card)" />
        <path d="M177 100H187V112H177z" fill="#e3b95f" strokeWidth="2" strokeLinejoin="round" />
      </g>
      <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
        <path d="M32 34H160V142.5H32z" fill="var(--surface-3)" />
        <path d="M22 16H170V34H22z" fill="var(--card)" />
        <path d="M46 50H146V112H46z" fill="#e3b95f" />
      </g>
      <path
        d="M32 62H42M32 90H42M32 118H160M150 62H160M150 90H160M70 34V46M122 34V46M58 118V142M134 118V142"
        stroke="var(--border-strong)"
        strokeWidth="2"
      />
      <path d="M51 55H141V60H51z" fill="var(--paper)" opacity=".5" />
      <g fill="none" stroke="#5f4312" strokeWidth="4" strokeLinecap="round">
        <path d="M86 72h46M86 86h34M64 100h68" />
      </g>
      <path d={cloudBolt} fill="#5f4312" transform="translate(56 58) scale(.75)" />
      <path d="M52 56h.1M140 56h.1M52 106h.1M140 106h.1" stroke="#5f4312" strokeWidth="4" strokeLinecap="round" />
      <circle cx="96" cy="128" r="8" fill="var(--card)" stroke="var(--ink)" strokeWidth="3" />
      <circle cx="96" cy="128" r="2.5" fill="var(--brand)" />
    </g>
  </Drawing>
);
