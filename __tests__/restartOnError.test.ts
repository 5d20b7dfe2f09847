import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { spawn, takeEvery } from 'redux-saga/effects';
import { restartOnError } from '@/app/rootSaga';
import { languageSaga } from '@/features/language/languageSaga';
import { languageShown, languageSlice } from '@/features/language/languageSlice';

/** A store with a feature saga and the language's own. */
function run(feature: () => Generator) {
  const saga = createSagaMiddleware();
  const reducer = { language: languageSlice.reducer };
  const store = configureStore({ reducer, middleware: (defaults) => defaults({ thunk: false }).concat(saga) });
  saga.run(function* root() {
    yield spawn(restartOnError, feature);
    yield spawn(restartOnError, languageSaga);
  });
  return store;
}

describe('a feature that fails', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
  afterEach(() => logged.mockRestore());

  it('is logged, restarted and leaves the others running', () => {
    const heard = jest.fn(() => {
      throw new Error('broken');
    });
    const feature = jest.fn(function* listen() {
      yield takeEvery('event', heard);
    });
    const store = run(feature);
    store.dispatch({ type: 'event' });
    store.dispatch({ type: 'event' });
    expect([heard.mock.calls.length, feature.mock.calls.length, logged.mock.calls.length]).toEqual([2, 3, 2]);
    store.dispatch(languageShown('de'));
    expect(localStorage.getItem('language')).toBe('{"code":"de"}');
  });

  it('whenever it starts is not restarted after the fifth failure', () => {
    const feature = jest.fn(() => {
      throw new Error('broken');
    });
    run(feature);
    expect([feature.mock.calls.length, logged.mock.calls.length]).toEqual([5, 5]);
  });
});
