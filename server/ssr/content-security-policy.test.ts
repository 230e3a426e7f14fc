import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { policyForNonce, policyForPage } from './content-security-policy.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('allows exactly the inline scripts of a page', () => {
  const html = `<script>one()</script><script src="/x.js"></script>
    <script type="application/ld+json">{"a":1}</script><script async="">two()
</script>`;
  const policy = policyForPage(Buffer.from(html));
  expect(policy).toContain(hash('one()'));
  expect(policy).toContain(hash('two()\n'));
  expect(policy).not.toContain(hash('three()'));
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

it('allows nothing inline on a page without inline scripts', () => {
  expect(policyForPage(Buffer.from('<p>Hello</p>'))).toContain("script-src 'self';");
});

it('lets nobody frame a page, and ourselves where the page says so', () => {
  expect(policyForPage(Buffer.from(''))).toContain("frame-ancestors 'none'");
  const headers = new Headers({ 'x-frame-options': 'SAMEORIGIN' });
  expect(policyForPage(Buffer.from(''), headers)).toContain("frame-ancestors 'self'");
  expect(policyForNonce('abc', headers)).toContain("frame-ancestors 'self'");
});

it('allows a nonce', () => {
  expect(policyForNonce('abc')).toContain("script-src 'self' 'nonce-abc';");
});
