import { integrationBranches, isBroker, type BranchedIntegrationId } from '@/data/integrationPayloads';
import { BranchMark } from '@/ui/art/pages/BranchMark';
import { TopicMachine } from '@/ui/art/pages/TopicMachines';
import styles from './PayloadBranches.module.scss';

interface PayloadBranchesProps {
  id: BranchedIntegrationId;
  /** Index of the device or channel of the current message. */
  active: number;
  onChoose: (index: number) => void;
}

/** The devices or channels behind an integration, on a line each, to choose whose message is shown. */
export function PayloadBranches({ id, active, onChoose }: PayloadBranchesProps) {
  return (
    <div className={styles.root} data-machines={isBroker(id) || undefined}>
      {integrationBranches[id].map((branch, index) => {
        // Phones have room for the machine of a topic only.
        const [name, sensor] = branch.split('/');
        return (
          <button
            key={branch}
            type="button"
            aria-pressed={index === active}
            aria-label={branch}
            onClick={() => onChoose(index)}
          >
            {isBroker(id) ? (
              <TopicMachine index={index} />
            ) : (
              <span>
                <BranchMark id={id} index={index} />
              </span>
            )}
            <code translate="no">
              {name}
              {sensor && <span>/{sensor}</span>}
            </code>
          </button>
        );
      })}
      <svg viewBox="0 0 300 44" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {[50, 150, 250].map((x, index) => (
          <path key={x} d={`M${x} 0C${x} 28 150 16 150 44`} data-active={index === active || undefined} />
        ))}
      </svg>
    </div>
  );
}
