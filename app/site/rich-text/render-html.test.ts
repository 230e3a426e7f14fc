import { expect, test } from 'vitest';
import { parseRichDocument } from '../../../domain/content/rich-document.ts';
import { renderHtml } from './render-html.ts';

test('escapes text, renders marks and lists', () => {
  const document = parseRichDocument({
    type: 'doc',
    content: [
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'paragraph',
                content: [
                  { type: 'text', text: '<b>"A" & B</b>', marks: [{ type: 'bold' }] },
                  {
                    type: 'text',
                    text: 'there',
                    marks: [{ type: 'link', attrs: { href: 'https://a.example/?x=1&y="2"' } }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(renderHtml(document)).toBe(
    '<ul><li><p><strong>&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;</strong>' +
      '<a href="https://a.example/?x=1&amp;y=&quot;2&quot;">there</a></p></li></ul>',
  );
});

test('callouts and charts keep their words in feeds', () => {
  const text = (words: string) => [{ type: 'text', text: words }];
  const document = parseRichDocument({
    type: 'doc',
    content: [
      { type: 'callout', content: [{ type: 'paragraph', content: text('Mind the <gap>') }] },
      { type: 'chart', attrs: { onclick: 'alert(1)' }, content: text('A: 1\nB: 2') },
    ],
  });
  expect(renderHtml(document)).toBe(
    '<aside><p>Mind the &lt;gap&gt;</p></aside><pre>A: 1\nB: 2</pre>',
  );
});
