import { useEffect } from 'react';
import { Button } from '@/ui/Button';

/** Asks for the page again, also by itself when the connection is back. */
export function TryAgain({ label }: { label: string }) {
  const again = () => window.location.reload();
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return <Button onClick={again}>{label}</Button>;
}
