import axios, { type InternalAxiosRequestConfig } from 'axios';
import { adapter } from './adapter';
import { readCookie } from './cookie';

const safe = new Set(['GET', 'HEAD']);

/** Neither `https://…` nor `//host`: only our own origin may see the token. */
const isRelative = (url: string) => !/^([a-z][a-z\d+.-]*:|\/\/|\\)/i.test(url.replace(/[\t\n\r]/g, '').trim());

/** Copies the XSRF cookie into a header of unsafe requests to relative addresses (spec 7). */
function addXsrf(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const target = `${config.baseURL ?? ''}${config.url ?? ''}`;
  if (safe.has((config.method ?? 'get').toUpperCase()) || !isRelative(target)) return config;
  const token = readCookie('XSRF-TOKEN');
  if (token !== null) config.headers.set('X-XSRF-TOKEN', token);
  return config;
}

/** What the server says of a post comes in the language of the page, which may be another than the browser's. */
function addLanguage(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const { lang } = document.documentElement;
  if (lang && !safe.has((config.method ?? 'get').toUpperCase())) config.headers.set('Accept-Language', lang);
  return config;
}

/** The one axios instance: JSON, 15 s, no automatic XSRF header (axios would add it to same-origin GETs too). */
export const http = axios.create({ timeout: 15_000, withXSRFToken: false });

http.interceptors.request.use(addXsrf);
http.interceptors.request.use(addLanguage);

http.interceptors.request.use(async (config) => {
  if (adapter.load) config.adapter = await adapter.load();
  return config;
});
