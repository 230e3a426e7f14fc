import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test.each([
  ['Tom & "Jerry" <3', 'Tom &amp; &quot;Jerry&quot; &lt;3'],
  ['a\u0000b\u0008c\u000bd\u001fe', 'abcde'],
  ['tab\tline\nreturn\r', 'tab\tline\nreturn\r'],
  ['lone \ud800 and \udc00.', 'lone  and .'],
  ['pair 🦙', 'pair 🦙'],
  ['\ufffe\uffffå', 'å'],
])('%j becomes %j', (text, expected) => expect(escapeXml(text)).toBe(expected));
