import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { formLeft } from './authFormSlice';

/** Lets the store forget how far the page's form was, once the visitor goes to another page. */
export function useLeaving(): void {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(formLeft()), [dispatch]);
}
