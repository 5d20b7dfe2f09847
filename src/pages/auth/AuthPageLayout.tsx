import type { ReactNode } from 'react';
import { CookieSettings } from '@/features/consent/CookieSettings';
import { ThemeSwitcher } from '@/features/theme/ThemeSwitcher';
import { AuthLayout } from '@/sections/AuthLayout';

/** `AuthLayout` with its connected components. */
export function AuthPageLayout({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <AuthLayout picture={picture} theme={<ThemeSwitcher />} cookieSettings={<CookieSettings />}>
      {children}
    </AuthLayout>
  );
}
