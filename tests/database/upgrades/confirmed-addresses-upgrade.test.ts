import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { prepareUpgrade } from './prepare-upgrade.ts';

// The upgrade finds the addresses that were confirmed before confirmations were recorded.

const query = prepareUpgrade('20250518000100', insertOldRows);

const names = ['typed', 'opened', 'revoked', 'form', 'account', 'staff', 'changed'];

async function insertOldRows(client: Client): Promise<void> {
  for (const name of names) {
    await client.query(
      `insert into people (first_name, email, updated_at) values ($1, $1 || '@people.example', '2025-01-01')`,
      [name],
    );
  }
  const idOf = (name: string) => `(select id from people where first_name = '${name}')`;
  await client.query(
    `insert into private.person_links (person_id, purpose, token_hash, expires_at, last_used_at, revoked_at) values
     (${idOf('opened')}, 'person', repeat('a', 64), now(), now(), null),
     (${idOf('revoked')}, 'person', repeat('b', 64), now(), now(), now()),
     (${idOf('typed')}, 'person', repeat('c', 64), now(), null, null)`,
  );
  await client.query(
    `insert into pending_submissions (person_id, form, email, mailed_to, language, data, token_hash, confirmed_at)
     values (${idOf('form')}, 'contact', 'form@people.example', 'form@people.example', 'en', '{}', repeat('d', 64), now())`,
  );
  await client.query(
    `with account as (
       insert into auth.users (email, email_confirmed_at) values ('account@people.example', now()) returning id
     )
     update people set user_id = account.id from account where first_name = 'account'`,
  );
  await client.query(
    `with colleague as (
       insert into auth.users (email, email_confirmed_at) values ('colleague@alpaca.example', now()) returning id
     ), profile as (
       insert into staff_profiles (user_id, email, name, role)
       select id, 'colleague@alpaca.example', 'Colleague', 'recruiter' from colleague returning user_id
     )
     insert into audit_log (actor_id, actor_role, action, table_name, row_id, changed_columns)
     select profile.user_id, 'recruiter', entry.action, 'people', person.id::text, entry.columns
     from profile, people as person,
       (values ('staff', 'insert', '{}'::text[]), ('changed', 'insert', '{}'), ('changed', 'update', '{email}'))
         as entry (name, action, columns)
     where person.first_name = entry.name`,
  );
}

test('addresses that were used or entered by staff count as confirmed, and nothing else changes', async () => {
  const confirmed = await query(
    'select first_name from people where email_confirmed_at is not null order by 1',
  );
  expect(confirmed.map(({ first_name }) => first_name)).toEqual([
    'account',
    'form',
    'opened',
    'staff',
  ]);
  expect(
    await query(`select from people where first_name = 'opened' and updated_at = '2025-01-01'`),
  ).toHaveLength(1);
});
