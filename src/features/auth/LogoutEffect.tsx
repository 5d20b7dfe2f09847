import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { urlOf } from '@/site/addresses';
import { useGo } from '@/ui/SiteLink';
import { useLanguage } from '@/ui/words';
import { selectUser } from './authSlice';

/** Whoever signs out, wherever that is, is led to the page that says so (spec 2.5). */
export function LogoutEffect() {
  const isHere = useSelector(selectUser) !== null;
  const wasHere = useRef(isHere);
  const go = useGo();
  const address = urlOf('pages-logout', useLanguage());
  useEffect(() => {
    if (wasHere.current && !isHere && window.location.pathname !== address) go(address);
    wasHere.current = isHere;
  }, [isHere, address, go]);
  return null;
}
