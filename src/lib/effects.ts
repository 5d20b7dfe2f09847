import type { SagaIterator, TakeableChannel, Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import type { SagaReturnType, StrictEffect, Tail } from 'redux-saga/effects';
import type { SagaRouter } from './sagaRouter';

// TypeScript gives every `yield` of a generator one type, so `yield call(…)` evaluates to `any`. `yield*` evaluates to
// what the delegated generator returns: these wrappers of redux-saga's effects return the effect's result, with its
// type. Effects without a result (put, delay, takeEvery …) are yielded as redux-saga's documentation shows.

function* resultOf<R>(effect: StrictEffect): Generator<StrictEffect, R, R> {
  return yield effect;
}

type Selector = Parameters<typeof effects.select>[0];

/** Calls a function or a saga; `yield*` evaluates to its result. */
export const call = <F extends (...args: never[]) => unknown>(
  fn: F,
  ...args: Parameters<F>
): SagaIterator<SagaReturnType<F>> => resultOf<SagaReturnType<F>>(effects.call(fn, ...args));

/** `yield*` evaluates to what the selector returns. */
export const select = <F extends Selector>(selector: F, ...args: Tail<Parameters<F>>): SagaIterator<ReturnType<F>> =>
  resultOf<ReturnType<F>>(effects.select(selector, ...args));

/** Waits for a channel's next message; `yield*` evaluates to it. */
export const take = <T>(channel: TakeableChannel<T>): SagaIterator<T> => resultOf<T>(effects.take(channel));

/** Starts a saga without waiting for it; `yield*` evaluates to its task. */
export const fork = <F extends (...args: never[]) => unknown>(fn: F, ...args: Parameters<F>): SagaIterator<Task> =>
  resultOf<Task>(effects.fork(fn, ...args));

/** `yield*` evaluates to whether the saga was cancelled; for its `finally` block. */
export const cancelled = (): SagaIterator<boolean> => resultOf<boolean>(effects.cancelled());

/** `yield*` evaluates to the router; undefined when the saga context has none, as in tests of a single saga. */
export const getRouter = (): SagaIterator<SagaRouter | undefined> =>
  resultOf<SagaRouter | undefined>(effects.getContext('router'));
