import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { runBulkAction } from '../../../../server/worker/run-bulk-action.ts';
import { insertApplicants } from '../../../fixtures/applicants/many-applicants.ts';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { jobContext } from '../../../fixtures/worker.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

let applicants: { id: string; person_id: string }[] = [];
let jobId = '';

beforeAll(async () => {
  // More rows than one response of the data API holds.
  applicants = await insertApplicants(rows, { count: 1203 });
  const [job] = await rows('select job_id from applications where id = $1', [applicants[0]?.id]);
  jobId = job.job_id;
});

const tagWork = async () => {
  const [{ id }] = await rows('insert into tags (name) values ($1) returning id', [
    randomUUID().slice(0, 30),
  ]);
  return { kind: 'tag', tag_id: id };
};
const listPath = () => `/rest/v1/applications?select=id&job_id=eq.${jobId}&withdrawn_at=is.null`;
const selectAll = (except: string[] = []) => ({ mode: 'all', path: listPath(), id: 'id', except });
const selectFirst = (count: number) => ({
  mode: 'some',
  ids: applicants.slice(0, count).map(({ id }) => id),
});

type Who = 'astrid' | 'rasmus' | 'edith' | 'pelle' | 'viola';
const call = (name: string, body: object, as: Who = 'rasmus', key: string = randomUUID()) =>
  server.invoke(name, body, { as, headers: { 'idempotency-key': key } });
const start = (body: object, as?: Who, key?: string) => call('start-bulk-action', body, as, key);
const run = async (id: unknown) =>
  runBulkAction(await jobContext(server), { id }, async () => undefined);

describe('all rows that match', () => {
  it('are found with the filters of the list, over several reads, but for the excepted ones', async () => {
    const body = {
      target: 'applications',
      selection: selectAll([applicants[0]?.id ?? '']),
      work: await tagWork(),
    };
    const { data: preview } = await call('preview-bulk-action', body);
    expect(preview).toMatchObject({ count: 1202, skipped: {} });
    const { data } = await start({ ...body, version: preview.version });
    expect(data.total).toBe(1202);
    const stored = await rows(
      'select count(*)::integer as count, min(position) as first, max(position) as last from bulk_action_rows where action_id = $1',
      [data.id],
    );
    expect(stored).toEqual([{ count: 1202, first: 1, last: 1202 }]);
  });

  it('are not acted on if they are not those of the preview any more', async () => {
    const body = { target: 'applications', selection: selectAll(), work: await tagWork() };
    const { data: preview } = await call('preview-bulk-action', body);
    await insertApplicants(rows, { count: 1, prefix: 'late' });
    expect(await start({ ...body, version: preview.version })).toMatchObject({
      status: 409,
      error: 'conflict',
    });
    const { data: next } = await call('preview-bulk-action', body);
    expect(next.count).toBe(Number(preview.count) + 1);
  });

  it('are changed with the rights of the caller only', async () => {
    const selection = { ...selectAll(), path: '/rest/v1/job_list?select=id' };
    const work = { kind: 'set', column: 'owner_id', value: cast.edith.id };
    // An editor reads all jobs and may change none of them.
    const { data } = await start({ target: 'jobs', selection, work }, 'edith');
    await run(data.id);
    const [action] = await rows('select done, skipped, total from bulk_actions where id = $1', [
      data.id,
    ]);
    expect(action).toEqual({ done: 0, skipped: { not_found: data.total }, total: data.total });
  });
});

