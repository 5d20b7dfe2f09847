import type { ReactNode } from 'react';
import { CookieSettings } from '@/features/consent/CookieSettings';
import { ThemeSwitcher } from '@/features/theme/ThemeSwitcher';
import { AuthLayout } from '@/sections/AuthLayout';

/** `AuthLayout` with its connected components. */
export function AuthPageLayout(props: { picture: ReactNode; fullBleed?: boolean; children: ReactNode }) {
  return <AuthLayout {...props} theme={<ThemeSwitcher />} cookieSettings={<CookieSettings />} />;
}
