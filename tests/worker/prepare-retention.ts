import { beforeAll, expect } from 'vitest';
import { seedLarge } from '../../database/seed/large/seed-large.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import type { JobContext } from '../../server/worker/context.ts';
import { retention } from '../../server/worker/people/retention.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { jobContext } from '../fixtures/worker.ts';

/**
 * People in the situations that decide about retention; the first name of each is its key. All but `fresh` were last
 * active 25 months ago. `due` and `left` are due for erasure, `held` is under a legal hold, the others have a purpose.
 */
export const ids = {
  due: '00000000-0000-4000-a000-000000000001',
  held: '00000000-0000-4000-a000-000000000002',
  fresh: '00000000-0000-4000-a000-000000000003',
  candidate: '00000000-0000-4000-a000-000000000004',
  left: '00000000-0000-4000-a000-000000000005',
  both: '00000000-0000-4000-a000-000000000006',
  lead: '00000000-0000-4000-a000-000000000007',
};

/** People whose data has been kept for a given time, and the task that erases it. */
export function prepareRetention() {
  const { server, rows } = prepareFunctionsServer();
  let context: JobContext;

  /** Runs the task; returns its counts. */
  async function runRetention(payload: object = {}) {
    await retention(context, payload, async () => undefined);
    const [last] = await rows(
      'select is_dry_run, counts, finished_at from retention_runs order by id desc limit 1',
    );
    expect(last?.finished_at).not.toBeNull();
    return last?.counts;
  }

  beforeAll(async () => {
    context = await jobContext(server);
    await withClient(server.databaseUrl, (client) =>
      seedLarge(client, { people: 300, applications: 600 }),
    );
    await server.database.query('update people set last_activity_at = now()');
    await server.database.query(
      `update candidates set consent_expires_at = now() + interval '1 year'`,
    );
    for (const [name, id] of Object.entries(ids)) {
      await server.database.query(
        `insert into people (id, first_name, last_name, email, last_activity_at, legal_hold)
         values ($1, $2, 'Efternamnsson', $2 || '@people.example', now() - $3::interval, $2 = 'held')`,
        [id, name, name === 'fresh' ? '1 month' : '25 months'],
      );
    }
    await server.database.query(
      `insert into candidates (person_id, consent_expires_at, state, updated_at) values
       ($1, now() + interval '1 month', 'active', now()), ($2, now() + interval '6 months', 'left', now()),
       ($3, now() - interval '40 days', 'active', now())`,
      [ids.candidate, ids.left, ids.both],
    );
    await server.database.query(
      'insert into waiting_list (person_id, message) values ($1, $2), ($3, $2)',
      [ids.lead, 'Hemligt meddelande', ids.both],
    );
    await server.files.save(
      { bucket: 'cvs', path: 'due.pdf' },
      new Uint8Array([1]),
      'application/pdf',
    );
    await server.database.query(
      `insert into documents (person_id, path, file_name, mime_type, size_bytes, sha256, extraction, extracted_text)
       values ($1, 'due.pdf', 'hemligt.pdf', 'application/pdf', 1, repeat('a', 64), 'done', 'Hemligt')`,
      [ids.due],
    );
    await server.database.query('delete from audit_log');
  });

  const readQuarantined = async () =>
    (
      await rows('select first_name from people where erase_after is not null order by first_name')
    ).map(({ first_name }) => first_name);

  return { server, rows, runRetention, readQuarantined };
}
