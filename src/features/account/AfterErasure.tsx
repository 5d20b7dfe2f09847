import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { isBuilt, urlOf } from '@/site/addresses';
import { useLanguage } from '@/ui/words';
import { selectErased } from './accountSlice';

/** Once the account is erased there is nothing here any more: its owner is led out. */
export function AfterErasure() {
  const erased = useSelector(selectErased);
  // Whoever comes back later finds the page as everybody does.
  const before = useRef(erased);
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => {
    if (!erased || before.current) return;
    before.current = true;
    void navigate(urlOf(isBuilt('pages-logout') ? 'pages-logout' : 'home', language));
  }, [erased, language, navigate]);
  return null;
}
