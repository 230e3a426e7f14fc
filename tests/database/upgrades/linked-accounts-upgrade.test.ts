import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { prepareUpgrade } from './prepare-upgrade.ts';

// In an earlier release a merge could leave a person linked to the account of the other record. The upgrade must
// unlink these accounts, because their owners may be other people.

const query = prepareUpgrade('20250318000100', insertOldRows);

async function insertOldRows(client: Client): Promise<void> {
  // The address of a person is `${name}@people.example`.
  const people = [
    { name: 'same-address', accountEmail: 'same-address@people.example', mergedEmail: null },
    // The owner changed the address of the account, but not of the person.
    { name: 'new-address', accountEmail: 'elsewhere@people.example', mergedEmail: null },
    // The account belongs to the merged record: it must be unlinked.
    {
      name: 'foreign-account',
      accountEmail: 'attacker@people.example',
      mergedEmail: 'attacker@people.example',
    },
    // The account belongs to the person. The merged record had another address.
    {
      name: 'own-account',
      accountEmail: 'own-account@people.example',
      mergedEmail: 'former@people.example',
    },
  ];
  for (const { name, accountEmail, mergedEmail } of people) {
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
      [name, accountEmail, mergedEmail],
    );
  }
  // The mail below references a template; its text does not matter.
  const text = { en: 'A text', sv: 'En text' };
  await client.query(
    `insert into email_templates (key, sent_when, subject, body, default_subject, default_body)
     values ('confirm_submission', $1, $1, $1, $1, $1)`,
    [text],
  );
  await client.query(
    `with pending as (
       insert into pending_submissions (person_id, form, email, language, data, token_hash)
       select id, 'contact', 'former@people.example', 'en', '{}', repeat('a', 64) from people where first_name = 'own-account'
       returning id, person_id
     )
     insert into outbox (cause, template_key, person_id, to_email, language, state)
     select 'confirm_submission:' || id, 'confirm_submission', person_id, 'own-account@people.example', 'en', 'sent'
     from pending`,
  );
}

test('an account with the address of a merged record is unlinked, and no other', async () => {
  const rows = await query(
    `select first_name as name, user_id is not null as linked, linkedin_sub from people
       where merged_into is null order by 1`,
  );
  expect(rows).toEqual([
    { name: 'foreign-account', linked: false, linkedin_sub: null },
    { name: 'new-address', linked: true, linkedin_sub: 'new-address' },
    { name: 'own-account', linked: true, linkedin_sub: 'own-account' },
    { name: 'same-address', linked: true, linkedin_sub: 'same-address' },
  ]);
});

test('a pending submission is confirmed by the address that its mail was sent to', async () => {
  const rows = await query('select mailed_to from pending_submissions');
  expect(rows).toEqual([{ mailed_to: 'own-account@people.example' }]);
});
