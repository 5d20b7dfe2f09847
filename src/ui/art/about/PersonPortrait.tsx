import { type PersonId, lookOf } from '@/data/people';
import { Bust } from './Bust';

/** Head and shoulders of somebody of the team, in a square; the ground is that of its place. */
export function PersonPortrait({ of }: { of: PersonId }) {
  return (
    <svg viewBox="-5 10 210 210" aria-hidden="true" focusable="false">
      <Bust look={lookOf(of)} />
    </svg>
  );
}
