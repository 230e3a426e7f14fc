import { expect, test } from 'vitest';
import { emailTemplates } from './email-templates.ts';

test('the English mails write email without a hyphen', () => {
  const hyphened = emailTemplates.filter(({ sent_when, subject, body }) =>
    [sent_when.en, subject.en, body.en].some((text) => /e-mail/i.test(text)),
  );
  expect(hyphened.map(({ key }) => key)).toEqual([]);
});
