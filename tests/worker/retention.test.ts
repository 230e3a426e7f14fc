import { beforeAll, expect, it } from 'vitest';
import { seedLarge } from '../../database/seed/large/seed-large.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import type { JobContext } from '../../server/worker/context.ts';
import { retention } from '../../server/worker/people/retention.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { jobContext } from '../fixtures/worker.ts';

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

/**
 * People in the situations that decide about retention; the first name of each is its key. All but `fresh` were last
 * active 25 months ago. `due` and `left` are due for erasure, `held` is under a legal hold, the others have a purpose.
 */
const ids = {
  due: '00000000-0000-4000-a000-000000000001',
  held: '00000000-0000-4000-a000-000000000002',
  fresh: '00000000-0000-4000-a000-000000000003',
  candidate: '00000000-0000-4000-a000-000000000004',
  left: '00000000-0000-4000-a000-000000000005',
  both: '00000000-0000-4000-a000-000000000006',
  lead: '00000000-0000-4000-a000-000000000007',
};

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

it('the preview lists the effects and changes nothing', async () => {
  expect(await runRetention({ dry_run: true })).toEqual({
    released: 0,
    quarantined: 2,
    erased: 0,
    held: 1,
  });
  expect(await readQuarantined()).toEqual([]);
});

it('administrators can list the people concerned', async () => {
  const { data } = await server.invoke('preview-retention', {}, { as: 'astrid' });
  expect(data.counts).toEqual({ quarantined: 2, held: 1 });
  expect(data.people).toHaveLength(3);
  expect(data.people).toContainEqual(
    expect.objectContaining({ person_id: ids.held, step: 'held' }),
  );
});

it('hides people for thirty days, and skips people under a legal hold', async () => {
  expect(await runRetention()).toMatchObject({ quarantined: 2, erased: 0, profiles: 1 });
  expect(await readQuarantined()).toEqual(['due', 'left']);
  const [{ days }] = (await rows(
    `select round(extract(epoch from erase_after - now()) / 86400)::integer as days from people where id = $1`,
    [ids.due],
  )) as [{ days: number }];
  expect(days).toBe(30);
});

it('ends a profile when its consent expires, even if the person is kept for another purpose', async () => {
  expect(await rows('select from candidates where person_id = $1', [ids.both])).toEqual([]);
  expect(await rows('select first_name from people where id = $1', [ids.both])).toEqual([
    { first_name: 'both' },
  ]);
});

it('a second run changes nothing', async () => {
  expect(await runRetention()).toMatchObject({
    released: 0,
    quarantined: 0,
    erased: 0,
    profiles: 0,
  });
});

it('shows people again who became active during the quarantine', async () => {
  await server.database.query('update people set last_activity_at = now() where id = $1', [
    ids.left,
  ]);
  await server.database.query(`update candidates set state = 'active' where person_id = $1`, [
    ids.left,
  ]);
  expect(await runRetention()).toMatchObject({ released: 1 });
  expect(await readQuarantined()).toEqual(['due']);
});

it('erases after the quarantine, files included', async () => {
  await server.database.query(
    `update people set erase_after = now() - interval '1 minute' where id = $1`,
    [ids.due],
  );
  expect(await runRetention({ dry_run: true })).toMatchObject({ erased: 1 });
  expect(await runRetention()).toMatchObject({ erased: 1 });
  expect(
    await rows(
      'select full_name, email, anonymised_at is not null as erased from people where id = $1',
      [ids.due],
    ),
  ).toEqual([{ full_name: '', email: null, erased: true }]);
  expect(await server.files.list('cvs')).toEqual([]);
  expect(await rows('select from documents where person_id = $1', [ids.due])).toEqual([]);
});

it('the audit entry contains no personal data', async () => {
  const entries = await rows(`select to_jsonb(audit_log)::text as entry from audit_log`);
  expect(entries.length).toBeGreaterThan(0);
  const text = entries.map(({ entry }) => entry).join('\n');
  expect(text).toContain('anonymise');
  expect(text).not.toMatch(/Efternamnsson|people\.example|[Hh]emligt/);
});

it('deletes copies of mail, visits and old audit entries after their retention periods', async () => {
  await server.database.query(
    `insert into analytics_events (name, occurred_at) values ('old', now() - interval '4 months'), ('new', now())`,
  );
  await server.database.query(
    `insert into audit_log (actor_role, action, table_name, row_id, occurred_at) values ('x', 'old', 'x', 'x', now() - interval '61 months')`,
  );
  await server.database.query(
    `insert into outbox (cause, template_key, to_email, language, state, created_at) values
     ('old:1', 'person_link', 'a@people.example', 'en', 'sent', now() - interval '7 months'),
     ('old:2', 'person_link', 'a@people.example', 'en', 'queued', now() - interval '7 months')`,
  );
  expect(await runRetention()).toMatchObject({ mails: 1, analytics_events: 1, audit_entries: 1 });
  expect(await rows('select cause from outbox')).toEqual([{ cause: 'old:2' }]);
});
