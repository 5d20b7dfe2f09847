import type { ReactNode } from 'react';
import { CookieSettings } from '@/features/consent/CookieSettings';
import { ThemeSwitcher } from '@/features/theme/ThemeSwitcher';
import { AuthFrame } from '@/sections/AuthFrame';

/** `AuthLayout` with its connected components. */
export function Frame({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <AuthFrame picture={picture} theme={<ThemeSwitcher />} cookieSettings={<CookieSettings />}>
      {children}
    </AuthFrame>
  );
}
