import type { IncomingMessage } from 'node:http';
import { strictTransport } from '@/site/securityHeaders';
import { type Asset, type AssetForm, immutable } from './asset';
import { type Encoding, negotiate } from './encoding';
import { isKnown, onlyKnown } from './sendAsset';
import type { Answer } from './serverFactory';
import type { SiteFiles } from './siteFiles';
import { newXsrfCookie } from './xsrf';

/** Names and values in turn: Node writes them as they are. */
type Head = string[];

interface ReadyForm extends AssetForm {
  body: Buffer;
  /** By what they depend on; made when they are first needed. */
  heads: Head[];
}

interface ReadyFile {
  path: string;
  asset: Asset;
  forms: Partial<Record<Encoding, ReadyForm>>;
}

const isInMemory = (form: AssetForm): form is AssetForm & { body: Buffer } => Buffer.isBuffer(form.body);

function readyFile(path: string, asset: Asset): ReadyFile {
  const forms = [asset.identity, asset.br, asset.gzip].filter((form) => form !== undefined).filter(isInMemory);
  return { path, asset, forms: Object.fromEntries(forms.map((form) => [form.encoding, { ...form, heads: [] }])) };
}

/** What visitors' browsers accept takes few shapes; the rest is weighed each time. */
function preference(): (accepted: string) => Encoding {
  const known = new Map<string, Encoding>();
  return (accepted) => {
    const found = known.get(accepted) ?? negotiate(accepted, () => true);
    if (known.size < 64) known.set(accepted, found);
    return found;
  };
}

/**
 * Answers GET and HEAD of the site's files without the router and its hooks, which cost several times as much as the
 * answer itself. It takes whole files under their own address only, as they lie in memory, and sends what `serveSite`
 * would; everything else (other names, parts, queries but `?v=`) is left to it.
 * @param isHttps whether a visitor came by https
 */
export function hotFiles({ assets, headersFor }: SiteFiles, isHttps: (request: IncomingMessage) => boolean): Answer {
  const files = new Map([...assets].map(([path, asset]) => [path, readyFile(path, asset)]));
  const preferred = preference();

  function makeHead({ path, asset }: ReadyFile, form: AssetForm, https: boolean, other: boolean, known: boolean): Head {
    const headers: AssetForm['headers'] = {
      ...headersFor(path, asset.isPage),
      ...(https && { 'strict-transport-security': strictTransport }),
      ...form.headers,
      ...(other && { 'cache-control': asset.isPage ? `private, ${asset.cache}` : immutable }),
    };
    return Object.entries(known ? onlyKnown(headers) : headers).flatMap(([name, value]) => [name, String(value)]);
  }

  return (request, response) => {
    const { method, headers, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return false;
    const mark = url.indexOf('?');
    const file = files.get(mark < 0 ? url : url.slice(0, mark));
    if (!file) return false;
    const { asset, forms } = file;
    if (mark >= 0 && (asset.isPage || !/^\?v=[\w-]+$/.test(url.slice(mark)))) return false;
    const accepted = headers['accept-encoding'];
    const form = forms[asset.varies && accepted ? preferred(accepted) : 'identity'];
    if (!form) return false;

    const https = isHttps(request);
    const cookie = asset.isPage ? newXsrfCookie(headers.cookie, https) : undefined;
    const other = mark >= 0 || cookie !== undefined;
    const known = isKnown(headers['if-none-match'], form.etag);
    const head = (form.heads[(https ? 1 : 0) + (other ? 2 : 0) + (known ? 4 : 0)] ??= makeHead(
      file,
      form,
      https,
      other,
      known,
    ));
    response.writeHead(known ? 304 : 200, cookie === undefined ? head : [...head, 'set-cookie', cookie]);
    // Node leaves the body out where HEAD asks.
    response.end(known ? undefined : form.body);
    return true;
  };
}
