import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { batchSize } from '../../server/features/bulk/run-batch.ts';
import { tellOfInterview } from '../../server/features/interviews/tell.ts';
import { continueBulkActions, idleSeconds } from '../../server/worker/continue-bulk-actions.ts';
import { runBulkAction } from '../../server/worker/run-bulk-action.ts';
import { cast } from '../fixtures/cast.ts';
import { withClient } from '../fixtures/database.ts';
import { insertApplicants } from '../fixtures/many-applicants.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { jobContext } from '../fixtures/worker.ts';

// Actions on many rows, as the worker does them: in batches, with a result per row and one undo for all.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

const some = (applicants: { id: string }[]) => ({
  mode: 'some',
  ids: applicants.map(({ id }) => id),
});

async function start(body: object, as: 'rasmus' | 'astrid' = 'rasmus'): Promise<string> {
  const { data, error, fields } = await server.invoke('start-bulk-action', body, { as });
  expect({ error, fields }).toEqual({});
  return data.id as string;
}

const run = async (id: string) =>
  runBulkAction(await jobContext(server), { id }, async () => undefined);

const undo = (id: string, as: 'rasmus' | 'astrid' = 'rasmus') =>
  server.invoke('undo-bulk-action', { action_id: id }, { as });

const read = async (id: string) =>
  (
    await rows(
      `select state::text, is_stopped, total, done, undone, skipped, notes, kept from bulk_actions where id = $1`,
      [id],
    )
  )[0];

const stagesOf = async (applicants: { id: string }[]) =>
  (
    await rows('select distinct stage::text from applications where id = any ($1)', [
      applicants.map(({ id }) => id),
    ])
  ).map(({ stage }) => stage);

const mailsOf = (applicants: { id: string }[]) =>
  rows(
    `select state::text, send_after > now() + interval '4 minutes' as waits, send_after < now() + interval '6 minutes' as leaves
     from outbox where application_id = any ($1) order by id`,
    [applicants.map(({ id }) => id)],
  );

const moving = { kind: 'move', to: 'screening', from: ['new'] };
const mail = { template: 'application_stage_screening' };

