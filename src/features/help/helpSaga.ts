import { call, put, takeEvery } from 'redux-saga/effects';
import { type Votes, articleJudged, articleOpened, votesRead } from './helpSlice';
import { keepVote, readVotes } from './storedVotes';

/** Reads the votes when an article is shown, and keeps each one; no server learns of them. */
export function* helpSaga() {
  yield takeEvery(articleOpened, function* read() {
    const votes = (yield call(readVotes)) as Votes;
    yield put(votesRead(votes));
  });
  yield takeEvery(articleJudged, function* keep({ payload: { id, vote } }) {
    yield call(keepVote, id, vote);
  });
}
