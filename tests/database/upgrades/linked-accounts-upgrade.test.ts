import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { prepareUpgrade } from './prepare-upgrade.ts';

// An installation where merges have kept the linked accounts, and where a confirmation was mailed.

const read = prepareUpgrade('20250318000100', fill);

async function fill(client: Client): Promise<void> {
  const people: [string, string, string | null][] = [
    ['own', 'own@people.example', null],
    // The account has changed its address, and the person has not.
    ['moved', 'moved.away@people.example', null],
    ['foreign', 'attacker@people.example', 'attacker@people.example'],
    ['taken', 'taken@people.example', 'former@people.example'],
  ];
  for (const [name, account, merged] of people) {
    await client.query(
      `with account as (
         insert into auth.users (email, email_confirmed_at) values (upper($2), now()) returning id
       ), identity as (
         insert into auth.identities (user_id, provider, provider_id, identity_data)
         select id, 'linkedin_oidc', $1, '{}' from account
       ), person as (
         insert into people (first_name, email, user_id, linkedin_sub)
         select $1, $1 || '@people.example', id, $1 from account returning id
       )
       insert into people (first_name, email, merged_into)
       select 'merged', $3::text, id from person where $3 is not null`,
      [name, account, merged],
    );
  }
  const text = { en: 'A text', sv: 'En text' };
  await client.query(
    `insert into email_templates (key, sent_when, subject, body, default_subject, default_body)
     values ('confirm_submission', $1, $1, $1, $1, $1)`,
    [text],
  );
  await client.query(
    `with pending as (
       insert into pending_submissions (person_id, form, email, language, data, token_hash)
       select id, 'contact', 'former@people.example', 'en', '{}', repeat('a', 64) from people where first_name = 'taken'
       returning id, person_id
     )
     insert into outbox (cause, template_key, person_id, to_email, language, state)
     select 'confirm_submission:' || id, 'confirm_submission', person_id, 'taken@people.example', 'en', 'sent'
     from pending`,
  );
}

test('an account with the address of a merged record is unlinked, and no other', async () => {
  const rows = await read(
    `select first_name as name, user_id is not null as linked, linkedin_sub from people
       where merged_into is null order by 1`,
  );
  expect(rows).toEqual([
    { name: 'foreign', linked: false, linkedin_sub: null },
    { name: 'moved', linked: true, linkedin_sub: 'moved' },
    { name: 'own', linked: true, linkedin_sub: 'own' },
    { name: 'taken', linked: true, linkedin_sub: 'taken' },
  ]);
});

test('a pending submission is confirmed by the address that its mail was sent to', async () => {
  const rows = await read('select mailed_to from pending_submissions');
  expect(rows).toEqual([{ mailed_to: 'taken@people.example' }]);
});
