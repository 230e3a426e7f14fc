import { expect, test } from 'vitest';
import {
  listHeadings,
  parseRichDocument,
  readingMinutes,
  textOf,
  toSlug,
} from './rich-document.ts';

const text = (words: string, marks: object[] = []) => ({ type: 'text', text: words, marks });
const doc = (...content: object[]) => ({ type: 'doc', content });

test('known nodes are kept', () => {
  const parsed = parseRichDocument(
    doc({ type: 'heading', attrs: { level: 2 }, content: [text('Våra löften')] }),
  );
  expect(parsed).toEqual([
    {
      type: 'heading',
      level: 2,
      id: 'vara-loften',
      content: [{ type: 'text', text: 'Våra löften', marks: [] }],
    },
  ]);
});

test('unknown nodes lose their format but keep their text', () => {
  const script = { type: 'script', content: [text('alert(1)')] };
  expect(parseRichDocument(doc({ type: 'paragraph', content: [script] }))).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'alert(1)', marks: [] }] },
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  ' javascript:x',
])('rejects %s as the URL of a link and of an image', (url) => {
  const marks = [{ type: 'link', attrs: { href: url } }, { type: 'bold' }];
  expect(parseRichDocument(doc(text('here', marks)))).toEqual([
    { type: 'text', text: 'here', marks: [{ type: 'bold' }] },
  ]);
  expect(parseRichDocument(doc({ type: 'image', attrs: { src: url } }))).toEqual([]);
});

test('drops images of other sites', () => {
  const image = (src: string) => parseRichDocument(doc({ type: 'image', attrs: { src } }));
  expect(image('/storage/v1/object/public/media/a.png')).toHaveLength(1);
  expect(image('https://evil.example/a.png')).toEqual([]);
  expect(image('/media/../../auth/v1/verify?x')).toEqual([]);
  expect(image('/auth/v1/logout')).toEqual([]);
});

test.each(['https://a.example/x', '/pricing', 'mailto:ada@a.example', 'tel:+46800000'])(
  'accepts %s as a link',
  (href) => {
    const marks = [{ type: 'link', attrs: { href } }];
    expect(parseRichDocument(doc(text('here', marks)))).toEqual([
      { type: 'text', text: 'here', marks: [{ type: 'link', href }] },
    ]);
  },
);

test('headings with equal text get different ids', () => {
  const heading = { type: 'heading', attrs: { level: 2 }, content: [text('Price')] };
  expect(listHeadings(parseRichDocument(doc(heading, heading))).map(({ id }) => id)).toEqual([
    'price',
    'price-2',
  ]);
});

test.each([null, undefined, 'text', [], { type: 'doc' }, { type: 'doc', content: [null, 3] }])(
  '%j is an empty document',
  (value) => {
    expect(parseRichDocument(value)).toEqual([]);
  },
);

test('nesting is limited', () => {
  let nested: object = text('deep');
  for (let depth = 0; depth < 500; depth += 1) nested = { type: 'blockquote', content: [nested] };
  expect(textOf(parseRichDocument(doc(nested)))).toBe('');
});

test('reading time is one minute per 220 words', () => {
  const words = Array.from({ length: 660 }, () => 'ord').join(' ');
  expect(
    readingMinutes(parseRichDocument(doc({ type: 'paragraph', content: [text(words)] }))),
  ).toBe(3);
});

test('a shortened slug never ends with a hyphen', () => {
  expect(toSlug('  Ull & lån! ')).toBe('ull-lan');
  expect(toSlug(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
  expect(toSlug('🎉🎉')).toBe('');
});
