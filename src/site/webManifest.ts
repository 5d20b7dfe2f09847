import type { LanguageCode } from './languages';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/assets/images/${name}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest of a language. */
export const webManifest = (language: LanguageCode, name: string) => ({
  name,
  short_name: 'Storm',
  lang: language,
  start_url: `/${language}`,
  scope: '/',
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [
    icon('icon-192.png', 192, 'any'),
    icon('icon-512.png', 512, 'any'),
    icon('icon-maskable-512.png', 512, 'maskable'),
  ],
});
