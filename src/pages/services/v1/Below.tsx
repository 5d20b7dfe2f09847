import type en from '@words/en/services/v1.json';
import { useDispatch } from 'react-redux';
import { messagePrefilled } from '@/features/contact/contactSlice';
import { Finder } from '@/sections/services/Finder';
import { Held } from '@/sections/services/Held';
import { Under } from '@/sections/services/Under';
import { Week } from '@/sections/services/Week';

type BelowProps = Omit<typeof en, 'meta' | 'hero'>;

export function Below({ items, finder, week, last }: BelowProps) {
  const dispatch = useDispatch();
  return (
    <>
      <Under items={items} />
      <Finder {...finder} items={items} onAsk={(message) => dispatch(messagePrefilled({ message }))} />
      <Week {...week} />
      <Held {...last} />
    </>
  );
}
