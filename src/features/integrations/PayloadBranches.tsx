import { integrationBranches, type BranchedIntegrationId } from '@/data/integrationPayloads';
import { BranchMark } from '@/ui/art/pages/BranchMark';
import styles from './PayloadBranches.module.scss';

interface PayloadBranchesProps {
  id: BranchedIntegrationId;
  /** Index of the device or channel of the current message. */
  active: number;
  /** On phones the lines end above the first panel, or above the last. */
  side: 'start' | 'end';
  onChoose: (index: number) => void;
}

/** Where the lines of the three devices or channels begin, in a box 300 units wide. */
const starts = [50, 150, 250];

/** The devices or channels behind an integration, on a line each, to choose whose message is shown. */
export function PayloadBranches({ id, active, side, onChoose }: PayloadBranchesProps) {
  const lines = (end: number) => (
    <svg viewBox="0 0 300 44" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {starts.map((x, index) => (
        <path key={x} d={`M${x} 0C${x} 28 ${end} 16 ${end} 44`} data-active={index === active || undefined} />
      ))}
    </svg>
  );
  return (
    <div className={styles.root} data-side={side}>
      {integrationBranches[id].map((branch, index) => (
        <button key={branch} type="button" aria-pressed={index === active} onClick={() => onChoose(index)}>
          <span>
            <BranchMark id={id} index={index} />
          </span>
          <code translate="no">{branch}</code>
        </button>
      ))}
      {lines(side === 'start' ? 67 : 233)}
      {lines(150)}
    </div>
  );
}
