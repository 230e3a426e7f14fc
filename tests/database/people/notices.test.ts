import { expect, test } from 'vitest';
import type { Actor } from '../../fixtures/cast.ts';
import { preparePeople } from './prepare-people.ts';

// Mail that tells the owner of an address or an account what was changed.

const { as, query } = preparePeople();

let mails = 0;
async function addMail(template: string, state = 'queued'): Promise<string> {
  mails += 1;
  await query(
    `insert into public.email_templates (key, sent_when, subject, body, default_subject, default_body)
     values ($1, '{"en": "x", "sv": "x"}', $2, $2, $2, $2) on conflict do nothing`,
    [template, JSON.stringify({ en: 'x', sv: 'x' })],
  );
  const rows = await query(
    `insert into public.outbox (cause, template_key, to_email, language, state, send_after)
     values ($1, $2, 'owner@people.example', 'en', $3, now() + interval '1 hour') returning id`,
    [`notice:${mails}`, template, state],
  );
  return rows[0].id;
}

const cases: [Actor, string][] = [
  ['recruiter', 'person_email_changed'],
  ['admin', 'person_email_changed'],
  ['admin', 'auth_password_changed'],
];

test.each(cases)('are neither cancelled nor put off by a %s: %s', async (actor, template) => {
  const id = await addMail(template);
  for (const change of [`state = 'cancelled'`, `send_after = now() + interval '1 year'`]) {
    await expect(
      as(actor, `update public.outbox set ${change} where id = $1`, [id]),
    ).rejects.toThrow('a notice is not called back');
  }
});

test('that failed are sent again, at once', async () => {
  const id = await addMail('person_email_changed', 'failed');
  await as(
    'recruiter',
    `update public.outbox set state = 'queued', send_after = now() + interval '1 year' where id = $1`,
    [id],
  );
  const rows = await query(
    'select state, send_after <= now() as is_due from public.outbox where id = $1',
    [id],
  );
  expect(rows).toEqual([{ state: 'queued', is_due: true }]);
});

test('are the only mails that cannot be called back', async () => {
  const id = await addMail('candidate_welcome');
  await as('recruiter', `update public.outbox set state = 'cancelled' where id = $1`, [id]);
  const rows = await query('select state from public.outbox where id = $1', [id]);
  expect(rows).toEqual([{ state: 'cancelled' }]);
});
