import { expect, test } from 'vitest';
import { diffLines, diffWords, linesOf } from './text-diff.ts';

test('words that came and went, and those that stayed', () => {
  expect(diffWords('The alpaca eats hay daily', 'The old alpaca eats grass daily')).toEqual([
    { kind: 'same', text: 'The ' },
    { kind: 'added', text: 'old ' },
    { kind: 'same', text: 'alpaca eats ' },
    { kind: 'removed', text: 'hay ' },
    { kind: 'added', text: 'grass ' },
    { kind: 'same', text: 'daily' },
  ]);
});

test('a block in the middle that came is one change, and the rest stays', () => {
  expect(diffLines(['one', 'two'], ['one', 'between', 'two']).map(({ kind }) => kind)).toEqual([
    'same',
    'changed',
    'same',
  ]);
});

test('two long texts without a word in common are told apart at once', () => {
  const text = (word: string) => Array.from({ length: 10_000 }, (_, at) => word + at).join(' ');
  const began = performance.now();
  const pieces = diffWords(text('hay'), text('grass'));
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(pieces.filter(({ kind }) => kind === 'removed').length).toBeGreaterThan(0);
  const joined = (kind: 'added' | 'removed') =>
    pieces
      .filter((piece) => piece.kind === kind || piece.kind === 'same')
      .map((piece) => piece.text)
      .join('');
  expect(joined('removed')).toBe(text('hay'));
  expect(joined('added')).toBe(text('grass'));
});

test('a document is read line by line, with what links and pictures say', () => {
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
