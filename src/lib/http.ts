import axios, { type InternalAxiosRequestConfig } from 'axios';
import { adapter } from './adapter';
import { readCookie } from './cookie';

const safeMethods = new Set(['GET', 'HEAD']);

/** Whether a URL is relative, neither `https://…` nor `//host`: the token is sent to the own origin only. */
const isRelative = (url: string) => !/^([a-z][a-z\d+.-]*:|\/\/|\\)/i.test(url.replace(/[\t\n\r]/g, '').trim());

/** Copies the XSRF cookie into a header of unsafe requests to relative addresses (double-submit cookie). */
function addXsrfHeader(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const target = `${config.baseURL ?? ''}${config.url ?? ''}`;
  if (safeMethods.has((config.method ?? 'get').toUpperCase()) || !isRelative(target)) return config;
  const token = readCookie('XSRF-TOKEN');
  if (token !== null) config.headers.set('X-XSRF-TOKEN', token);
  return config;
}

/** Makes the server answer in the language of the page, which may differ from the browser's. */
function addLanguageHeader(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const { lang } = document.documentElement;
  if (lang && !safeMethods.has((config.method ?? 'get').toUpperCase())) config.headers.set('Accept-Language', lang);
  return config;
}

/**
 * The axios instance of the site: JSON, timeout 15 s; axios' own XSRF header is off, since axios adds it to same-origin
 * GETs too.
 */
export const http = axios.create({ timeout: 15_000, withXSRFToken: false });

http.interceptors.request.use(addXsrfHeader);
http.interceptors.request.use(addLanguageHeader);

http.interceptors.request.use(async (config) => {
  if (adapter.load) config.adapter = await adapter.load();
  return config;
});
