import { put, takeEvery } from 'redux-saga/effects';
import { call } from '@/lib/effects';
import { articleRated, articleOpened, votesRead } from './helpSlice';
import { saveVote, readVotes } from './storedVotes';

/** Reads and stores votes; nothing is sent to a server. */
export function* helpSaga() {
  yield takeEvery(articleOpened, function* restoreVotes() {
    yield put(votesRead(yield* call(readVotes)));
  });
  yield takeEvery(articleRated, function* persistVote({ payload: { id, vote } }) {
    yield* call(saveVote, id, vote);
  });
}
