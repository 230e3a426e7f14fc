import { expect, test } from 'vitest';
import { actAs } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { listExecutable } from './list-executable.ts';

const database = prepareCastDatabase();

test('anon and authenticated can execute only the private functions that policies, views and constraints use', async () => {
  const expected = [
    'document_text',
    'fold',
    'is_staff',
    'join_words',
    'longest',
    'mailbox',
    'name_missing',
    'options_fit',
    'own_person_id',
    'staff_role',
    'words_fit',
  ];
  expect(await listExecutable(database, 'anon', 'private')).toEqual(expected);
  const hidden = [
    'applications_of_hidden_jobs',
    'are_hidden',
    'conversations_of_hidden_jobs',
    'documents_of_hidden_jobs',
    'hidden_applications',
    'hidden_jobs',
    'hidden_people',
    'people_of_hidden_jobs',
    'shared_of_hidden_jobs',
  ];
  const forPolicies = [
    // Policies of recruiters hide people who await erasure, and restricted jobs of other teams.
    'consents_of_hidden_jobs',
    'has_hidden_applications',
    // The trigger on addresses of people.
    'is_tied_to_hidden_jobs',
    'people_awaiting_erasure',
    ...hidden,
    // The money and contracts of a client are for its owner.
    'owned_clients',
    // Contacts follow changes of their clients.
    'portal_clients',
    // Scorecards of others are shown to those who have written one.
    'scored_applications',
    // Policies on own rows require a session that is complete and has not ended.
    'speaks_for_account',
  ];
  const forViewsAndSearches = [
    // Lists search with the rights of the caller.
    'latest_people_found',
    'plan_searches',
    'search_patterns',
    // The list of accounts calls it for each account, and only administrators get a result.
    'staff_account',
    // Plans end on days in Stockholm.
    'stockholm_today',
    // A copy of a job gets a free slug.
    'is_slug_taken',
    // Reports run with the rights of the caller; these write their statements.
    'any_of',
    'report_condition',
    'ranked_steps',
    'report_rows',
    'report_step_progress',
    'start_of_day',
  ];
  // Check constraints of tables that staff write.
  const checks = [
    'is_file_name',
    'is_message_text',
    'is_own_picture',
    'is_picture_url',
    'is_safe_url',
    'scores_fit',
  ];
  expect(await listExecutable(database, 'authenticated', 'private')).toEqual(
    [...expected, ...forPolicies, ...forViewsAndSearches, ...checks].sort(),
  );
  const ofTokens = [
    ...hidden,
    'hidden_interviews',
    'owned_clients',
    'people_awaiting_erasure',
    'projects_of_hidden_jobs',
    'require_scope',
  ];
  const others = ['own_person_id', 'scores_fit'];
  expect(await listExecutable(database, 'api_token', 'private')).toEqual(
    [...expected, ...checks, ...ofTokens].filter((name) => !others.includes(name)).sort(),
  );
  // Constraints of jobs call them.
  expect(await listExecutable(database, 'api_token', 'public')).toEqual([
    'document_missing',
    'localized_missing',
  ]);
});

test('a search by a visitor with an account reads no names', async () => {
  const { client } = database;
  await client.query('begin');
  await client.query(
    `create or replace function private.people_named(query text) returns setof uuid language plpgsql stable as $$
     begin raise exception 'the names were read'; end $$`,
  );
  const search = actAs(client, 'account', () =>
    client.query(`select from public.find_people('rosenqvist')`),
  );
  await expect(search).rejects.toMatchObject({ code: '42501' });
  await client.query('rollback');
});
