import { expect, it } from 'vitest';
import { formatMailError, mailErrors } from '../../../../domain/mail/mail-error.ts';
import { describeMailError } from './describe-mail-error.ts';
import { adminOutbox as en } from './messages.en.ts';
import { adminOutbox as sv } from './messages.sv.ts';

it.each(mailErrors)(
  'explains an error of the product of the kind “%s” in both languages',
  (kind) => {
    const stored = formatMailError({ kind, detail: 'CV.pdf: gone' });
    for (const messages of [en, sv]) {
      const shown = describeMailError(stored, messages);
      expect(shown).not.toContain(`${kind}: `);
      expect(shown).not.toContain('{');
    }
    expect(describeMailError(stored, en)).not.toBe(describeMailError(stored, sv));
  },
);

it('names the attachment and the error of a template', () => {
  expect(describeMailError('attachment_missing: CV.pdf', en)).toBe(
    'The attachment CV.pdf no longer exists. Write a new email.',
  );
  expect(describeMailError('template: undefined variable: nobody', en)).toBe(
    'The template has an error: undefined variable: nobody',
  );
});

it('shows the response of a mail server as it is', () => {
  expect(describeMailError('550 5.1.1 No such user', sv)).toBe('550 5.1.1 No such user');
});
