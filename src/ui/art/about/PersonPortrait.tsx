import { type PersonId, lookOf } from '@/data/people';
import { Bust } from './Bust';

/** Head and shoulders of a team member, in a square with a transparent background. */
export function PersonPortrait({ of }: { of: PersonId }) {
  return (
    <svg viewBox="-5 10 210 210" aria-hidden="true" focusable="false">
      <Bust look={lookOf(of)} />
    </svg>
  );
}