describe('a move of many applications', () => {
  it('moves them in batches and holds their mail until undo has ended', async () => {
    const applicants = await insertApplicants(rows, { count: batchSize * 2 + 3, prefix: 'batch' });
    const id = await start({
      target: 'applications',
      selection: some(applicants),
      work: { ...moving, mail },
    });
    expect(await read(id)).toMatchObject({ state: 'running', total: applicants.length, done: 0 });
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'done', done: applicants.length, skipped: {} });
    expect(await stagesOf(applicants)).toEqual(['screening']);
    const mails = await mailsOf(applicants);
    expect(mails).toHaveLength(applicants.length);
    for (const one of mails) expect(one).toEqual({ state: 'queued', waits: true, leaves: true });
    // Run again, nothing happens twice.
    await run(id);
    expect(await mailsOf(applicants)).toHaveLength(applicants.length);
  });

  it('is undone as a whole, with its mail and with the mail that it had cancelled', async () => {
    const applicants = await insertApplicants(rows, { count: 30, prefix: 'undone' });
    const [first] = applicants;
    const [{ id: waiting }] = await rows(
      `insert into outbox (cause, template_key, to_email, language, application_id, stage, send_after, state)
       values ($1, 'application_message', 'undone1@people.example', 'en', $2, 'new', now() + interval '1 day', 'queued') returning id`,
      [randomUUID(), first?.id],
    );
    const before = await rows(
      'select id, position, stage_changed_at::text, owed_answer_since::text from applications where id = any ($1) order by id',
      [applicants.map(({ id }) => id)],
    );
    const id = await start({
      target: 'applications',
      selection: some(applicants),
      work: { ...moving, mail },
    });
    await run(id);
    expect((await rows('select state::text from outbox where id = $1', [waiting]))[0].state).toBe(
      'cancelled',
    );
    expect((await undo(id)).status).toBe(200);
    // At once, before the rows are restored.
    const sent = await rows(
      `select from outbox where application_id = any ($1) and state <> 'cancelled' and id <> $2`,
      [applicants.map(({ id }) => id), waiting],
    );
    expect(sent).toHaveLength(0);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 30, kept: {} });
    expect((await rows('select state::text from outbox where id = $1', [waiting]))[0].state).toBe(
      'queued',
    );
    const after = await rows(
      'select id, position, stage_changed_at::text, owed_answer_since::text from applications where id = any ($1) order by id',
      [applicants.map(({ id }) => id)],
    );
    expect(after).toEqual(before);
  });

  it('leaves people in other stages, and those who withdrew, where they are', async () => {
    const applicants = await insertApplicants(rows, { count: 6, prefix: 'mixed' });
    const ids = applicants.map(({ id }) => id);
    await rows(`update applications set stage = 'offer' where id = $1`, [ids[0]]);
    await rows(`update applications set withdrawn_at = now() where id = $1`, [ids[1]]);
    await rows(`update applications set stage = 'screening' where id = $1`, [ids[2]]);
    await rows(`update people set email = null where id = $1`, [applicants[3]?.person_id]);
    const work = { ...moving, mail };
    const body = { target: 'applications', selection: some(applicants), work };
    const { data } = await server.invoke('preview-bulk-action', body, { as: 'rasmus' });
    expect(data).toMatchObject({
      count: 6,
      stages: {
        new: { count: 3, no_address: 1 },
        offer: { count: 1 },
        screening: { count: 1 },
        withdrawn: { count: 1 },
      },
    });
    const id = await start({ ...body, version: data.version });
    await run(id);
    expect(await read(id)).toMatchObject({
      done: 3,
      skipped: { other_stage: 1, same_stage: 1, conflict: 1 },
      notes: { not_mailed: 1 },
    });
  });

  it('keeps what somebody changed after it, and says so', async () => {
    const applicants = await insertApplicants(rows, { count: 3, prefix: 'later' });
    const id = await start({
      target: 'applications',
      selection: some(applicants),
      work: moving,
    });
    await run(id);
    await rows(`update applications set stage = 'offer' where id = $1`, [applicants[0]?.id]);
    await undo(id);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 2, kept: { conflict: 1 } });
  });

  it('rejects with one reason and note, and cannot be undone after its time', async () => {
    const applicants = await insertApplicants(rows, { count: 2, prefix: 'reject' });
    const work = {
      ...moving,
      to: 'rejected',
      reject_reason: 'skills',
      merit_note: 'Others know more of it.',
      mail: { template: 'application_rejected' },
    };
    const id = await start({ target: 'applications', selection: some(applicants), work });
    await run(id);
    expect(
      await rows(
        'select distinct stage::text, reject_reason, decided_by from applications where id = any ($1)',
        [applicants.map(({ id }) => id)],
      ),
    ).toEqual([{ stage: 'rejected', reject_reason: 'skills', decided_by: cast.rasmus.id }]);
    await rows(`update bulk_actions set undo_until = now() - interval '1 second' where id = $1`, [
      id,
    ]);
    expect((await undo(id)).error).toBe('conflict');
    await continueBulkActions(await jobContext(server), undefined, async () => undefined);
    expect(
      await rows('select from bulk_action_rows where action_id = $1 and before is not null', [id]),
    ).toHaveLength(0);
    expect(await rows('select options from bulk_actions where id = $1', [id])).toEqual([
      { options: { to: 'rejected', from: ['new'] } },
    ]);
  });

  it('tells nobody of a cancelled interview while undo may restore it', async () => {
    const applicants = await insertApplicants(rows, { count: 1, prefix: 'interview' });
    const { mailer, database } = await jobContext(server);
    const [{ id: interview }] = await rows(
      `insert into interviews (application_id, job_id, kind, minutes, language, time_zone, choice, state, starts_at, ends_at)
       select id, job_id, 'phone', 30, 'en', 'Europe/Stockholm', 'fixed', 'booked', '2099-06-01T10:00Z', '2099-06-01T10:30Z'
       from applications where id = $1 returning id`,
      [applicants[0]?.id],
    );
    const tell = () => database.transaction((query) => tellOfInterview(query, mailer, interview));
    const templates = async () =>
      (
        await rows(
          'select template_key from outbox where application_id = $1 order by created_at',
          [applicants[0]?.id],
        )
      ).map(({ template_key: key }) => key);
    await tell();
    const invited = await templates();
    expect(invited).toHaveLength(1);
    const work = { ...moving, to: 'rejected', reject_reason: 'skills', merit_note: 'No.' };
    const reject = () => start({ target: 'applications', selection: some(applicants), work });
    const first = await reject();
    await run(first);
    await tell();
    await undo(first);
    await run(first);
    await tell();
    expect(await rows('select state::text from interviews where id = $1', [interview])).toEqual([
      { state: 'booked' },
    ]);
    expect(await templates()).toEqual(invited);
    const second = await reject();
    await run(second);
    await rows(`update bulk_actions set undo_until = now() - interval '1 second' where id = $1`, [
      second,
    ]);
    await tell();
    expect(await templates()).toHaveLength(invited.length + 1);
  });
});

