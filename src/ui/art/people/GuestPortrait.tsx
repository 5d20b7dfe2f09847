import { type GuestId, guestOf } from '@/data/guests';
import { Portrait } from './Portrait';

/** An invented person of a demo page, chosen by name. */
export const GuestPortrait = ({ of }: { of: GuestId }) => <Portrait {...guestOf(of)} />;
