import { describe, expect, it } from 'vitest';
import { document, documents } from './document.ts';

const text = (value: string) => ({ type: 'text', text: value });
const paragraph = (value: string) => ({ type: 'paragraph', content: [text(value)] });

describe('document', () => {
  it('reads headings, and joins the lines of a paragraph', () => {
    expect(document('## About us\n\nFirst line\n  goes on.\n\n### Pay')).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [text('About us')] },
        paragraph('First line goes on.'),
        { type: 'heading', attrs: { level: 3 }, content: [text('Pay')] },
      ],
    });
  });

  it('reads lists, and items that run over lines', () => {
    expect(document('- one\n- two\n  goes on\n\n1. first\n2. second').content).toEqual([
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [paragraph('one')] },
          { type: 'listItem', content: [paragraph('two goes on')] },
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 1 },
        content: [
          { type: 'listItem', content: [paragraph('first')] },
          { type: 'listItem', content: [paragraph('second')] },
        ],
      },
    ]);
  });

  it('reads quotes and marks', () => {
    expect(document('> Say **what** it *pays*, [please](https://alpaca.example).').content).toEqual(
      [
        {
          type: 'blockquote',
          content: [
            {
              type: 'paragraph',
              content: [
                text('Say '),
                { ...text('what'), marks: [{ type: 'bold' }] },
                text(' it '),
                { ...text('pays'), marks: [{ type: 'italic' }] },
                text(', '),
                {
                  ...text('please'),
                  marks: [{ type: 'link', attrs: { href: 'https://alpaca.example' } }],
                },
                text('.'),
              ],
            },
          ],
        },
      ],
    );
  });

  it('sets typographic quotation marks and apostrophes', () => {
    expect(document(`Say "no *thanks*" to a friend's friend`).content?.[0]?.content).toEqual([
      text('Say “no '),
      { ...text('thanks'), marks: [{ type: 'italic' }] },
      text('” to a friend’s friend'),
    ]);
  });

  it('marks the variables of a template', () => {
    expect(document('Hi {first_name},').content?.[0]?.content).toEqual([
      text('Hi '),
      { type: 'variable', attrs: { name: 'first_name' } },
      text(','),
    ]);
  });

  it('makes one document per language', () => {
    expect(documents('Hello', 'Hej')).toEqual({ en: document('Hello'), sv: document('Hej') });
  });
});
