import { call, put, select, takeEvery } from 'redux-saga/effects';
import { type Votes, articleJudged, articleOpened, selectVotes, votesRead } from './helpSlice';
import { keepVotes, readVotes } from './storedVotes';

/** Reads the votes when an article is shown, and keeps each one; no server learns of them. */
export function* helpSaga() {
  yield takeEvery(articleOpened, function* read() {
    const votes = (yield call(readVotes)) as Votes;
    yield put(votesRead(votes));
  });
  yield takeEvery(articleJudged, function* keep() {
    const votes = (yield select(selectVotes)) as Votes | null;
    const earlier = (yield call(readVotes)) as Votes;
    yield call(keepVotes, { ...earlier, ...votes });
  });
}
