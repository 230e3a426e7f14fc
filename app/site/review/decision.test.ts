import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReviewItem } from './data.ts';
import { ClientDecision } from './decision.tsx';
import { review } from './messages.en.ts';

test('after a hire the client reads of it, and is asked for nothing', () => {
  const item = { name: 'Robin', decision: 'interview', is_rejected: false, is_hired: true };
  const html = renderToStaticMarkup(
    createElement(ClientDecision, {
      item: item as ReviewItem,
      messages: review,
      isSending: false,
      readsOnly: false,
    }),
  );
  expect(html).toContain('You’ve hired Robin.');
  expect(html).not.toContain('We’ll suggest times');
  expect(html).not.toContain('<button');
});
