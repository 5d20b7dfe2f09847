import MockAdapter from 'axios-mock-adapter';
import axios from 'axios';

/** The one built-in test user (spec 3); the token carries an admin role claim. */
const user = {
  id: 1,
  username: 'elif',
  email: 'elif@storm.example',
  password: 'Bora.2013',
  firstName: 'Elif',
  lastName: 'Kaya',
  token: 'storm-demo.eyJyb2xlIjoiYWRtaW4ifQ.unsigned',
};

const instance = axios.create();
const mock = new MockAdapter(instance, { delayResponse: 500, onNoMatch: 'passthrough' });

mock.onPost(/\/?api\/login$/).reply(({ data }) => {
  const { email, password } = JSON.parse(String(data)) as { email?: unknown; password?: unknown };
  if (email !== user.email || password !== user.password) return [400, { message: 'Email or password is incorrect' }];
  const { token, password: _secret, ...shown } = user;
  return [200, { token, user: shown }];
});

mock.onPost(/\/?api\/signup$/).reply(({ data }) => {
  const { email } = JSON.parse(String(data)) as { email?: unknown };
  return email === user.email ? [400, { message: 'This email address is already registered' }] : [200, { id: 2 }];
});

/** Answers sign-in and sign-up after 500 ms (spec 7); everything else passes through. */
export const loginAdapter = mock.adapter();
