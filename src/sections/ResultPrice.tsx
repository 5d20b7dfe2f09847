import { formatMoney } from '@/lib/formatMoney';
import { useLanguage } from '@/ui/translation';

/** Price of a product among the results of the search, in cents. */
export function ResultPrice({ cents }: { cents: number | undefined }) {
  const language = useLanguage();
  return cents !== undefined && <small>{` ${formatMoney(cents, language)}`}</small>;
}
