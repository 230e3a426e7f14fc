import { expect, it } from 'vitest';
import { parseRichDocument } from '../../../domain/content/rich-document.ts';
import { stripHtml } from './plain-text.ts';
import { renderRichHtml } from './rich-html.ts';

const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks });
const render = (...content: object[]) =>
  renderRichHtml(parseRichDocument({ type: 'doc', content }));

it('renders what staff wrote, escaped, with links and lists', () => {
  const html = render(
    { type: 'paragraph', content: [text('Hi <Sami> & '), text('friends', { type: 'bold' })] },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('Bees')] }] }],
    },
    {
      type: 'paragraph',
      content: [
        text('our page', { type: 'link', attrs: { href: 'https://alpaca.example/?a=1&b="2"' } }),
        text('bad', { type: 'link', attrs: { href: 'javascript:alert(1)' } }),
      ],
    },
  );
  expect(html).toBe(
    '<p>Hi &lt;Sami&gt; &amp; <strong>friends</strong></p>\n<ul><li>Bees</li></ul>\n<p><a href="https://alpaca.example/?a=1&amp;b=&quot;2&quot;">our page</a>bad</p>\n',
  );
  expect(stripHtml(html)).toMatch(/^Hi <Sami> & friends\n\n- Bees\n\nour page: https/);
});
