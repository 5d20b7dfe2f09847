import { useContext } from 'react';
import { testUser } from '@/data/testUser';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { announce } from '@/ui/LiveRegion';
import { openDialogProps } from '@/ui/Dialog';
import { VisitorPortrait } from '@/ui/art/people/VisitorPortrait';
import { pencil } from '@/ui/icons/pencil';
import { person } from '@/ui/icons/person';
import { wind } from '@/ui/icons/wind';
import styles from './AccountCover.module.scss';
import { PortraitDialog, portraitDialog } from './PortraitDialog';
import { WeatherMap } from './WeatherMap';
import { AccountContext, type AccountLayoutWords, useAccount, useChangeAccount } from './useAccount';

/** Draws other isobars from a new random seed. */
function RedrawButton() {
  const { account, words } = useAccount();
  const change = useChangeAccount();
  const redraw = () => {
    change('look', { ...account.look, weather: Math.floor(Math.random() * 2 ** 31) });
    announce(words.redrawn);
  };
  return (
    <div className={styles.redraw}>
      <Button variant="text" size="s" leadIcon={wind} onClick={redraw}>
        {words.redraw}
      </Button>
    </div>
  );
}

function UserSummary() {
  const { user, account, words } = useAccount();
  const { firstName, lastName } = account.profile;
  return (
    <>
      <div className={styles.portrait}>
        <VisitorPortrait {...account.look} />
        <button
          type="button"
          className={styles.edit}
          aria-label={words.portrait.open}
          {...openDialogProps(portraitDialog)}
        >
          <Icon name={pencil} />
        </button>
      </div>
      <div className={styles.identity}>
        <p className={styles.name}>
          {`${firstName} ${lastName}`.trim() || user.username}
          {API_MOCK && user.id === testUser.id && <Badge tone="quiet">{words.example}</Badge>}
        </p>
        <p className={styles.email}>{user.email}</p>
      </div>
      <PortraitDialog />
    </>
  );
}

interface AccountCoverProps {
  frame: AccountLayoutWords;
  /** Lower, for the pages below the profile. */
  slim: boolean;
  /** Lower too, unless a session is being restored. */
  signedOut: boolean;
}

/** Cover of the account pages: isobars drawn from the user's seed, and the portrait that overlaps them. */
export function AccountCover({ frame, slim, signedOut }: AccountCoverProps) {
  const accountContext = useContext(AccountContext);
  const looks = [styles.root, !accountContext && styles.guest, slim && styles.slim, signedOut && styles.signedOut];
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      <div className={styles.sky}>
        <WeatherMap seed={accountContext?.account.look.weather ?? 0} />
        <div className={styles.bar}>{accountContext && <RedrawButton />}</div>
      </div>
      <div className={styles.owner}>
        {accountContext ? (
          <UserSummary />
        ) : (
          <>
            <div className={`${styles.portrait} ${styles.anonymousPortrait}`}>
              <Icon name={person} />
            </div>
            <div className={styles.identity}>
              <p className={styles.name}>{frame.guest}</p>
              <p className={styles.email}>{frame.guestText}</p>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
