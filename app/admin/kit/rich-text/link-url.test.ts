import { expect, test } from 'vitest';
import { parseLinkUrl } from './link-url.ts';

test.each([
  ['https://alpaca.example/a', 'https://alpaca.example/a'],
  [' alpaca.example/a?b=c ', 'https://alpaca.example/a?b=c'],
  ['ada@people.example', 'mailto:ada@people.example'],
  ['tel:+4680000', 'tel:+4680000'],
  ['/pricing', '/pricing'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//evil.example', undefined],
  ['two words.example', undefined],
  ['word', undefined],
  ['', undefined],
])('%s leads to %s', (typed, url) => {
  expect(parseLinkUrl(typed)).toBe(url);
});
