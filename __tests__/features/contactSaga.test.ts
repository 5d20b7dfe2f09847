import { AxiosError } from 'axios';
import { combineReducers } from '@reduxjs/toolkit';
import { makeStore } from '@/app/store';
import { expectSaga } from 'redux-saga-test-plan';
import { all, call } from 'redux-saga/effects';
import { contactSaga } from '@/features/contact/contactSaga';
import {
  contactSlice,
  messageAttempted,
  messagePrefilled,
  messageFailed,
  messageSent,
  messageSubmitted,
  messageValidationFailed,
  selectMessage,
} from '@/features/contact/contactSlice';
import { draftsSaga } from '@/features/contact/draftsSaga';
import { draftsSlice, messageDrafted } from '@/features/contact/draftsSlice';
import { selectToasts } from '@/features/toastr/toast';
import { failureOf } from '@/lib/sendingFailure';
import { answer } from '../support/site';
import { flushEventLoop } from '../support/flushEventLoop';

const reducer = combineReducers({ contact: contactSlice.reducer, drafts: draftsSlice.reducer });
function* sagas() {
  yield all([call(contactSaga), call(draftsSaga)]);
}
const run = () => expectSaga(sagas).withReducer(reducer);

const message = {
  NameSurname: 'Elif Kaya',
  Email: 'elif@example.com',
  Phone: '(232) 555 01 20',
  Company: 'Örnek A.Ş.',
  Message: 'Merhaba',
  FilledIn: 9000,
};
const route = 'POST /api/v1/Site/ContactForm/Create';
const untouched = { attempted: false, status: 'idle', key: null, text: null, problems: {} };
type State = ReturnType<typeof reducer>;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('the state of the contact form', () => {
  const after = (...actions: Parameters<typeof reducer>[1][]) =>
    selectMessage(actions.reduce<State>(reducer, undefined as never));

  it('starts as idle, is checking on an attempt, and is idle again when the form is invalid', () => {
    expect(after({ type: 'nothing' })).toEqual(untouched);
    expect(after(messageAttempted())).toMatchObject({ attempted: true, status: 'checking' });
    expect(after(messageAttempted(), messageValidationFailed())).toEqual({ ...untouched, attempted: true });
  });

  it('stays sending when a second attempt follows', () => {
    const once = [messageAttempted(), messageSubmitted(message), messageValidationFailed()];
    expect(after(...once, messageAttempted(), messageValidationFailed())).toMatchObject({ status: 'sending' });
  });

  it('keeps the idempotency key after a failure, and drops it after another text, a refusal or success', () => {
    const first = messageSubmitted(message);
    const failed = messageFailed({ reason: 'late', problems: {}, final: false });
    const { key } = first.meta;
    expect(after(first, failed, messageSubmitted(message)).key).toBe(key);
    const other = messageSubmitted({ ...message, Message: 'Merhaba!' });
    expect(after(first, other).key).toBe(key);
    expect(after(first, failed, other).key).toBe(other.meta.key);
    expect(after(first, failed, messageSubmitted({ ...message, FilledIn: 12_000 })).key).toBe(key);
    expect(after(first, messageFailed({ reason: 'failed', problems: {}, final: true })).key).toBeNull();
    expect(after(messageAttempted(), first, messageSent())).toEqual({ ...untouched, status: 'sent' });
  });
});

