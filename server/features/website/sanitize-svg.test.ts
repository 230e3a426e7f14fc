import { describe, expect, test } from 'vitest';
import { sanitizeSvg } from './sanitize-svg.ts';

const wrap = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`;

test('a drawing as design programs export it stays a drawing', () => {
  const exported = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a design program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 40">
<style type="text/css"><![CDATA[.st0{fill:#1A5B4C;}]]></style>
<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
<title>K &amp; L</title>
<g class="st0"><path d="M0 0h10v10z" fill="url(#a)"/><use xlink:href="#b" x="3"/></g>
</svg>`;
  expect(sanitizeSvg(exported)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><style>.st0{fill:#1A5B4C;}</style>' +
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
      '<title>K &amp; L</title><g class="st0"><path d="M0 0h10v10z" fill="url(#a)"></path>' +
      '<use href="#b" x="3"></use></g></svg>',
  );
});

describe('attacks are removed', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
    [
      'a script of another namespace',
      '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    ],
    ['a script with a source', '<script href="https://evil.example/x.js"/>'],
    ['an event handler', '<path onload="alert(1)" d="M0 0"/>'],
    ['an event handler in mixed case', '<g oNcLiCk="alert(1)"/>'],
    [
      'a foreign object',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
    ],
    ['a link', '<a href="javascript:alert(1)"><text>alert</text></a>'],
    ['a picture of another site', '<image href="https://evil.example/pixel.png"/>'],
    ['a drawing of another site', '<use href="https://evil.example/x.svg#a"/>'],
    ['a drawing in a data URL', '<use xlink:href="data:image/svg+xml;base64,PHN2Zz4=#x"/>'],
    ['a script URL behind a character reference', '<use href="&#106;avascript:alert(1)"/>'],
    ['an animation that sets a link', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['an animated value', '<animate attributeName="onload" values="alert(1)"/>'],
    ['a style that loads a file', '<style>path{fill:url(https://evil.example/a)}</style>'],
    ['a style that imports another', '<style>@import "https://evil.example/a.css";</style>'],
    [
      'a style with an escaped url()',
      '<style>path{background:\\75 rl(https://evil.example/a)}</style>',
    ],
    [
      'a style attribute that loads a file',
      '<path style="fill:url(https://evil.example/a)" d="M0 0"/>',
    ],
    ['an attribute that loads a file', `<path fill="url('https://evil.example/a')" d="M0 0"/>`],
    [
      'a filter that loads a picture',
      '<filter id="f"><feImage href="https://evil.example/a"/></filter>',
    ],
    ['a frame', '<iframe src="https://evil.example"/>'],
    ['an embedded page', '<embed src="https://evil.example"/>'],
    ['a handler', '<handler type="text/javascript">alert(1)</handler>'],
    ['markup hidden in text', '<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>'],
    [
      'markup hidden in a style',
      '<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>',
    ],
    ['markup hidden in CDATA', '<text><![CDATA[<script>alert(1)</script>]]></text>'],
    ['a processing instruction', '<?xml-stylesheet href="https://evil.example/a.css"?><g/>'],
  ])('%s', (_name, attack) => {
    const clean = sanitizeSvg(wrap(attack));
    expect(clean).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 10 10">/);
    expect(clean).not.toMatch(
      /<script|<a\b|<image|<iframe|<embed|<handler|<set|<anim|<foreign|<fe/i,
    );
    expect(clean).not.toMatch(/evil\.example|javascript:|data:|@import|\son\w+=/i);
  });

  test('a handler on the drawing itself', () => {
    expect(sanitizeSvg(wrap('<g/>', ' onload="alert(1)"'))).not.toContain('onload');
  });
});

describe('files that are no drawings are rejected', () => {
  test.each([
    ['nothing', ''],
    ['a page', '<html><body><svg/></body></html>'],
    ['half a drawing', '<svg><g></svg>'],
    ['two drawings', '<svg/><svg/>'],
    [
      'entities',
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg><text>&b;</text></svg>',
    ],
    [
      'an external entity',
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>',
    ],
    ['a tower of elements', `${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`],
    ['a deep drawing', wrap(`${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`)],
    ['more elements than a logo has', wrap('<g/>'.repeat(10_001))],
    ['more attributes than a logo has', wrap('<g x="" y="" r=""/>'.repeat(7_000))],
    ['a name that pollutes objects', '<svg __proto__="x"/>'],
  ])('%s', (_name, file) => {
    expect(sanitizeSvg(file)).toBeUndefined();
  });
});

test('a drawing within a link stays, without the link', () => {
  expect(sanitizeSvg(wrap('<a href="https://studio.example"><path d="M0 0"/></a>'))).toContain(
    '<path d="M0 0"></path>',
  );
});

test('a name of JavaScript is no entity', () => {
  const clean = sanitizeSvg(wrap('<text>&constructor;&toString;&__proto__;&amp;</text>'));
  expect(clean).toContain('&amp;constructor;&amp;toString;&amp;__proto__;&amp;<');
});

test('sanitising a sanitised drawing changes nothing', () => {
  const clean = sanitizeSvg(wrap('<text x="1">a "b" &lt; c</text><path d="M0 0"/>')) ?? '';
  expect(sanitizeSvg(clean)).toBe(clean);
});

describe('a drawing that multiplies itself is rejected', () => {
  const levels = (part: (level: number) => string, count = 12) =>
    Array.from({ length: count }, (_, index) => part(index + 1)).join('');
  const first = '<g id="a0"><path d="M0 0"/></g>';

  test.each([
    [
      'by using parts of parts',
      `<defs>${first}${levels((level) => `<g id="a${level}">${`<use href="#a${level - 1}"/>`.repeat(10)}</g>`)}</defs><use xlink:href="#a12"/>`,
    ],
    [
      'by masks of masks',
      `<defs>${levels((level) => `<mask id="m${level}">${`<path d="M0 0" mask="url(#m${level - 1})"/>`.repeat(10)}</mask>`)}</defs><path d="M0 0" mask="url(#m12)"/>`,
    ],
    [
      'by the clip paths of a style',
      `<style>${levels((level) => `.c${level}{clip-path:url(#c${level})}`)}</style>${levels((level) => `<clipPath id="c${level}">${`<path d="M0 0" class="c${level - 1}"/>`.repeat(10)}</clipPath>`)}<path class="c12" d="M0 0"/>`,
    ],
    [
      'in a chain of references',
      `${first}${levels((level) => `<g id="a${level}"><use href="#a${level - 1}"/></g>`, 500)}<use href="#a500"/>`,
    ],
  ])('%s', (_, inside) => {
    expect(sanitizeSvg(wrap(inside))).toBeUndefined();
  });

  test('but not one that uses a part many times, or within itself', () => {
    const drawing = `${first}${'<use href="#a0"/>'.repeat(500)}<g id="b"><use href="#b"/></g>`;
    expect(sanitizeSvg(wrap(drawing))).toContain('<use href="#a0">');
  });
});
