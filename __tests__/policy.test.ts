import { createHash } from 'node:crypto';
import { caddyFile, hostHeaders, netlifyHeaders, nginxConfig } from '@/app/hostFiles';
import { inlineHashes, policyFor } from '@/app/pagePolicy';
import { securityText } from '@/app/securityText';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = `<style data-href="/b.css">@media (width < 9px){a{color:red}}</style><style data-href="/a.css">a{color:red}</style><style id="fonts" media="not all">@font-face{}</style>
<script data-scripts="/a.js /b.js">if (1 < 2) start()</script><script type="application/json" id="words">{"a":1}</script>`;

describe('the content security policy of a page', () => {
  const policy = policyFor([page]);
  const directive = (name: string) =>
    policy
      .split('; ')
      .find((rule) => rule.startsWith(`${name} `))
      ?.slice(name.length + 1);

  it('names what the build wrote inline, and nothing that only carries data', () => {
    expect(inlineHashes([page]).scripts).toEqual([hash('if (1 < 2) start()')]);
    expect(directive('style-src')).toContain(hash('a{color:red}'));
    expect(directive('style-src')).toContain(hash('@media (width < 9px){a{color:red}}'));
    expect(directive('style-src')).toContain(hash('@font-face{}'));
    expect(policy).not.toContain(hash('{"a":1}'));
  });

  it('allows nothing unsafe, and nothing by default', () => {
    expect(policy.replace("style-src-attr 'unsafe-hashes'", '')).not.toMatch(/unsafe-|\*|http:/);
    expect(directive('default-src')).toBe("'none'");
    expect(directive('object-src')).toBe("'none'");
    expect(directive('base-uri')).toBe("'none'");
    expect(directive('frame-ancestors')).toBe("'none'");
    expect(directive('require-trusted-types-for')).toBe("'script'");
  });

  it('names what several pages share only once', () => {
    const { scripts, styles } = inlineHashes([page, page]);
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(new Set(styles).size).toBe(styles.length);
  });
});

describe('the files for other hosts', () => {
  const policy = policyFor([page]);

  it.each([
    ['_headers', netlifyHeaders(policy)],
    ['nginx.conf', nginxConfig(policy)],
    ['Caddyfile', caddyFile(policy)],
  ])('%s sends the headers our own server sends', (_name, text) => {
    for (const [name, value] of hostHeaders(policy)) {
      expect(text).toMatch(new RegExp(`${name}:? "?${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
    }
    expect(text).toContain('public, max-age=31536000, immutable');
  });

  it('repeats every header where nginx would forget them', () => {
    const block = /location ~ \^\/assets\/[^}]*\}/.exec(nginxConfig(policy))?.[0] ?? '';
    for (const [name] of hostHeaders(policy)) expect(block).toContain(`add_header ${name} `);
  });
});

describe('security.txt', () => {
  it('tells whom to write to, until a year from the build', () => {
    expect(securityText(new Date('2028-02-29T12:00:00Z'))).toBe(`Contact: mailto:merhaba@storm.example
Expires: 2029-03-01T12:00:00.000Z
Preferred-Languages: tr, en, de
Canonical: https://storm.example/.well-known/security.txt
`);
  });
});