it('stops after the current batch when it is cancelled, and can still be undone', async () => {
  const applicants = await insertApplicants(rows, { count: batchSize * 3, prefix: 'cancel' });
  const id = await start({ target: 'applications', selection: some(applicants), work: moving });
  const context = await jobContext(server);
  // The task stops when the worker does, so that the action is cancelled between two batches.
  const stopping = new AbortController();
  const transaction: typeof context.database.transaction = async (work) => {
    const result = await context.database.transaction(work);
    stopping.abort();
    return result;
  };
  const added: string[] = [];
  await runBulkAction(
    { ...context, database: { ...context.database, transaction }, stopping: stopping.signal },
    { id },
    async (task, _, key) => void added.push(`${task} ${key}`),
  );
  expect(added).toEqual([`run-bulk-action bulk-action:${id}`]);
  expect(await read(id)).toMatchObject({ state: 'running', done: batchSize });
  expect(
    (await server.invoke('cancel-bulk-action', { action_id: id }, { as: 'rasmus' })).status,
  ).toBe(200);
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'done', is_stopped: true, done: batchSize });
  await undo(id);
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'undone', undone: batchSize });
  expect(await stagesOf(applicants)).toEqual(['new']);
});

it('does nothing more for a colleague who has been disabled', async () => {
  const applicants = await insertApplicants(rows, { count: 4, prefix: 'disabled' });
  const id = await start({ target: 'applications', selection: some(applicants), work: moving });
  await rows(`update staff_profiles set state = 'disabled' where user_id = $1`, [cast.rasmus.id]);
  await run(id);
  await rows(`update staff_profiles set state = 'active' where user_id = $1`, [cast.rasmus.id]);
  expect(await read(id)).toMatchObject({ state: 'done', done: 0, skipped: { not_allowed: 4 } });
  expect(await stagesOf(applicants)).toEqual(['new']);
});

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
  const again = await start({ ...body, work: { kind: 'erase', confirm: 3 } }, 'astrid');
  await run(again);
  expect(await read(again)).toMatchObject({
    done: 0,
    skipped: { legal_hold: 1, awaiting_erasure: 2 },
  });
  await undo(id, 'astrid');
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'undone', undone: 2, kept: {} });
  expect(await waiting()).toBe(0);
});

it('is continued if its worker has died', async () => {
  const applicants = await insertApplicants(rows, { count: 1, prefix: 'idle' });
  const id = await start({ target: 'applications', selection: some(applicants), work: moving });
  const find = async () => {
    const added: string[] = [];
    await continueBulkActions(await jobContext(server), undefined, async (_, __, key) => {
      added.push(key);
    });
    return added;
  };
  expect(await find()).not.toContain(`bulk-action:${id}`);
  await withClient(server.databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(
      'update public.bulk_actions set updated_at = now() - make_interval(secs => $2) where id = $1',
      [id, idleSeconds + 1],
    );
  });
  expect(await find()).toContain(`bulk-action:${id}`);
  await run(id);
});
