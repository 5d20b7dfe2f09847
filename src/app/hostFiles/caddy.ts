import { fileTypes } from '@/site/fileTypes';
import { hashedFiles } from '@/site/hashedFiles';
import { defaultLanguage } from '@/site/languages';
import { documentHeaders, emptyPolicy, securityHeaders, sharedPictures, strictTransport } from '@/site/securityHeaders';
import { type Policies, anyLanguage, forever, hidden, isFile, openPatterns, revalidated, unseen } from './rules';

const map = (source: string, name: string, otherwise: string, entries: readonly (readonly [string, string])[]) =>
  [
    `	map ${source} {${name}} {`,
    ...entries.map(([key, value]) => `		${key} "${value}"`),
    `		default "${otherwise}"`,
    '	}',
  ].join('\n');

const headerLines = (headers: Readonly<Record<string, string>>, tabs: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${tabs}${name} "${value}"`)
    .join('\n');

/**
 * A Caddyfile that serves `dist/` as our own server does. What a snippet sets depends on the path, which is the file's
 * by then; it is imported once more for errors, whose answers have another file.
 * @param aliases addresses without a language, as aliases.json has them
 */
export function caddyFile(policies: Policies, aliases: readonly string[]): string {
  const home = `/${defaultLanguage}`;
  const types = Object.entries(fileTypes).map(([extension, type]) => [`~\\${extension}$`, type] as const);
  const files = Object.entries(policies).map(([file, policy]) => [`/${file}`, policy] as const);
  const open = openPatterns(aliases).map(
    (pattern, index) => `		@open${index} path_regexp ${pattern}\n		rewrite @open${index} /alias.html\n`,
  );
  return `(headers) {
${map('{path}', 'policy', emptyPolicy, files)}
${map('{path}', 'type', 'application/octet-stream', types)}
	header {
${headerLines(securityHeaders, '		')}
		content-security-policy {policy}
		content-type {type}
		cache-control "${revalidated}"
	}
	@pages path *.html
	header @pages {
${headerLines(documentHeaders, '		')}
	}
	@shared path ${sharedPictures}/*
	header @shared cross-origin-resource-policy "cross-origin"
	@secure protocol https
	header @secure strict-transport-security "${strictTransport}"
}

:8080 {
	root * /srv/storm
	route {
${map('{query}', 'search', '', [['~^(.+)$', '?${1}']]).replaceAll(/^/gm, '	')}
		@start path / /index.html
		redir @start ${home}{search} 302
		@hidden {
			path_regexp ${hidden}
			not path /.well-known/*
		}
		error @hidden 404
		@unseen path_regexp ${unseen}|^(/alias|(/(${anyLanguage}))?/404)\\.html$|^/(api|rss|news-image)(/|$)
		error @unseen 404
		# Other names of a page.
		@named path_regexp named ^(/.+?)/(index\\.html)?$
		route @named {
			@page file {re.named.1}/index.html
			redir @page {re.named.1}{search} 301
			rewrite * {re.named.1}
		}
		@known file {path} {path}/index.html
		rewrite @known {file_match.relative}
${open.join('')}		@elsewhere {
			not file {path}
			not path_regexp ^/(${anyLanguage})(/|$)|${isFile}
		}
		redir @elsewhere ${home} 302
		import headers
		@hashed path_regexp ${hashedFiles}
		header @hashed cache-control "${forever}"
		@versioned {
			query v=*
			not query v=
			not path *.html
		}
		header @versioned cache-control "${forever}"
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		@file path_regexp ${hidden}|${unseen}|${isFile}|^/(api|rss|news-image)(/|$)
		@page path_regexp language ^/(${anyLanguage})(/|$)
		route {
			rewrite @file /-/nothing
			rewrite @page /{re.language.1}/404.html
			import headers
			@nothing path /-/nothing
			header @nothing content-type "text/plain; charset=utf-8"
			respond @nothing "Not found
" 404
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}
