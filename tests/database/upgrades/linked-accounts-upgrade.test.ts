import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, migrationSets } from '../../../server/postgres/migrations/migrate.ts';
import {
  createEmptyDatabase,
  projectRoot,
  type TestDatabase,
  withClient,
} from '../../fixtures/database.ts';

// An installation where merges have carried over accounts, and where a confirmation was mailed.

let database: TestDatabase;
let folder: string;
const first = '20250318000100';

beforeAll(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const sets = migrationSets(projectRoot);
  await Promise.all(
    sets.map((set, index) =>
      cp(set.folder, join(folder, String(index)), {
        recursive: true,
        filter: (name) => !/\/\d{14}_/.test(name) || (name.split('/').at(-1) ?? '') < first,
      }),
    ),
  );
  const before = sets.map((set, index) => ({ ...set, folder: join(folder, String(index)) }));
  await withClient(database.url, async (client) => {
    await migrate(client, { sets: before });
    await fill(client);
    await migrate(client, { sets });
  });
});
afterAll(async () => {
  await database?.drop();
  await rm(folder, { recursive: true });
});

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
  await withClient(database.url, async (client) => {
    const { rows } = await client.query(
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
});

test('a waiting form is confirmed by the address that its mail was sent to', async () => {
  await withClient(database.url, async (client) => {
    const { rows } = await client.query('select mailed_to from pending_submissions');
    expect(rows).toEqual([{ mailed_to: 'taken@people.example' }]);
  });
});
