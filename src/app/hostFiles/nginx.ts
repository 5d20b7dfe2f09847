import { fileTypes } from '@/site/fileTypes';
import { hashedFiles } from '@/site/hashedFiles';
import { defaultLanguage } from '@/site/languages';
import { documentHeaders, emptyPolicy, securityHeaders, sharedPictures, strictTransport } from '@/site/securityHeaders';
import { type Policies, anyLanguage, forever, hidden, isFile, openPatterns, revalidated, unseen } from './rules';

const map = (source: string, name: string, otherwise: string, entries: readonly (readonly [string, string])[]) =>
  [
    `map ${source} $storm_${name} {`,
    `    default "${otherwise}";`,
    ...entries.map(([key, value]) => `    "${key}" "${value}";`),
    '}',
  ].join('\n');

const variable = (header: string) => header.replaceAll('-', '_');

const types = Object.entries(fileTypes).map(([extension, type]) => `        "${type}" ${extension.slice(1)};`);

/**
 * A file for nginx's http block that serves `dist/` as our own server does: each page's own policy, packed files, true
 * 404s, addresses without a language. No location adds a header of its own, for it would forget all others: what
 * differs is looked up by the file that is sent. An empty header isn't sent.
 * @param aliases addresses without a language, as aliases.json has them
 */
export function nginxConfig(policies: Policies, aliases: readonly string[]): string {
  const { 'cross-origin-resource-policy': own = '', ...everywhere } = securityHeaders;
  const pageHeaders = Object.entries(documentHeaders);
  const home = `/${defaultLanguage}`;
  const maps = [
    map(
      '$uri',
      'policy',
      emptyPolicy,
      Object.entries(policies).map(([file, policy]) => [`/${file}`, policy]),
    ),
    ...pageHeaders.map(([name, value]) => map('$uri', variable(name), '', [['~\\.html$', value]])),
    map('$uri', 'resource_policy', own, [[`~^${sharedPictures}/`, 'cross-origin']]),
    map('"$status $arg_v $uri"', 'cache', revalidated, [
      [`~^(200|206|304) [^ ]* ${hashedFiles.slice(1)}`, forever],
      ['~^(200|206|304) [^ ]+ .*(?<!\\.html)$', forever],
    ]),
    map('$https', 'transport', '', [['on', strictTransport]]),
  ];
  const headers = [
    ...Object.entries(everywhere).map(([name, value]) => [name, `"${value}"`]),
    ...pageHeaders.map(([name]) => [name, `$storm_${variable(name)}`]),
    ['cross-origin-resource-policy', '$storm_resource_policy'],
    ['cache-control', '$storm_cache'],
    ['strict-transport-security', '$storm_transport'],
    ['content-security-policy', '$storm_policy'],
  ].map(([name, value]) => `    add_header ${name} ${value} always;`);
  const open = openPatterns(aliases).map(
    (pattern) => `    location ~ ${pattern} {\n        try_files $uri/index.html /alias.html =404;\n    }\n`,
  );

  return `# Room for a policy a page.
map_hash_max_size 8192;
map_hash_bucket_size 128;
${maps.join('\n')}

server {
    listen 8080;
    root /srv/storm;
    absolute_redirect off;
    server_tokens off;
    gzip_static on;
    gzip_vary on;
    # With the Brotli module: brotli_static on;

    default_type application/octet-stream;
    types {
${types.join('\n')}
    }

${headers.join('\n')}

    location ~ ^/(index\\.html)?$ {
        return 302 ${home}$is_args$args;
    }
    location ~ "${unseen}" {
        error_page 404 /-/nothing;
        return 404;
    }
    location ~ ^/\\.well-known/ {
        error_page 404 /-/nothing;
        try_files $uri =404;
    }
    location ~ "${hidden}" {
        error_page 404 /-/nothing;
        return 404;
    }
    location ~ ^(/alias|(/(${anyLanguage}))?/404)\\.html$ {
        error_page 404 /-/nothing;
        internal;
    }
    # Other names of a page.
    location ~ ^(?<page>/.+)/(index\\.html)?$ {
        if (-f $document_root$page/index.html) {
            return 301 $page$is_args$args;
        }
        rewrite ^ $page last;
    }
    # The site server answers these; here is none.
    location ~ ^/(api|rss|news-image)(/|$) {
        error_page 404 /-/nothing;
        return 404;
    }
    location ~ "${isFile}" {
        error_page 404 /-/nothing;
        try_files $uri =404;
    }
    location ~ ^/(?<language>${anyLanguage})(/|$) {
        error_page 404 /$language/404.html;
        try_files $uri/index.html =404;
    }
${open.join('')}    location / {
        try_files $uri/index.html @home;
    }
    location @home {
        return 302 ${home};
    }
    # An address of its own: what is looked up by the file finds nothing there.
    location = /-/nothing {
        internal;
        types { }
        default_type "text/plain; charset=utf-8";
        return 404 "Not found\\n";
    }
}
`;
}
