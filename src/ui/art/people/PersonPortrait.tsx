import { type PersonId, lookOf } from '@/data/people';
import { Portrait } from './Portrait';

/** A team member, on a transparent background. */
export const PersonPortrait = ({ of }: { of: PersonId }) => <Portrait look={lookOf(of)} />;
