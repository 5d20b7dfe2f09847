import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { put } from 'redux-saga/effects';
import { call } from './effects';

interface Problem {
  response?: { data?: { message?: unknown; detail?: unknown } };
  message?: unknown;
}

/** What the server or the network said of a failure; never empty. */
export function messageOf(error: unknown): string {
  const { response, message } = (error ?? {}) as Problem;
  const said = [response?.data?.message, response?.data?.detail, message].find(
    (text) => typeof text === 'string' && text,
  );
  return typeof said === 'string' ? said : String(error);
}

/**
 * Call the API with the event's payload, then dispatch what came of it. A null result is a failure (spec 7). The
 * failure is logged to the console (spec 8) and handed on as text, with what was thrown beside it.
 */
export function request<P, R>(
  api: (payload: P) => Promise<R>,
  success: (result: NonNullable<R>) => UnknownAction,
  failure: (message: string, error: unknown) => UnknownAction,
) {
  return function* requestSaga({ payload }: PayloadAction<P>) {
    try {
      const result = yield* call(api, payload);
      if (result === null || result === undefined) throw new Error('The server answered with nothing');
      yield put(success(result));
    } catch (error) {
      console.error(error);
      yield put(failure(messageOf(error), error));
    }
  };
}
