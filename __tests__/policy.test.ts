import { createHash } from 'node:crypto';
import { caddyFile } from '@/app/hostFiles/caddy';
import { netlifyHeaders } from '@/app/hostFiles/netlify';
import { nginxConfig } from '@/app/hostFiles/nginx';
import { type InlineCode, policyFor } from '@/app/pagePolicy';
import { securityText } from '@/app/securityText';
import { languageCodes } from '@/site/languages';
import { documentHeaders, securityHeaders } from '@/site/securityHeaders';
import { settings } from '@/site/settings';
import { readText } from './support/files';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = {
  scripts: ['if (1 < 2) start()'],
  styles: ['@media (width < 9px){a{color:red}}', 'a{color:red}', '@font-face{}'],
};

describe('the content security policy of a page', () => {
  const policy = policyFor(page);
  const directive = (name: string) =>
    policy
      .split('; ')
      .find((rule) => rule.startsWith(`${name} `))
      ?.slice(name.length + 1);

  it('contains the hash of every inline script and style of the build', () => {
    expect(directive('script-src')).toContain(hash('if (1 < 2) start()'));
    expect(directive('style-src')).toContain(hash('a{color:red}'));
    expect(directive('style-src')).toContain(hash('@media (width < 9px){a{color:red}}'));
    expect(directive('style-src')).toContain(hash('@font-face{}'));
  });

  it('allows nothing unsafe, and nothing by default', () => {
    expect(policy.replace("style-src-attr 'unsafe-hashes'", '')).not.toMatch(/unsafe-|\*|http:/);
    expect(directive('default-src')).toBe("'none'");
    expect(directive('object-src')).toBe("'none'");
    expect(directive('base-uri')).toBe("'none'");
    expect(directive('form-action')).toBe("'self'");
    expect(directive('frame-ancestors')).toBe("'none'");
    expect(directive('require-trusted-types-for')).toBe("'script'");
  });

  it('allows pictures from our own origin only, or from all https origins when browsers load news pictures directly', () => {
    expect(directive('img-src')).toBe("'self' data:");
    const original = { ...settings };
    Object.assign(settings, { newsImages: 'direct' });
    const direct = policyFor(page);
    Object.assign(settings, original);
    expect(direct.replace("img-src 'self' data: https:", "img-src 'self' data:")).toBe(policy);
    expect(direct).not.toBe(policy);
  });

  it('allows the analytics tag to use its hosts for scripts, pictures and requests, and to create the default Trusted Types policy', () => {
    const original = { ...settings };
    Object.assign(settings, { analyticsOrigins: ['https://tag.example', 'https://*.collect.example'] });
    const measured = policyFor(page);
    Object.assign(settings, original);
    const more = ' https://tag.example https://*.collect.example';
    const wanted = policy
      .split('; ')
      .map((rule) => (/^(script|img|connect)-src /.test(rule) ? rule + more : rule))
      .map((rule) => (rule.startsWith('trusted-types ') ? `${rule} default` : rule));
    expect(measured.split('; ')).toEqual(wanted);
    expect(measured).not.toBe(policy);
  });

  it('allows frames of exactly those providers that the privacy notice names', () => {
    const framed = directive('frame-src') ?? '';
    for (const language of languageCodes) {
      const said = readText(`public/assets/i18n/${language}/legal/privacy.json`);
      for (const name of ['OpenStreetMap', 'YouTube', 'Vimeo', 'Dailymotion'])
        expect([language, name, said.includes(name)]).toEqual([language, name, framed.includes(name.toLowerCase())]);
    }
  });
});

