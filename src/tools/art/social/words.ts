import { readFileSync } from 'node:fs';
import type enHosts from '@words/en/hosts.json';
import type enSocial from '@words/en/social.json';
import type { LanguageCode } from '@/site/languages';

/** The namespace `social`: what the pictures of shared links say beside the pages' titles. */
export type SocialWords = typeof enSocial;

/** Reads a namespace in a language. */
export const readWords = (language: LanguageCode, name: string): unknown =>
  JSON.parse(readFileSync(`public/assets/i18n/${language}/${name}.json`, 'utf8'));

/** The company's name, shown on every picture. */
export const companyName = (language: LanguageCode): string =>
  (readWords(language, 'hosts') as typeof enHosts).siteName;
