import { expect, it } from 'vitest';
import { mailBody } from './mail-body.ts';

it('makes paragraphs, with bold words and links', () => {
  expect(mailBody('Hi **Alva**,\nread [this]({{ link }}).\n\nBye & thanks')).toBe(
    '<p>Hi <strong>Alva</strong>, read <a href="{{ link }}">this</a>.</p>\n<p>Bye &amp; thanks</p>',
  );
});

it('makes a button of a link that stands alone', () => {
  expect(mailBody('[Follow]({{ link }})')).toBe(
    '<p><a class="button" href="{{ link }}">Follow</a></p>',
  );
});

it('makes lists, and leaves Liquid tags between blocks', () => {
  expect(mailBody('{% if note %}\n\n- one\n- two\n\n{% endif %}')).toBe(
    '{% if note %}\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n{% endif %}',
  );
});
