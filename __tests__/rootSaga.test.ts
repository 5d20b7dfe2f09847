import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { rootSaga } from '@/app/rootSaga';
import { languageShown, languageSlice } from '@/features/language/languageSlice';
import { themeSaga } from '@/features/theme/themeSaga';

jest.mock('@/features/theme/themeSaga', () => ({ themeSaga: jest.fn() }));
const feature = jest.mocked(themeSaga as () => Generator);

/** All features beside one another, of which one is another: it listens for an event. */
function run(listen: () => Generator) {
  feature.mockReset().mockImplementation(listen);
  const saga = createSagaMiddleware();
  const reducer = { language: languageSlice.reducer };
  const store = configureStore({ reducer, middleware: (defaults) => defaults({ thunk: false }).concat(saga) });
  saga.run(rootSaga);
  return store;
}

describe('a feature that fails', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
  afterEach(() => logged.mockRestore());

  it('is logged, begins anew and leaves the others running', () => {
    const heard = jest.fn(() => {
      throw new Error('broken');
    });
    const store = run(function* listen() {
      yield takeEvery('event', heard);
    });
    store.dispatch({ type: 'event' });
    store.dispatch({ type: 'event' });
    expect([heard.mock.calls.length, feature.mock.calls.length, logged.mock.calls.length]).toEqual([2, 3, 2]);
    store.dispatch(languageShown('de'));
    expect(localStorage.getItem('language')).toBe('{"code":"de"}');
  });

  it('as soon as it begins is left alone after the fifth time', () => {
    run(() => {
      throw new Error('broken');
    });
    expect([feature.mock.calls.length, logged.mock.calls.length]).toEqual([5, 5]);
  });
});