describe('rejected calls', () => {
  it('is input that no screen sends', async () => {
    const work = await tagWork();
    const selection = selectFirst(1);
    const target = 'applications';
    const cases: [object, Record<string, string>][] = [
      [{ target: 'outbox', selection, work }, { target: 'choice_invalid' }],
      [{ target, selection: { mode: 'some', ids: [] }, work }, { 'selection.ids': 'required' }],
      [{ target, selection, work: { kind: 'explode' } }, { 'work.kind': 'invalid' }],
      [
        { target, selection, work: { kind: 'move', to: 'hired', from: ['new'] } },
        { 'work.to': 'choice_invalid' },
      ],
      [
        { target, selection, work: { kind: 'move', to: 'rejected', from: ['new'] } },
        { 'work.merit_note': 'required', 'work.reject_reason': 'required' },
      ],
      [
        { target, selection: { ...selectAll(), path: '/rest/v1/staff_profiles?select=id' }, work },
        { selection: 'choice_invalid' },
      ],
      [
        { target, selection: { ...selectAll(), path: '/auth/v1/admin/users?x' }, work },
        { 'selection.path': 'invalid' },
      ],
      [
        {
          target,
          selection: { ...selectAll(), path: '/rest/v1/applications?stage=eq.nonsense' },
          work,
        },
        { selection: 'choice_invalid' },
      ],
      [
        { target, selection: { ...selectAll(), id: 'id; drop' }, work },
        { 'selection.id': 'invalid' },
      ],
      [{ target: 'jobs', selection, work }, { target: 'choice_invalid' }],
    ];
    for (const [body, fields] of cases) {
      expect(await start(body)).toMatchObject({ status: 422, error: 'invalid', fields });
    }
    const column = { kind: 'set', column: 'created_at', value: '2020-01-01' };
    for (const name of ['preview-bulk-action', 'start-bulk-action']) {
      const { status, fields } = await call(name, { target, selection, work: column });
      expect({ status, fields }).toEqual({
        status: 422,
        fields: { 'work.column': 'choice_invalid' },
      });
    }
  });

  it('is a caller without the role', async () => {
    const body = { target: 'applications', selection: selectFirst(1), work: await tagWork() };
    for (const who of ['edith', 'pelle', 'viola'] as const)
      expect((await start(body, who)).error).toBe('not_allowed');
    const erase = { ...body, work: { kind: 'erase', confirm: 1 } };
    expect((await start(erase, 'rasmus')).error).toBe('not_allowed');
  });

  it('is an action of a colleague, unless by an administrator', async () => {
    const body = { target: 'applications', selection: selectFirst(1), work: await tagWork() };
    const { data } = await start(body, 'astrid');
    const action = { action_id: data.id };
    expect((await call('cancel-bulk-action', action, 'rasmus')).error).toBe('not_found');
    expect((await call('undo-bulk-action', action, 'rasmus')).error).toBe('not_found');
    const { data: own } = await start({ ...body, work: await tagWork() }, 'rasmus');
    expect((await call('cancel-bulk-action', { action_id: own.id }, 'astrid')).status).toBe(200);
    expect((await call('undo-bulk-action', { action_id: randomUUID() })).error).toBe('not_found');
  });

  it('is an undo by a colleague who has lost the right to the action', async () => {
    const body = { target: 'applications', selection: selectFirst(1), work: await tagWork() };
    const { data } = await start(body);
    await run(data.id);
    const setRole = (role: string) =>
      rows('update staff_profiles set role = $2 where user_id = $1', [cast.rasmus.id, role]);
    await setRole('editor');
    const { error } = await call('undo-bulk-action', { action_id: data.id });
    await setRole('recruiter');
    expect(error).toBe('not_allowed');
    expect(await rows('select state::text from bulk_actions where id = $1', [data.id])).toEqual([
      { state: 'done' },
    ]);
  });

  it('is a list of values that are no ids', async () => {
    const selection = { ...selectAll(), id: 'stage' };
    const body = { target: 'applications', selection, work: await tagWork() };
    expect((await call('preview-bulk-action', body)).error).toBe('invalid');
  });

  it('is an undo before the end, and a stop after it', async () => {
    const body = { target: 'applications', selection: selectFirst(2), work: await tagWork() };
    const { data } = await start(body);
    const action = { action_id: data.id };
    expect((await call('undo-bulk-action', action)).error).toBe('conflict');
    await run(data.id);
    expect((await call('cancel-bulk-action', action)).error).toBe('conflict');
    expect((await call('undo-bulk-action', action)).status).toBe(200);
    // A second click changes nothing.
    expect((await call('undo-bulk-action', action)).status).toBe(200);
    await run(data.id);
    expect((await call('undo-bulk-action', action)).status).toBe(200);
    const [stored] = await rows('select state::text, undone from bulk_actions where id = $1', [
      data.id,
    ]);
    expect(stored).toEqual({ state: 'undone', undone: 2 });
  });
});

it('starts once if a request is sent twice', async () => {
  const key = randomUUID();
  const body = { target: 'applications', selection: selectFirst(2), work: await tagWork() };
  const [one, other] = [await start(body, 'rasmus', key), await start(body, 'rasmus', key)];
  expect(other.data).toEqual(one.data);
});

it('leaves out chosen rows that the caller cannot see', async () => {
  const ids = [applicants[0]?.id, randomUUID()];
  const body = {
    target: 'applications',
    selection: { mode: 'some', ids },
    work: await tagWork(),
  };
  expect((await call('preview-bulk-action', body)).data.count).toBe(1);
  const nobody = { ...body, selection: { mode: 'some', ids: [randomUUID()] } };
  expect((await start(nobody)).error).toBe('not_found');
});
