import { expect, it } from 'vitest';
import { insertApplicants } from '../../fixtures/applicants/many-applicants.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepareBulkActions, some } from './prepare-bulk-actions.ts';

// Actions on many rows, as the worker does them: stopped, continued, and undone as a whole.

const { server, rows, start, run, undo, read } = prepareBulkActions();

it('tags, assigns, mails and adds people to a job, each undone as a whole', async () => {
  const applicants = await insertApplicants(rows, { count: 3, prefix: 'others' });
  const people = applicants.map(({ person_id }) => ({ id: person_id }));
  const [{ id: tag }] = await rows(`insert into tags (name) values ('bulk') returning id`);
  await rows('insert into person_tags (person_id, tag_id) values ($1, $2)', [people[0]?.id, tag]);
  await rows('update people set email = null where id = $1', [people[1]?.id]);
  const [{ id: job }] = await rows(
    `select id from jobs where state = 'open' and slug <> 'hygglo-fullstack-developer' limit 1`,
  );
  const count = async (text: string) =>
    Number((await rows(text, [people.map(({ id }) => id)]))[0].count);
  const cases = [
    {
      target: 'people',
      work: { kind: 'tag', tag_id: tag },
      skipped: { already_tagged: 1 },
      count: 'select count(*) from person_tags where person_id = any ($1)',
      counts: [1, 3, 1],
    },
    {
      target: 'applications',
      work: { kind: 'set', column: 'owner_id', value: cast.astrid.id },
      skipped: {},
      count: `select count(*) from applications where person_id = any ($1) and owner_id = '${cast.astrid.id}'`,
      counts: [0, 3, 0],
    },
    {
      target: 'people',
      work: { kind: 'mail', mail: { template: 'person_message', message: 'Hello again.' } },
      skipped: { no_address: 1 },
      count: `select count(*) from outbox where person_id = any ($1) and template_key = 'person_message' and state = 'queued'`,
      counts: [0, 2, 0],
    },
    {
      target: 'applications',
      work: { kind: 'add_to_job', job_id: job },
      skipped: {},
      count: 'select count(*) from applications where person_id = any ($1)',
      counts: [3, 6, 3],
    },
    {
      target: 'people',
      work: { kind: 'untag', tag_id: tag },
      skipped: { not_tagged: 2 },
      count: 'select count(*) from person_tags where person_id = any ($1)',
      counts: [1, 0, 1],
    },
  ];
  for (const { target, work, skipped, count: text, counts } of cases) {
    const body = { target, selection: some(target === 'people' ? people : applicants), work };
    const { data } = await server.invoke('preview-bulk-action', body, { as: 'rasmus' });
    expect(data).toMatchObject({ count: 3, skipped });
    expect(await count(text)).toBe(counts[0]);
    const id = await start({ ...body, version: data.version });
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'done', skipped });
    expect(await count(text)).toBe(counts[1]);
    // A long run: the first rows are older than what can be undone one by one.
    await rows(
      `update applications set created_at = created_at - interval '1 hour' where source in ('proposed', 'candidate_bank')`,
    );
    await undo(id);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'undone', kept: {} });
    expect(await count(text)).toBe(counts[2]);
  }
});

it('leaves applications for a restricted job with colleagues who see it', async () => {
  const [inTeam, other] = await insertApplicants(rows, { count: 2, prefix: 'team' });
  const [{ id: restrictedJob }] = await rows(
    `insert into jobs (slug, client_id, field, title, state)
     select 'team-only', client_id, 'tech', '{"en": "Team only"}', 'open' from jobs limit 1 returning id`,
  );
  await rows('update job_staff set owner_id = $2, is_restricted = true where job_id = $1', [
    restrictedJob,
    cast.astrid.id,
  ]);
  await rows('update applications set job_id = $2 where id = $1', [inTeam?.id, restrictedJob]);
  const ids = [inTeam?.id, other?.id];
  const id = await start(
    {
      target: 'applications',
      selection: { mode: 'some', ids },
      work: { kind: 'set', column: 'owner_id', value: cast.rasmus.id },
    },
    'astrid',
  );
  await run(id);
  expect(await read(id)).toMatchObject({ done: 1, skipped: { colleague_not_on_team: 1 } });
});

it('puts people into quarantine until they are erased, except those under a legal hold', async () => {
  const applicants = await insertApplicants(rows, { count: 3, prefix: 'erase' });
  const people = applicants.map(({ person_id }) => ({ id: person_id }));
  await rows(`insert into legal_holds (person_id, reason) values ($1, 'A dispute')`, [
    people[0]?.id,
  ]);
  await rows('update people set legal_hold = true where id = $1', [people[0]?.id]);
  const body = { target: 'people', selection: some(people) };
  const typo = { ...body, work: { kind: 'erase', confirm: 2 } };
  expect((await server.invoke('start-bulk-action', typo, { as: 'astrid' })).fields).toEqual({
    'work.confirm': 'invalid',
  });
  const id = await start({ ...body, work: { kind: 'erase', confirm: 3 } }, 'astrid');
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'done', done: 2, skipped: { legal_hold: 1 } });
  const waiting = async () =>
    (
      await rows('select from people where id = any ($1) and erase_after > now() + $2::interval', [
        people.map(({ id }) => id),
        '20 days',
      ])
    ).length;
  expect(await waiting()).toBe(2);
  const secondResponse = await start({ ...body, work: { kind: 'erase', confirm: 3 } }, 'astrid');
  await run(secondResponse);
  expect(await read(secondResponse)).toMatchObject({
    done: 0,
    skipped: { legal_hold: 1, awaiting_erasure: 2 },
  });
  await undo(id, 'astrid');
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'undone', undone: 2, kept: {} });
  expect(await waiting()).toBe(0);
});
