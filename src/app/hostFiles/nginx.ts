import { fileTypes } from '@/site/fileTypes';
import { defaultLanguage } from '@/site/languages';
import { strictTransport } from '@/site/securityHeaders';
import { type StringMap, responseRules, headerRules } from './rules';

/**
 * Configuration for nginx's http block. `add_header` in a location would discard inherited headers, so `map`s compute
 * each header from the served file; nginx omits empty ones.
 * @param aliases patterns of aliases.json: addresses without a language
 */
export function nginxConfig(policies: StringMap, aliases: readonly string[]): string {
  const rules = headerRules(policies).reverse();
  const names = [...new Set(rules.flatMap(([, , headers]) => Object.keys(headers)))];
  const maps = names.map((name) => {
    const values = rules.filter(([, , headers]) => name in headers);
    const lines = values.map(([file, , headers]) => `    ${file ? `"~${file}"` : 'default'} "${headers[name]}";\n`);
    return `map "$uri?$arg_v" $header_${name.replaceAll('-', '_')} {\n${lines.join('')}}\n`;
  });
  const types = Object.entries(fileTypes).map(([extension, type]) => `        "${type}" ${extension.slice(1)};\n`);
  const headers = names.map((name) => `    add_header ${name} $header_${name.replaceAll('-', '_')} always;\n`);
  const locations = responseRules(aliases).map(([path, nginx]) => `    location ~ "${path}" { ${nginx} }\n`);
  return `${maps.join('')}map $https $transport { on "${strictTransport}"; }
server {
    listen 8080;
    root /srv/storm;
    absolute_redirect off;
    server_tokens off;
    gzip_static on;
    gzip_vary on;
    # With the Brotli module: brotli_static on;
    default_type application/octet-stream;
    types {\n${types.join('')}    }
${headers.join('')}    add_header strict-transport-security $transport always;
    error_page 404 /-/nothing;
    location = /-/nothing { internal; types { } default_type "text/plain; charset=utf-8"; return 404 "Not found\\n"; }
    location @home { return 302 /${defaultLanguage}; }
${locations.join('')}}
`;
}
