import axios, { type InternalAxiosRequestConfig } from 'axios';
import { adapter } from './adapter';
import { readCookie } from './cookie';

const safe = new Set(['GET', 'HEAD']);

/** Whether a URL is relative, neither `https://…` nor `//host`: the token is sent to the own origin only. */
const isRelative = (url: string) => !/^([a-z][a-z\d+.-]*:|\/\/|\\)/i.test(url.replace(/[\t\n\r]/g, '').trim());

/** Copies the XSRF cookie into a header of unsafe requests to relative addresses (double-submit cookie). */
function addXsrf(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const target = `${config.baseURL ?? ''}${config.url ?? ''}`;
  if (safe.has((config.method ?? 'get').toUpperCase()) || !isRelative(target)) return config;
  const token = readCookie('XSRF-TOKEN');
  if (token !== null) config.headers.set('X-XSRF-TOKEN', token);
  return config;
}

/** Makes the server answer in the language of the page, which may differ from the browser's. */
function addLanguage(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const { lang } = document.documentElement;
  if (lang && !safe.has((config.method ?? 'get').toUpperCase())) config.headers.set('Accept-Language', lang);
  return config;
}

/**
 * The axios instance of the site: JSON, timeout 15 s; axios' own XSRF header is off, since axios adds it to same-origin
 * GETs too.
 */
export const http = axios.create({ timeout: 15_000, withXSRFToken: false });

http.interceptors.request.use(addXsrf);
http.interceptors.request.use(addLanguage);

http.interceptors.request.use(async (config) => {
  if (adapter.load) config.adapter = await adapter.load();
  return config;
});