describe('the configuration files for other hosts', () => {
  /** Pages with styles of their own; some paths are prefixes of others. */
  const keys = [
    '',
    '/contact',
    '/contact-us',
    '/shop',
    '/shop/grid',
    '/help',
    ...Array.from({ length: 60 }, (_, n) => `/help/e${n}`),
    ...Array.from({ length: 60 }, (_, n) => `/p${n}`),
  ];
  const styled = (name: string) => ({ ...page, styles: [...page.styles, `.${name || 'home'}{color:red}`] });
  const documents: Record<string, InlineCode> = {
    '404.html': styled('nothing'),
    'contact/index.html': { scripts: ['lead()'], styles: [] },
  };
  for (const language of languageCodes) {
    documents[`${language}/404.html`] = styled('nothing');
    // Entry pages share the styles of their page.
    for (const key of keys)
      documents[`${language}${key}/index.html`] = styled(
        key
          .slice(1)
          .replace(/\/e\d+$/, '')
          .replace('/', '-'),
      );
  }
  const policies = Object.fromEntries(Object.entries(documents).map(([file, code]) => [file, policyFor(code)]));

  /** The rules of `_headers`; hosts join all that match. */
  const rules = netlifyHeaders(policies)
    .trim()
    .split('\n\n')
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      const source = pattern.replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*');
      return { fits: new RegExp(`^${source}$`), headers: lines.map((line) => line.trim().split(/: (.*)/)), lines };
    });
  const sent = (path: string, name: string) =>
    rules
      .filter(({ fits }) => fits.test(path))
      .flatMap(({ headers }) => headers.filter(([header]) => header === name).map(([, value = '']) => value));

  const texts = { 'nginx.conf': nginxConfig(policies, []), Caddyfile: caddyFile(policies, []) };

  /** Policy of a file: the first match in nginx, the last match in Caddy. */
  const policyIn: Record<string, (file: string) => string | undefined> = {
    'nginx.conf': (file) => {
      const [, map = ''] = /\$header_content_security_policy \{\n([^}]*)\}/.exec(texts['nginx.conf']) ?? [];
      return [...map.matchAll(/"~(.*?)" "(.*)";/g)].find(([, pattern = '']) => new RegExp(pattern).test(file))?.[2];
    },
    Caddyfile: (file) =>
      [...texts.Caddyfile.matchAll(/vars_regexp file "(.*)"\nheader @h\d+ \{\n([^}]*)\}/g)]
        .filter(([, pattern = '']) => new RegExp(pattern).test(file))
        .flatMap(([, , headers = '']) => /^content-security-policy "(.*)"$/m.exec(headers)?.[1] ?? [])
        .at(-1),
  };

  it.each(['nginx.conf', 'Caddyfile'])(
    '%s allows the inline code of each page, and no inline code of other sections',
    (name) => {
      for (const [file, policy] of Object.entries(policies)) {
        const given = policyIn[name]?.(`/${file}?`)?.split('; ') ?? [];
        for (const directive of policy.split('; ')) {
          const [source = '', ...sources] = directive.split(' ');
          const allowed = given.find((each) => each.startsWith(`${source} `))?.split(' ');
          expect([file, allowed]).toEqual([file, expect.arrayContaining(sources)]);
        }
        expect(given.join()).not.toMatch(/unsafe-(inline|eval)/);
        expect(given.join().includes(hash('.p7{color:red}'))).toBe(file.includes('/p7/'));
      }
    },
  );

  it.each(['nginx.conf', 'Caddyfile'] as const)(
    '%s contains the security headers and the headers of documents',
    (name) => {
      const text = texts[name];
      for (const value of Object.values({ ...securityHeaders, ...documentHeaders }))
        expect(text).toContain(`"${value}"`);
      expect(text).toContain('public, max-age=31536000, immutable');
    },
  );

  it('nginx.conf keeps all headers, since no location has an add_header of its own', () => {
    expect(nginxConfig(policies, ['/shop/single/:id'])).not.toMatch(/^ {8,}add_header/m);
  });

  it('_headers stays within the limits of Cloudflare Pages: 100 rules, 2000 characters per line', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const { lines } of rules) for (const line of lines) expect(line.length).toBeLessThan(2000);
  });

  it.each([
    '/tr',
    '/tr/',
    '/en/contact',
    '/de/contact/',
    '/tr/contact-us',
    '/en/shop',
    '/de/shop/grid',
    '/tr/p59',
    '/en/help/e7',
  ])('_headers allows the inline code of the page at %s, and no inline code of other sections', (path) => {
    const policy = policies[`${path.slice(1).replace(/\/$/, '')}/index.html`] ?? '';
    const all = sent(path, 'content-security-policy').map((text) => text.split('; '));
    for (const directive of policy.split('; ').filter((text) => !text.startsWith('default-src'))) {
      const [name = '', ...sources] = directive.split(' ');
      const given = all.flatMap((rule) => rule.filter((text) => text.startsWith(`${name} `)));
      expect(given.length).toBeGreaterThan(0);
      for (const text of given) expect(text.split(' ')).toEqual(expect.arrayContaining(sources));
    }
    expect(all.flat().join()).not.toMatch(/unsafe-(inline|eval)/);
    expect(all.flat().join()).not.toContain(hash('.p7{color:red}'));
  });

  it.each(['/tr/nothing', '/nothing', '/tr/contact/nothing', '/de/p5x'])(
    '_headers allows the inline styles of the not-found page at %s',
    (path) => {
      const styles = sent(path, 'content-security-policy').flatMap((text) => text.match(/style-src [^;]*/) ?? []);
      for (const allowed of styles) expect(allowed).toContain(hash('.nothing{color:red}'));
    },
  );

  it('_headers has one rule for the pages of a section', () => {
    const patterns = netlifyHeaders(policies).match(/^\/.*$/gm) ?? [];
    expect(patterns.filter((pattern) => /help|shop/.test(pattern))).toEqual(['/:language/shop*', '/:language/help*']);
  });

  it('_headers never sets a header twice for one resource', () => {
    for (const path of ['/tr', '/assets/js/a.js', '/assets/images/social/tr.png', '/assets/i18n/tr.json']) {
      for (const name of Object.keys({ ...securityHeaders, ...documentHeaders, 'cache-control': '' }))
        expect(sent(path, name).length).toBeLessThanOrEqual(1);
    }
    expect(sent('/assets/js/a.js', 'cross-origin-resource-policy')).toEqual(['same-origin']);
    expect(sent('/assets/images/social/tr.png', 'cross-origin-resource-policy')).toEqual([]);
  });
});

describe('security.txt', () => {
  it('names the contact address, and expires a year after the build', () => {
    expect(securityText(new Date('2028-02-29T12:00:00Z'))).toBe(`Contact: mailto:merhaba@storm.example
Expires: 2029-03-01T12:00:00.000Z
Preferred-Languages: ${languageCodes.join(', ')}
Canonical: https://storm.example/.well-known/security.txt
`);
  });
});
