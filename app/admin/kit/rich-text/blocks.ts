import { mergeAttributes, Node } from '@tiptap/react';

/** A box that sets a remark apart from the text. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: '(paragraph|bulletList|orderedList)+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes), 0],
});

/** Lines with a label and a value, which the site shows as bars: `domain/content/chart.ts`. */
export const Chart = Node.create({
  name: 'chart',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre[data-chart]', preserveWhitespace: 'full', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => [
    'pre',
    mergeAttributes(HTMLAttributes, { 'data-chart': '' }),
    0,
  ],
});
