import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type en from '@words/en/account/delete-profile.json';
import { ordersRequested, selectOrders } from '@/features/checkout/ordersSlice';
import { cleanEmail } from '@/lib/email';
import { downloadText } from '@/lib/download';
import { interpolate } from '@/lib/interpolate';
import { LinkedText } from '@/sections/Prose';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { TextField } from '@/ui/TextField';
import { DataCopyPicture } from '@/ui/art/account/DataCopyPicture';
import { RemainingDataPicture } from '@/ui/art/account/RemainingDataPicture';
import { download } from '@/ui/icons/download';
import { AccountForm } from './AccountForm';
import styles from './DeleteProfile.module.scss';
import { Panel } from './Panel';
import { deletionConfirmed } from './accountSlice';
import { useAccount } from './useAccount';

type DeleteProfileProps = Pick<typeof en, 'what' | 'copy' | 'confirm'>;

/**
 * Deletes the profile: lists what is deleted and what is kept, offers a JSON export, and asks for the e-mail address as
 * confirmation.
 */
export function DeleteProfile({ what, copy, confirm }: DeleteProfileProps) {
  const { user, account } = useAccount();
  const dispatch = useDispatch();
  const orders = useSelector(selectOrders);
  useEffect(() => void dispatch(ordersRequested()), [dispatch]);
  return (
    <>
      <Panel title={what.title}>
        <div className={styles.lists}>
          {(['goes', 'stays'] as const).map((side) => (
            <div key={side} data-side={side}>
              <h3>{what[side].title}</h3>
              <ul>
                {Object.entries(what[side].items).map(([key, item]) => (
                  <li key={key}>
                    <Icon name={side === 'goes' ? 'x-lg' : 'check-lg'} />
                    <span>
                      <LinkedText text={item} />
                    </span>
                  </li>
                ))}
              </ul>
              {side === 'stays' && <RemainingDataPicture />}
            </div>
          ))}
        </div>
      </Panel>
      <div className={styles.copy}>
        <Panel title={copy.title} text={copy.text}>
          <div className={styles.picture}>
            <DataCopyPicture />
          </div>
          <Button
            variant="line"
            leadIcon={download}
            disabled={orders === null}
            onClick={() => downloadText(copy.file, `${JSON.stringify({ user, account, orders }, null, 2)}\n`)}
          >
            {copy.button}
          </Button>
        </Panel>
      </div>
      <div className={styles.confirm}>
        <Panel
          title={confirm.title}
          text={
            <LinkedText
              text={interpolate(confirm.text, { email: user.email })}
              tags={{ typed: (part) => <strong>{part}</strong> }}
            />
          }
        >
          <AccountForm
            initial={{ email: '' }}
            submit={confirm.button}
            danger
            validate={({ email }) =>
              cleanEmail(email).toLowerCase() === cleanEmail(user.email).toLowerCase()
                ? {}
                : { email: interpolate(confirm.invalid, { email: user.email }) }
            }
            onSave={() => dispatch(deletionConfirmed(user))}
            cancel={
              <Button variant="line" to="account/profile">
                {confirm.keep}
              </Button>
            }
          >
            {(attempted) => (
              <div data-wide>
                <TextField
                  name="email"
                  id="delete-email"
                  type="email"
                  label={confirm.label}
                  autoComplete="off"
                  required
                  attempted={attempted}
                />
              </div>
            )}
          </AccountForm>
        </Panel>
      </div>
    </>
  );
}
