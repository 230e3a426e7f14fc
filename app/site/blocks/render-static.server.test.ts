import { createElement } from 'react';
import { expect, test } from 'vitest';
import { parseRichDocument } from '../../../domain/content/rich-document.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { renderStatic } from './render-static.server.tsx';

test('links in a part that the server rendered keep the language', () => {
  const link = { type: 'link', attrs: { href: '/pricing' } };
  const text = { type: 'text', text: 'Priser', marks: [link] };
  const document = parseRichDocument({
    type: 'doc',
    content: [{ type: 'paragraph', content: [text] }],
  });
  const richText = createElement(RichText, { document });
  expect(renderStatic(richText, 'sv')).toContain('<a href="/pricing?lang=sv">Priser</a>');
  expect(renderStatic(richText, 'en')).toContain('<a href="/pricing">Priser</a>');
});
