import { expect, test } from 'vitest';
import { diffLines, diffWords, linesOf } from './text-diff.ts';

test('words are marked as added, removed or unchanged', () => {
  expect(diffWords('The alpaca eats hay daily', 'The old alpaca eats grass daily')).toEqual([
    { kind: 'same', text: 'The ' },
    { kind: 'added', text: 'old ' },
    { kind: 'same', text: 'alpaca eats ' },
    { kind: 'removed', text: 'hay ' },
    { kind: 'added', text: 'grass ' },
    { kind: 'same', text: 'daily' },
  ]);
});

test('an inserted block is one change', () => {
  expect(diffLines(['one', 'two'], ['one', 'between', 'two']).map(({ kind }) => kind)).toEqual([
    'same',
    'changed',
    'same',
  ]);
});

test('a few changes in a long text are found', () => {
  const words = Array.from({ length: 10_000 }, (_, index) => `hay${index}`);
  const changed = ['Fresh', ...words.slice(1, -1), 'barn'];
  expect(diffWords(words.join(' '), changed.join(' '))).toMatchObject([
    { kind: 'removed', text: 'hay0 ' },
    { kind: 'added', text: 'Fresh ' },
    { kind: 'same' },
    { kind: 'removed', text: 'hay9999' },
    { kind: 'added', text: 'barn' },
  ]);
});

test('two long texts without common words are shown one after the other', () => {
  const text = (word: string) => Array.from({ length: 10_000 }, (_, at) => word + at).join(' ');
  expect(diffWords(text('hay'), text('grass'))).toEqual([
    { kind: 'removed', text: text('hay') },
    { kind: 'added', text: text('grass') },
  ]);
});

test('a document becomes lines with the URLs of links and pictures', () => {
  const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
  const item = (words: string) => ({ type: 'listItem', content: [paragraph(text(words))] });
  expect(
    linesOf({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [text('Hay')] },
        paragraph(
          text('See '),
          text('this', { type: 'link', attrs: { href: 'https://a.example' } }),
        ),
        { type: 'orderedList', attrs: { start: 3 }, content: [item('c'), item('d')] },
        { type: 'image', attrs: { src: '/a.png', alt: 'A barn' } },
      ],
    }),
  ).toEqual(['## Hay', 'See this (https://a.example)', '3. c', '4. d', '[A barn]']);
});
