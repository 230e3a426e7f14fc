import { expect, it } from 'vitest';
import { ids, prepareRetention } from './prepare-retention.ts';

const { server, rows, runRetention, readQuarantined } = prepareRetention();

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
