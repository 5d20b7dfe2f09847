import { http } from '@/lib/http';
import { settings } from '@/site/settings';
import type { SignUp } from './contactSlice';

/** POST /api/v1/Site/ContactEmail/Create {Email}; any non-null answer is success (spec 7). Throws on refusal. */
export async function postSignUp(signUp: SignUp): Promise<unknown> {
  const { data } = await http.post<unknown>(`${settings.apiUrl}/api/v1/Site/ContactEmail/Create`, signUp);
  return data;
}
