import { documentHeaders, securityHeaders, sharedPictures, strictTransport } from '@/site/securityHeaders';

/** One year, for files whose name changes with their contents. */
const forever = 'public, max-age=31536000, immutable';

/** What a static host sends with every answer; `policy` allows all pages of the site. */
export const hostHeaders = (policy: string): [string, string][] => [
  ...Object.entries({ ...securityHeaders, ...documentHeaders }),
  ['strict-transport-security', strictTransport],
  ['content-security-policy', policy],
];

/** `_headers`, as Netlify and Cloudflare Pages read it. */
export function netlifyHeaders(policy: string): string {
  const block = (path: string, headers: [string, string][]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    block('/*', hostHeaders(policy)),
    block('/assets/js/*', [['cache-control', forever]]),
    block('/assets/css/*', [['cache-control', forever]]),
    block('/assets/fonts/*', [['cache-control', forever]]),
    // The marks take the first value back: two of one header would both have to hold.
    block(`${sharedPictures}/*`, [
      ['! cross-origin-resource-policy', ''],
      ['cross-origin-resource-policy', 'cross-origin'],
    ]).replace(/: \n/, '\n'),
  ].join('\n\n')}\n`;
}

/** A server block for nginx: packed files, true 404s, addresses without a language. */
export function nginxConfig(policy: string): string {
  const headers = hostHeaders(policy).map(([name, value]) => `add_header ${name} "${value}" always;`);
  // nginx forgets the headers of the outer block wherever an inner one adds a header of its own.
  const all = (further: string[]) => [...headers, ...further].map((line) => `        ${line}`).join('\n');
  const others = headers.filter((line) => !line.includes('cross-origin-resource-policy'));
  return `server {
    listen 8080;
    root /srv/storm;
    absolute_redirect off;
    charset utf-8;
    gzip_static on;
    # With the Brotli module: brotli_static on;

    error_page 404 /404.html;
    ${headers.join('\n    ')}

    location = / {
        return 302 /tr;
    }
    location / {
        try_files $uri $uri/index.html =404;
    }
    location ~ ^/(tr|en|de)/ {
        error_page 404 /$1/404.html;
        try_files $uri $uri/index.html =404;
    }
    location ~ ^/assets/(js|css|fonts)/ {
${all([`add_header cache-control "${forever}" always;`])}
    }
    location ${sharedPictures}/ {
${[...others, 'add_header cross-origin-resource-policy "cross-origin" always;'].map((line) => `        ${line}`).join('\n')}
    }
    location ~ /\\.(?!well-known) {
        return 404;
    }
    location ~ \\.json$ {
        location ~ ^/(aliases|policies|headers)\\.json$ {
            return 404;
        }
    }
}
`;
}

/** A Caddyfile with the same behaviour. Its regular expressions know no lookahead, and of two values for one header the general one wins. */
export function caddyFile(policy: string): string {
  return `:8080 {
	root * /srv/storm
	redir / /tr 302
	header {
${hostHeaders(policy)
  .filter(([name]) => name !== 'cross-origin-resource-policy')
  .map(([name, value]) => `		${name} "${value}"`)
  .join('\n')}
	}
	@hashed path /assets/js/* /assets/css/* /assets/fonts/*
	header @hashed cache-control "${forever}"
	@shared path ${sharedPictures}/*
	header @shared cross-origin-resource-policy "cross-origin"
	@own not path ${sharedPictures}/*
	header @own cross-origin-resource-policy "${securityHeaders['cross-origin-resource-policy']}"
	@hidden {
		path_regexp /\\.|^/(aliases|policies|headers)\\.json$
		not path /.well-known/*
	}
	respond @hidden 404
	try_files {path} {path}/index.html
	file_server {
		precompressed br gzip
	}
	handle_errors {
		@language path_regexp language ^/(tr|en|de)/
		rewrite @language /{re.language.1}/404.html
		@other not path_regexp ^/(tr|en|de)/
		rewrite @other /404.html
		file_server
	}
}
`;
}