describe('sending a message', () => {
  it('creates a unique key also over plain http, where crypto.randomUUID is missing', () => {
    const { crypto } = globalThis;
    const { getRandomValues } = crypto;
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: { getRandomValues } });
    const keys = [messageSubmitted(message), messageSubmitted(message)].map(({ meta }) => meta.key);
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: crypto });
    for (const key of keys) expect(key).toMatch(/^[\w-]{36}$/);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('shows a failure with advice for ten seconds', () => {
    const store = makeStore();
    for (const reason of ['failed', 'offline'] as const)
      store.dispatch(messageFailed({ reason, problems: {}, final: false }));
    expect(selectToasts(store.getState()).map(({ message: said, timeOut }) => [said, timeOut])).toEqual([
      ['toast.message.offline', 10_000],
      ['toast.failed', 5_000],
    ]);
  });

  it('posts the fields with the key of the state, and deletes the draft', async () => {
    const sent = jest.fn((_: { body: unknown; headers: Record<string, string> }) => ({ body: { id: '1' } }));
    answer(route, sent);
    const submitted = messageSubmitted(message);
    const { storeState } = await run()
      .put(messageSent())
      .dispatch(messageDrafted({ values: { name: 'Elif' }, openFor: 1 }))
      .dispatch(submitted)
      .silentRun(50);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]![0].body).toEqual(message);
    expect(sent.mock.calls[0]![0].headers['Idempotency-Key']).toBe(submitted.meta.key);
    expect((storeState as State).contact.message).toEqual({ ...untouched, status: 'sent' });
    expect(sessionStorage.getItem('storm-contact-draft')).toBeNull();
  });

  it('posts once on a double click, and again for the next message', async () => {
    let calls = 0;
    answer(route, () => ({ body: { id: String(++calls) } }));
    const store = makeStore();
    store.dispatch(messageSubmitted(message));
    store.dispatch(messageSubmitted(message));
    await flushEventLoop();
    expect(calls).toBe(1);
    store.dispatch(messageSubmitted(message));
    await flushEventLoop();
    expect(calls).toBe(2);
  });

  it('fails on status 500, logs the error once, and keeps the draft', async () => {
    answer(route, () => ({ status: 500 }));
    const { storeState } = await run()
      .put(messageFailed({ reason: 'failed', problems: {}, final: false }))
      .dispatch(messageDrafted({ values: { name: 'Elif' }, openFor: 1 }))
      .dispatch(messageSubmitted(message))
      .silentRun(50);
    expect((storeState as State).contact.message.status).toBe('failed');
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('storm-contact-draft')).toBe('{"values":{"name":"Elif"},"openFor":1}');
  });

  it('stores the errors of the server by field in the state', async () => {
    answer(route, () => ({ status: 400, body: { errors: [{ pointer: '#/Phone', code: 'tooLong' }] } }));
    const { storeState } = await run().dispatch(messageSubmitted(message)).silentRun(50);
    expect((storeState as State).contact.message).toMatchObject({
      status: 'failed',
      problems: { Phone: 'tooLong' },
      key: null,
    });
  });
});

describe('a prefilled message', () => {
  const draft = () => (JSON.parse(sessionStorage.getItem('storm-contact-draft') ?? '{}') as { values?: object }).values;

  it('fills empty fields, and keeps what the visitor has written', async () => {
    await run()
      .dispatch(messageDrafted({ values: { name: 'Elif', email: '', message: ' ' }, openFor: 1 }))
      .dispatch(messagePrefilled({ name: 'Somebody', email: 'elif@example.com', message: 'I forgot my password.' }))
      .silentRun(20);
    expect(draft()).toEqual({ name: 'Elif', email: 'elif@example.com', message: 'I forgot my password.' });
  });

  it('does not replace what the visitor wrote before a reload', async () => {
    sessionStorage.setItem('storm-contact-draft', '{"values":{"name":"Elif","message":"Half a sentence"},"openFor":1}');
    await run()
      .dispatch(messagePrefilled({ message: 'I forgot my password.' }))
      .silentRun(20);
    expect(draft()).toEqual({ name: 'Elif', message: 'Half a sentence' });
  });
});

describe('the reason for a failure', () => {
  const response = (status: number, data: unknown = {}) => ({ response: { status, data } });

  it.each([
    ['the server is unreachable', new AxiosError('x', 'ERR_NETWORK'), true, 'failed'],
    ['the server is unreachable while the browser is offline', new AxiosError('x', 'ERR_NETWORK'), false, 'offline'],
    ['another error occurs while the browser is offline', new Error('x'), false, 'offline'],
    ['its script could not be loaded', Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true, 'failed'],
    ['the server does not answer in time', new AxiosError('x', 'ECONNABORTED'), true, 'late'],
    ['the connection times out', new AxiosError('x', 'ETIMEDOUT'), true, 'late'],
    ['the server reports too many requests', response(429), true, 'busy'],
    ['the server answers with 503', response(503), true, 'failed'],
    ['an answer arrives although the browser reports being offline', response(500), false, 'failed'],
    [
      'a 400 names no known field',
      response(400, { errors: [{ pointer: '#/toString', code: 'required' }] }),
      true,
      'failed',
    ],
    ['a 400 names no field', response(400, 'no JSON'), true, 'failed'],
    ['a 422 names a field', response(422, { errors: [{ pointer: '#/Email', code: 'invalid' }] }), true, 'refused'],
    ['a value that is no error is thrown', 'x', true, 'failed'],
    ['undefined is thrown', undefined, true, 'failed'],
  ])('is recognised when %s', (_, error, online, reason) =>
    expect(failureOf(error, online, message).reason).toBe(reason),
  );
});
