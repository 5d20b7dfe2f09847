/** A record on the phone: on its way, delivered without a receipt, or delivered. */
export type RecordState = 'waiting' | 'unconfirmed' | 'sent';

export interface OutboxState {
  records: readonly { number: number; state: RecordState }[];
  /** Numbers of the records that the server has, in order of arrival. */
  delivered: readonly number[];
  /** How often a record arrived that the server already had. */
  repeats: number;
  hasSignal: boolean;
  /** The next receipt is lost on its way back. */
  losesReceipt: boolean;
}

export type OutboxAction = 'add' | 'send' | 'toggleSignal' | 'toggleReceipt';

/** One record sent and two waiting, without signal. */
export const initialOutbox: OutboxState = {
  records: [
    { number: 1, state: 'sent' },
    { number: 2, state: 'waiting' },
    { number: 3, state: 'waiting' },
  ],
  delivered: [1],
  repeats: 0,
  hasSignal: false,
  losesReceipt: false,
};

/** Number of records that have no receipt. */
export const pendingCount = ({ records }: OutboxState): number =>
  records.filter(({ state }) => state !== 'sent').length;

/** Sends the oldest record without a receipt. The server keeps a number that it has and answers again. */
function send(state: OutboxState): OutboxState {
  const next = state.records.find((record) => record.state !== 'sent');
  if (!next || !state.hasSignal) return state;
  const isKnown = state.delivered.includes(next.number);
  return {
    ...state,
    records: state.records.map((record) =>
      record === next ? { ...record, state: state.losesReceipt ? 'unconfirmed' : 'sent' } : record,
    ),
    delivered: isKnown ? state.delivered : [...state.delivered, next.number],
    repeats: state.repeats + Number(isKnown),
    losesReceipt: false,
  };
}

/** Reducer of the outbox simulation. */
export function reduceOutbox(state: OutboxState, action: OutboxAction): OutboxState {
  switch (action) {
    case 'add':
      return { ...state, records: [...state.records, { number: state.records.length + 1, state: 'waiting' }] };
    case 'send':
      return send(state);
    case 'toggleSignal':
      return { ...state, hasSignal: !state.hasSignal };
    case 'toggleReceipt':
      return { ...state, losesReceipt: !state.losesReceipt };
  }
}
