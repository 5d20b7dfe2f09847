import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { formLeft } from './authFormSlice';

/** Resets the auth form's state on unmount. */
export function useResetOnLeave(): void {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(formLeft()), [dispatch]);
}
