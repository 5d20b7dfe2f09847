import { createContext, useContext } from 'react';
import { useDispatch } from 'react-redux';
import type frame from '@words/en/account/frame.json';
import type { User } from '@/features/auth/authSlice';
import type { Account, AccountPart } from './account';
import { type AccountChange, partChanged } from './accountSlice';

export type AccountLayoutWords = (typeof frame)['frame'];

interface SignedInAccount {
  user: User;
  account: Account;
  /** Words shared by all account pages. */
  words: AccountLayoutWords;
}

/** Provided by AccountLayout while a user is signed in. */
export const AccountContext = createContext<SignedInAccount | null>(null);

/**
 * The signed-in user, their account and the shared words.
 * @throws outside AccountLayout
 */
export function useAccount(): SignedInAccount {
  const accountContext = useContext(AccountContext);
  if (!accountContext) throw new Error('useAccount must be used inside AccountLayout, with a signed-in user');
  return accountContext;
}

/**
 * Returns a function that changes a part: `change('hours', [10, 11])`. It shows no toast unless its third argument is
 * false.
 */
export function useChangeAccount() {
  const { user } = useAccount();
  const dispatch = useDispatch();
  return <P extends AccountPart>(part: P, value: Account[P], quiet = true) =>
    dispatch(partChanged({ user, part, value, silent: quiet } as AccountChange));
}
