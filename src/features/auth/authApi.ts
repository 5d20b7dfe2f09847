import { http } from '@/lib/http';
import { settings } from '@/site/settings';
import type { Login, NewAccount, PasswordAnswer, PasswordChange, Session, User } from './authSlice';

/**
 * POST /api/login {email, password} → token and user.
 * @throws AxiosError: 400 with a message for wrong credentials, network errors, timeout (15 s)
 */
export async function login(payload: Login): Promise<Session> {
  const { data } = await http.post<Session>(`${settings.apiUrl}/api/login`, payload);
  return data;
}

/**
 * POST /api/signup {name, email, password}; any non-null answer is success.
 * @throws AxiosError: 400 with a message for a known address, network errors, timeout (15 s)
 */
export async function signUp(payload: NewAccount): Promise<unknown> {
  const { data } = await http.post<unknown>(`${settings.apiUrl}/api/signup`, payload);
  return data;
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/**
 * GET /api/session: the user of a token; demo builds only.
 * @returns `user` null for a forged or expired token (401), which is a valid answer and no error
 */
export async function fetchSession(token: string): Promise<{ token: string; user: User | null }> {
  const { data, status } = await http.get<{ user: User }>(`${settings.apiUrl}/api/session`, {
    headers: bearer(token),
    validateStatus: (code) => code === 200 || code === 401,
  });
  return { token, user: status === 200 ? data.user : null };
}

const passwordAnswers: Readonly<Record<number, PasswordAnswer>> = {
  200: 'changed',
  400: 'wrong',
  401: 'expired',
  507: 'unkept',
};

/**
 * POST /api/password {current, next} for the token's user; demo builds only.
 * @returns 'expired' without a token
 */
export async function changePassword(token: string | null, payload: PasswordChange): Promise<PasswordAnswer> {
  if (token === null) return 'expired';
  const { status } = await http.post<unknown>(`${settings.apiUrl}/api/password`, payload, {
    headers: bearer(token),
    validateStatus: (code) => code in passwordAnswers,
  });
  return passwordAnswers[status] ?? 'failed';
}
