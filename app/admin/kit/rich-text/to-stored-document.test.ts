import { expect, test } from 'vitest';
import { parseRichDocument } from '../../../../domain/content/rich-document.ts';
import { toStoredDocument } from './to-stored-document.ts';

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const link = (href: string) => ({
  type: 'link',
  attrs: { href, target: '_blank', rel: 'noopener', class: null, title: null },
});

test('only rendered content is stored, and it renders the same', () => {
  const edited = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3, textAlign: 'left' }, content: [text('Hay')] },
      paragraph(text('bold', { type: 'bold' }), text('here', link('https://a.example'))),
      {
        type: 'orderedList',
        attrs: { start: 4, type: null },
        content: [{ type: 'listItem', content: [paragraph(text('one'))] }],
      },
      { type: 'codeBlock', attrs: { language: null }, content: [text('x = 1')] },
      { type: 'paragraph' },
    ],
  };
  const stored = toStoredDocument(edited);
  expect(stored).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Hay' }] },
      paragraph(
        { type: 'text', text: 'bold', marks: [{ type: 'bold' }] },
        {
          type: 'text',
          text: 'here',
          marks: [{ type: 'link', attrs: { href: 'https://a.example' } }],
        },
      ),
      {
        type: 'orderedList',
        attrs: { start: 4 },
        content: [{ type: 'listItem', content: [paragraph({ type: 'text', text: 'one' })] }],
      },
      { type: 'codeBlock', content: [{ type: 'text', text: 'x = 1' }] },
    ],
  });
  expect(parseRichDocument(stored)).toEqual(parseRichDocument(edited).slice(0, -1));
});

test('a URL that could run code is not stored as a link', () => {
  const stored = toStoredDocument({
    type: 'doc',
    content: [paragraph(text('here', link('javascript:alert(1)')))],
  });
  expect(JSON.stringify(stored)).not.toContain('javascript');
});

test('a picture of another site is left out', () => {
  const image = (src: string) => ({ type: 'image', attrs: { src, alt: 'A barn' } });
  const ownImage = image('/storage/v1/object/public/media/a.png');
  const foreignImage = image('https://evil.example/a.png');
  const content = [ownImage, foreignImage, { type: 'blockquote', content: [foreignImage] }];
  expect(toStoredDocument({ type: 'doc', content })).toEqual({
    type: 'doc',
    content: [ownImage, { type: 'blockquote', content: [] }],
  });
  expect(toStoredDocument({ type: 'doc', content: [foreignImage] })).toBeNull();
});

test.each([{ type: 'doc' }, { type: 'doc', content: [{ type: 'paragraph' }, paragraph()] }])(
  '%j is empty',
  (document) => {
    expect(toStoredDocument(document)).toBeNull();
  },
);
