import { http } from '@/lib/http';
import { settings } from '@/site/settings';
import type { Login, NewAccount, PasswordAnswer, PasswordChange, Session, User } from './authSlice';

/** POST api/login {email, password} → token and user. A wrong pair is refused with 400 and a message (spec 8). */
export async function login(payload: Login): Promise<Session> {
  const { data } = await http.post<Session>(`${settings.apiUrl}/api/login`, payload);
  return data;
}

/** POST /api/signup {name, email, password}; any non-null answer is success (spec 7). */
export async function signUp(payload: NewAccount): Promise<unknown> {
  const { data } = await http.post<unknown>(`${settings.apiUrl}/api/signup`, payload);
  return data;
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/**
 * GET api/session: whose token this is. Answered by the development adapter only: 401 'Unauthorised' for a token that
 * is forged or past its day, which is an answer and no failure.
 */
export async function fetchSession(token: string): Promise<{ token: string; user: User | null }> {
  const { data, status } = await http.get<{ user: User }>(`${settings.apiUrl}/api/session`, {
    headers: bearer(token),
    validateStatus: (code) => code === 200 || code === 401,
  });
  return { token, user: status === 200 ? data.user : null };
}

const answers: Readonly<Record<number, PasswordAnswer>> = {
  200: 'changed',
  400: 'wrong',
  401: 'expired',
  507: 'unkept',
};

/** POST api/password {current, next} as the token's owner. Answered by the development adapter only. */
export async function changePassword(token: string | null, payload: PasswordChange): Promise<PasswordAnswer> {
  if (token === null) return 'expired';
  const { status } = await http.post<unknown>(`${settings.apiUrl}/api/password`, payload, {
    headers: bearer(token),
    validateStatus: (code) => code in answers,
  });
  return answers[status] ?? 'failed';
}
