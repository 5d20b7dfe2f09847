import { fileTypes } from '@/site/fileTypes';
import { strictTransport } from '@/site/securityHeaders';
import { type StringMap, responseRules, headerRules } from './rules';

/** A Caddy snippet that ends a route; headers are matched against the rewritten path, which is the file's. */
const snippet = (name: string, lines: string) =>
  `(${name}) {\nroute {\nvars file {path}?{query.v}\nimport headers\n${lines}\n}\n}\n`;

/**
 * A Caddyfile; `caddy fmt` indents it.
 * @param aliases patterns of aliases.json: addresses without a language
 */
export function caddyFile(policies: StringMap, aliases: readonly string[]): string {
  const types = Object.entries(fileTypes).map(
    ([extension, type]) => [`\\${extension}\\?`, [], { 'content-type': type }] as const,
  );
  const headers = [...types, ...headerRules(policies)].map(([file, , given], index) => {
    const lines = Object.entries(given).map(([name, value]) => `${name} "${value}"\n`);
    return `@h${index} vars_regexp file "${file}"\nheader @h${index} {\n${lines.join('')}}\n`;
  });
  const routes = responseRules(aliases).map(
    ([path, , caddy], index) => `@a${index} path_regexp at "${path}"\nroute @a${index} {\n${caddy}\n}\n`,
  );
  return `(headers) {
header content-type application/octet-stream
${headers.join('')}@secure protocol https
header @secure strict-transport-security "${strictTransport}"
}
${snippet('send', 'file_server {\nprecompressed br gzip\n}')}${snippet('send404', 'file_server {\nprecompressed br gzip\nstatus 404\n}')}(nothing) {
route {
vars file /-/nothing?
import headers
header content-type "text/plain; charset=utf-8"
respond "Not found
" 404
}
}
:8080 {
root * /srv/storm
route {
map {query} {search} {
"~^(.+)$" "?\${1}"
default ""
}
${routes.join('')}}
}
`;
}
