import { useSelector } from 'react-redux';
import { Icon } from '@/ui/Icon';
import { exclamationCircle } from '@/ui/icons/exclamation-circle';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import styles from './SaveStatus.module.scss';
import type { AccountPart } from './account';
import { selectPreviousParts, selectSaveStatus } from './accountSlice';
import { useAccount, useChangeAccount } from './useAccount';

interface SaveStatusProps {
  part: AccountPart;
}

/**
 * Save status of one part with an Undo button. Rendered empty first, so that the live region exists before it changes
 * and the layout does not shift.
 */
export function SaveStatus({ part }: SaveStatusProps) {
  const { words } = useAccount();
  const change = useChangeAccount();
  const removable = useFocusAfterRemoval();
  const status = useSelector(selectSaveStatus)[part];
  const before = useSelector(selectPreviousParts)[part];
  return (
    <p className={styles.root} role="status" data-status={status}>
      {status && (
        <>
          {status !== 'saving' && <Icon name={status === 'saved' ? 'check-lg' : exclamationCircle} />}
          {words.status[status]}
          {status === 'saved' && before !== undefined && (
            <button ref={removable} type="button" onClick={() => change(part, before)}>
              {words.status.undo}
            </button>
          )}
        </>
      )}
    </p>
  );
}
