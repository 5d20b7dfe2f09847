import type { Page } from './visit';

/** Pages with the sign-in layout. */
export const authPages = ['auth/sign-in', 'auth/sign-up', 'auth/forgot-password', 'pages-logout'];

export const email = (page: Page) => page.locator('#auth-email');
export const password = (page: Page) => page.locator('#auth-password');
export const submit = (page: Page) => page.locator('main [type=submit]');
