import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailText, emailParts } from './email-text.tsx';

test.each([
  ['ada.lind@long-domain.example', ['ada.', 'lind@', 'long-domain.', 'example']],
  ['ada@lind.example', ['ada@', 'lind.', 'example']],
  ['', ['']],
])('%s breaks after its @ and its dots', (email, parts) => {
  expect(emailParts(email)).toEqual(parts);
});

test('the text of the address stays whole', () => {
  const html = renderToStaticMarkup(createElement(EmailText, { email: 'ada@lind.example' }));
  expect(html).toBe('ada@<wbr/>lind.<wbr/>example<wbr/>');
});
