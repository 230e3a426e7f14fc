import { beforeAll, expect, test } from 'vitest';
import { prepareCastDatabase } from '../fixtures/cast-database.ts';

const database = prepareCastDatabase();

beforeAll(async () => {
  for (const [key, concerns] of [
    ['test_account', true],
    ['test_person', false],
  ]) {
    await database.client.query(
      `insert into public.email_templates
         (key, sent_when, subject, body, default_subject, default_body, concerns_account)
       values ($1, $2, $2, $2, $2, $2, $3)`,
      [key, { en: 'A text', sv: 'En text' }, concerns],
    );
  }
});

async function mailIn(template: string, state: string) {
  const { rows } = await database.client.query(
    `with mail as (
       insert into public.outbox (cause, template_key, to_email, language, variables, html, body_text)
       values ($1, $2, 'alva@people.example', 'en', '{"link": "https://a.example/x", "code": "123456", "email": "a"}', 'html', 'text')
       returning id
     ) select id from mail`,
    [`${template}:${state}`, template],
  );
  const { rows: after } = await database.client.query(
    `update public.outbox set state = $2 where id = $1 returning variables, html, body_text`,
    [rows[0].id, state],
  );
  return after[0];
}

test('the links of a mail about an account are forgotten once it is sent', async () => {
  expect(await mailIn('test_account', 'sent')).toEqual({
    variables: { email: 'a' },
    html: null,
    body_text: null,
  });
});

test('a mail that has not left, or opens no account, stays as it is', async () => {
  const whole = { variables: { code: '123456' }, html: 'html', body_text: 'text' };
  expect(await mailIn('test_account', 'sending')).toMatchObject(whole);
  expect(await mailIn('test_account', 'kept')).toMatchObject(whole);
  expect(await mailIn('test_person', 'sent')).toMatchObject(whole);
});
