import { useEffect } from 'react';
import { Button } from '@/ui/Button';

/** Reloads the page on click and on `online`. */
export function ReloadButton({ label }: { label: string }) {
  const again = () => window.location.reload();
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return <Button onClick={again}>{label}</Button>;
}
