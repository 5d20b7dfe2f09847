import { act, fireEvent, waitFor } from '@testing-library/react';
import { elif, setApiMock, setSessionCookie } from '../support/demo';
import { answer, answerEverything, open } from '../support/site';
import { flushEventLoop } from '../support/flushEventLoop';

const bob = { ...elif, id: 7, firstName: 'Bob' };

setApiMock(true);

// One test only: pages of earlier tests would request the session, too.
it('a tab that is returned to requests the session of another tab once, though two events fire', async () => {
  answerEverything();
  const requested: string[] = [];
  let respond: () => void = () => undefined;
  answer('GET /api/session', ({ headers }) => {
    const token = String(headers.Authorization).replace('Bearer ', '');
    requested.push(token);
    return new Promise((resolve) => {
      respond = () => resolve({ body: { user: token === 'bob' ? bob : elif } });
    });
  });
  setSessionCookie('elif');
  const { store } = await open('/en/contact');
  await waitFor(() => expect(requested).toEqual(['elif']));
  act(() => void fireEvent(window, new Event('pageshow')));
  await flushEventLoop();
  respond();
  await waitFor(() => expect(store.getState().auth.user).toEqual(elif));
  setSessionCookie('bob');
  act(() => {
    fireEvent(document, new Event('visibilitychange'));
    fireEvent.focus(window);
  });
  await flushEventLoop();
  respond();
  await waitFor(() => expect(store.getState().auth.user).toEqual(bob));
  expect(requested).toEqual(['elif', 'bob']);
});
