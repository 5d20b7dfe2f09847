import type en from '@words/en/account/security.json';
import { Switch } from '@/ui/Switch';
import { TwoStepPicture } from '@/ui/art/account/TwoStepPicture';
import { Panel } from './Panel';
import styles from './Panel.module.scss';
import { SaveStatus } from './SaveStatus';
import { useAccount, useChangeAccount } from './useAccount';

/** Toggles two-step verification; the demo only stores the choice. */
export function TwoStep({ title, text, label, on, off }: (typeof en)['twoStep']) {
  const { account } = useAccount();
  const change = useChangeAccount();
  return (
    <Panel title={title} text={text}>
      <div className={styles.picture}>
        <TwoStepPicture on={account.twoStep} />
      </div>
      <div className={styles.setting}>
        <Switch label={label} checked={account.twoStep} onChange={(twoStep) => change('twoStep', twoStep)} />
        <p>{account.twoStep ? on : off}</p>
      </div>
      <div className={styles.status}>
        <SaveStatus part="twoStep" />
      </div>
    </Panel>
  );
}
