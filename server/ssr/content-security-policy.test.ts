import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  hashScripts,
  policyForNonce,
  policyForScripts,
  takeScripts,
} from './content-security-policy.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const policyFor = (html: string) =>
  policyForScripts(hashScripts(takeScripts(Buffer.from(html), 'R4nd0m').scripts));

it('allows exactly the inline scripts that the renderer marked', () => {
  const policy = policyFor(`<script nonce="R4nd0m">one()</script>
    <script src="/x.js" nonce="R4nd0m"></script><script async="" nonce="R4nd0m">two()
</script><link rel="modulepreload" nonce="R4nd0m" href="/a.js"/>`);
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()\n')};`);
});

it.each([
  '<script>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="guessed">evil()</script>',
  '<p title=\' nonce="guessed"\'><script>evil()</script>',
])('allows no script that came with the content: %s', (injected) => {
  const policy = policyFor(`${injected}<script nonce="R4nd0m">one()</script>${injected}`);
  expect(policy).toContain(`script-src 'self' ${hash('one()')};`);
});

it('removes the nonce from the page', () => {
  const marked = '<p>å</p><script nonce="R4nd0m">a()</script><link nonce="R4nd0m" href="/"/>';
  const { html } = takeScripts(Buffer.from(marked), 'R4nd0m');
  expect(html.toString()).toBe('<p>å</p><script>a()</script><link href="/"/>');
});

it('allows nothing inline on a page without inline scripts', () => {
  expect(policyFor('<p>Hello</p>')).toContain("script-src 'self';");
});

it('forbids framing, except by the site itself if the page allows it', () => {
  expect(policyForScripts([])).toContain("frame-ancestors 'none'");
  const headers = new Headers({ 'x-frame-options': 'SAMEORIGIN' });
  expect(policyForScripts([], headers)).toContain("frame-ancestors 'self'");
  expect(policyForNonce('abc', headers)).toContain("frame-ancestors 'self'");
});

it('allows a nonce', () => {
  expect(policyForNonce('abc')).toContain("script-src 'self' 'nonce-abc';");
});
