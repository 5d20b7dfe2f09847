import { createContext, useContext } from 'react';
import { useDispatch } from 'react-redux';
import type frame from '@words/en/account/frame.json';
import type { User } from '@/features/auth/authSlice';
import type { Account, Part } from './account';
import { type Change, partChanged } from './accountSlice';

export type FrameWords = (typeof frame)['frame'];

interface Owned {
  user: User;
  account: Account;
  /** What every account page says alike. */
  words: FrameWords;
}

/** Given to what stands inside AccountFrame: it is there only while somebody is signed in. */
export const AccountContext = createContext<Owned | null>(null);

/** Whose account it is, what is kept of it, and the words of its frame; inside AccountFrame only. */
export function useAccount(): Owned {
  const owned = useContext(AccountContext);
  if (!owned) throw new Error('There is no account outside AccountFrame');
  return owned;
}

/** How to change a part of the account: `change('hours', [10, 11])`; with `quiet` no toast tells of it. */
export function useChange() {
  const { user } = useAccount();
  const dispatch = useDispatch();
  return <P extends Part>(part: P, value: Account[P], quiet = true) =>
    dispatch(partChanged({ user, part, value, quiet } as Change));
}
