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

test('two long texts without common words are compared quickly', () => {
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
