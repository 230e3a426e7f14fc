import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../../../server/postgres/unavailable.ts';
import { withClient } from '../../../../server/postgres/with-client.ts';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { applicationForm } from '../../../fixtures/applications.ts';
import { confirmLatest } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { until } from '../../../fixtures/until.ts';

// An application arrives while staff merge or erase the same person.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

const apply = (email: string, job: string) =>
  server.invoke('apply', applicationForm({ email, job, phone: undefined }));

async function createApplicant(email: string): Promise<string> {
  expect((await apply(email, 'ilog-digital-designer')).status).toBe(200);
  const [person] = await rows('select id from people where email = $1', [email]);
  return person?.id;
}

/** Sends an application while the person is locked, and releases the lock once it waits. */
async function applyDuring(email: string, work: (query: Query) => Promise<unknown>) {
  return withClient(server.databaseUrl, async (client) => {
    await client.query('begin');
    await work((text, values) => client.query<AnyRow>(text, values));
    const sent = apply(email, 'gofido-fullstack-developer');
    await until(async () => {
      const waiting = await rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
    await client.query('commit');
    return sent;
  });
}

type Query = (text: string, values: unknown[]) => Promise<unknown>;

const latestApplicant = () =>
  rows(
    `select person.id, person.anonymised_at, person.merged_into from applications as application
     join people as person on person.id = application.person_id
     join jobs as job on job.id = application.job_id
     where job.slug = 'gofido-fullstack-developer' order by application.created_at desc limit 1`,
  );

it('an application during a merge belongs to the remaining record', async () => {
  const merged = await createApplicant('merged@people.example');
  const keptPerson = await createApplicant('kept@people.example');
  const response = await applyDuring('merged@people.example', (query) =>
    query('update people set merged_into = $2 where id = $1', [merged, keptPerson]),
  );
  expect(response.status).toBe(200);
  expect(await rows('select person_id from pending_submissions')).toEqual([
    { person_id: keptPerson },
  ]);
  // Only the address on file confirms, because that of the merged record may belong to someone else.
  await confirmLatest(server, 'kept@people.example');
  expect(await latestApplicant()).toEqual([
    { id: keptPerson, anonymised_at: null, merged_into: null },
  ]);
});

it('an application during an erasure creates a new person', async () => {
  const erased = await createApplicant('erased@people.example');
  const response = await applyDuring('erased@people.example', (query) =>
    query('select private.anonymise_person($1, $2)', [erased, 'staff']),
  );
  expect(response.status).toBe(200);
  const [applicant] = await latestApplicant();
  expect(applicant).toMatchObject({ anonymised_at: null, merged_into: null });
  expect(applicant?.id).not.toBe(erased);
  expect(await rows('select email from people where id = $1', [erased])).toEqual([{ email: null }]);
});

it('an application whose response was lost keeps its CV', async () => {
  const { transaction } = server.database;
  const form = () => applicationForm({ email: 'cut-off@people.example', phone: undefined });
  const send = () =>
    server.invoke('apply', form(), { headers: { 'idempotency-key': 'cut-off-once' } });
  server.database.transaction = async (work) => {
    await transaction(work);
    throw new DatabaseUnavailable('lost', undefined);
  };
  const withoutResponse = await send();
  expect(withoutResponse).toMatchObject({ status: 503, data: { code: 'UNAVAILABLE' } });
  server.database.transaction = transaction;

  expect((await send()).status).toBe(200);
  const [document] = await rows(
    `select document.path from documents as document join people on people.id = person_id
     where email = 'cut-off@people.example'`,
  );
  expect(await server.files.list('cvs')).toContain(document?.path);
});
