import { expect, it } from 'vitest';
import { frameOf } from './frame-of.ts';

it('lists the pictures of other sites, which the frame does not load', () => {
  const html =
    '<p>Hi</p><img alt="a" data-remote-src="https://spy.example/a?b=1&amp;c=2"><img data-remote-src="javascript:alert(1)">';
  const { document, pictures } = frameOf(html);
  expect(pictures).toEqual(['https://spy.example/a?b=1&c=2']);
  expect(document).not.toMatch(/<img/);
  expect(document).toContain('<p>Hi</p>a');
});
