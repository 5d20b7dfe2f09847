import { http } from '@/lib/http';
import { settings } from '@/site/settings';
import type { Login, NewAccount, Session } from './authSlice';

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
