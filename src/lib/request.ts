import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { put } from 'redux-saga/effects';
import { call } from './effects';

interface ErrorResponse {
  response?: { data?: { message?: unknown; detail?: unknown } };
  message?: unknown;
}

/** The message of a failed request: the response's `message` or `detail`, else the error's own; never empty. */
export function errorMessage(error: unknown): string {
  const { response, message } = (error ?? {}) as ErrorResponse;
  const reported = [response?.data?.message, response?.data?.detail, message].find(
    (text) => typeof text === 'string' && text,
  );
  return typeof reported === 'string' ? reported : String(error);
}

/**
 * Creates a saga that calls the API with the action's payload, then puts `success` or `failure`. A null result counts
 * as a failure. Failures are logged to the console.
 */
export function request<P, R>(
  api: (payload: P) => Promise<R>,
  success: (result: NonNullable<R>) => UnknownAction,
  failure: (message: string, error: unknown) => UnknownAction,
) {
  return function* requestSaga({ payload }: PayloadAction<P>) {
    try {
      const result = yield* call(api, payload);
      if (result === null || result === undefined) throw new Error('The response has no body');
      yield put(success(result));
    } catch (error) {
      console.error(error);
      yield put(failure(errorMessage(error), error));
    }
  };
}
