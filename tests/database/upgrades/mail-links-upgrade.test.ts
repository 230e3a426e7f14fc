import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { prepareUpgrade } from './prepare-upgrade.ts';

// An earlier release stored mails with the secrets of their links. The upgrade must mask the secrets and record
// what each link opens, so that unsent mail can get new ones.

const createToken = () => randomBytes(32).toString('base64url');
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const tokens = {
  me: createToken(),
  status: createToken(),
  application: createToken(),
  review: createToken(),
  unsubscribe: createToken(),
};
const accountToken = randomBytes(28).toString('hex');

const query = prepareUpgrade('20250303000100', insertOldRows);

async function insertOldRows(client: Client): Promise<void> {
  const text = { en: 'A text', sv: 'En text' };
  await client.query(
    `insert into email_templates (key, sent_when, subject, body, default_subject, default_body, concerns_account)
     select key, $1, $1, $1, $1, $1, key like 'auth%' from unnest('{a_mail,auth_recovery}'::text[]) as key`,
    [text],
  );
  const insertOne = async (sql: string, values: unknown[] = []) =>
    (await client.query(sql, values)).rows[0].id;
  const person = await insertOne(
    `insert into people (first_name, last_name, email, language) values ('Ada', 'Lund', 'ada@people.example', 'en') returning id`,
  );
  const job = await insertOne(
    `insert into jobs (slug, field, title) values ('llama', 'creative', '{"en": "Llama"}') returning id`,
  );
  const application = await insertOne(
    `insert into applications (job_id, person_id, source, language) values ($1, $2, 'site', 'en') returning id`,
    [job, person],
  );
  await client.query(
    `insert into review_links (job_id, token_hash, recipient_name) values ($1, $2, 'Klara')`,
    [job, hash(tokens.review)],
  );
  for (const purpose of ['person', 'application']) {
    await client.query(
      `insert into private.person_links (person_id, application_id, purpose, token_hash, expires_at)
       values ($1, $2, $3, $4, now() + interval '1 year')`,
      [
        person,
        application,
        purpose,
        hash(purpose === 'person' ? tokens.status : tokens.application),
      ],
    );
  }
  const insertMail = (cause: string, state: string, variables: object, template = 'a_mail') => {
    const body = `Open ${Object.values(variables).join(' ').replaceAll('&', '&amp;')}`;
    return client.query(
      `insert into outbox (cause, template_key, to_email, person_id, application_id, language, state, variables, html, body_text)
       values ($1, $2, 'ada@people.example', $3, $4, 'en', $5, $6, $7, $7)`,
      [cause, template, person, application, state, variables, body],
    );
  };
  const site = 'https://alpaca.example';
  await insertMail('mail:me', 'queued', { link: `${site}/me/${tokens.me}` });
  await insertMail('mail:status', 'failed', { link: `${site}/status/${tokens.status}` });
  await insertMail('mail:application', 'kept', { link: `${site}/status/${tokens.application}` });
  await insertMail('mail:review', 'cancelled', { link: `${site}/review/${tokens.review}?lang=sv` });
  await insertMail('mail:alert', 'queued', {
    link: `${site}/job/llama`,
    unsubscribe_link: `${site}/unsubscribe/${tokens.unsubscribe}`,
    unsubscribe_url: `${site}/functions/v1/person?unsubscribe=${tokens.unsubscribe}`,
  });
  await insertMail('mail:sent', 'sent', { link: `${site}/me/${tokens.me}` });
  const link = `${site}/auth/v1/verify?token=${accountToken}&type=recovery`;
  await insertMail('mail:account', 'kept', { link, code: '481205' }, 'auth_recovery');
}

test('no column that staff can read keeps a secret', async () => {
  const all = JSON.stringify(await query('select * from outbox'));
  for (const secret of [...Object.values(tokens), accountToken, '481205']) {
    expect(all).not.toContain(secret);
  }
  const [{ html, variables }] = await query(
    `select html, variables from outbox where cause = 'mail:me'`,
  );
  expect(variables.link).toBe('https://alpaca.example/me/••••');
  expect(html).toBe('Open https://alpaca.example/me/••••');
});

test('unsent mail gets new links', async () => {
  const [{ id }] = await query('select id from review_links');
  const links = await query('select cause, links from outbox order by cause');
  expect(Object.fromEntries(links.map((row) => [row.cause, row.links]))).toEqual({
    'mail:account': { link: { kind: 'gone' } },
    'mail:alert': {
      unsubscribe_link: { kind: 'unsubscribe' },
      unsubscribe_url: { kind: 'unsubscribe' },
    },
    'mail:application': { link: { kind: 'application' } },
    'mail:me': { link: { kind: 'me' } },
    'mail:review': { link: { kind: 'review', review_link_id: id } },
    'mail:sent': {},
    'mail:status': { link: { kind: 'status' } },
  });
});

test('links that were already sent are valid for thirty more days', async () => {
  expect(
    await query(
      `select expires_at between now() + interval '29 days' and now() + interval '30 days' as "isLimited" from private.person_links`,
    ),
  ).toEqual([{ isLimited: true }, { isLimited: true }]);
});
