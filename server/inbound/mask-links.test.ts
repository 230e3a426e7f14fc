import { expect, it } from 'vitest';
import { maskLinks } from './mask-links.ts';

const token = 'Qm9yaW5nLWtleS1vZi0yNTYtYml0cy1mb3ItdGVzdHM';
const hex = '0123456789abcdef0123456789abcdef0123456789abcdef01234567';

it.each([
  `> https://alpaca.example/status/${token}?lang=sv`,
  `<a href="https://alpaca.example/me/${token}?lang=en">`,
  `https://safe.example/?url=https%3A%2F%2Falpaca.example%2Fstatus%2F${token}%3Flang%3Dsv&amp;data=1`,
  `https://safe.example/?url=https%3A%2F%2Fother.example%2F%3Fu%3Dhttps%253A%252F%252Falpaca.example%252Fme%252F${token}%253Flang%253Dsv`,
  `https://safe.example/?u=https%253A%252F%252Falpaca.example%252Fauth%252Fv1%252Fverify%253Ftype%253Drecovery%2526token%253D${hex}`,
  `https://alpaca.example/functions/v1/person?unsubscribe=${token}&from=alerts`,
  `https://alpaca.example/auth/v1/verify?type=recovery&amp;token=pkce_${hex}&amp;redirect_to=x`,
])('hides the secret in %s', (text) => {
  const masked = maskLinks(text);
  expect(masked).toContain('••••');
  expect(masked).not.toContain(token);
  expect(masked).not.toContain(hex);
});

it('hides the secret in a link that a mail filter has written in its own way', () => {
  const odd = 'Qm9yaW5n-LWtleS1vZi0yNTYtYml0cy1mb3ItdGVz_M';
  const written = odd.replaceAll('-', '-2D').replaceAll('_', '-5F');
  const wrap = (path: string) =>
    `https://urldefense.example/v2/url?u=https-3A__a.example${path}&d=x`;
  for (const path of [
    `_me_${written}-3Flang-3Dsv`,
    `_f_v1_person-3Funsubscribe-3D${written}-26from`,
  ])
    expect(maskLinks(wrap(path))).not.toContain(written);
  expect(maskLinks(wrap(`_auth_v1_verify-3Ftype-3Dx-26token-3D${hex}-26y`))).not.toContain(hex);
  for (const url of [
    `https://a.example/status/${odd}?lang=sv`,
    `https://a.example/v?token=${hex}`,
  ]) {
    for (const encoding of ['base64', 'base64url'] as const) {
      const encoded = Buffer.from(url).toString(encoding);
      const text = `https://protection.example/?d=a.example&u=${encoded}&p=m`;
      expect(maskLinks(text)).toMatch(
        /^https:\/\/protection\.example\/\?d=a\.example&u=••••=*&p=m$/,
      );
    }
  }
});

it.each([
  `https://protection.example/?u=${Buffer.from('https://news.example/a/long/path/about/letters/that/nobody/reads').toString('base64')}`,
  'https://urldefense.example/v2/url?u=https-3A__news.example_me_and-2Dyou-3Fx&d=y',
  'https://news.example/article/why-recruiters-read-fewer-letters-than-people-think-they-do',
  'https://docs.example/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms',
  'https://other.example/?token=short',
])('leaves %s', (text) => {
  expect(maskLinks(text)).toBe(text);
});
