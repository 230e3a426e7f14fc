import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { rejectReasons } from '../../../../domain/applications/application-move.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const { createApplicant } = createPeople(server);
let tooFar = '';

beforeAll(async () => {
  const { rows: added } = await asStaff(
    'admin',
    `insert into public.reject_reasons (name, kind) values ('{"en": "Too far", "sv": "För långt"}', 'terms') returning id`,
  );
  tooFar = (added[0] as { id: string }).id;
});

const find = async (id: string) =>
  (
    await rows(
      'select stage::text, reject_reason, reject_reason_id from applications where id = $1',
      [id],
    )
  )[0];

async function reject(id: string, reason: object, key: string = randomUUID()) {
  const move = { application_id: id, from: 'new', to: 'rejected', merit_note: 'Three hours away.' };
  return server.invoke(
    'move-application',
    { ...move, ...reason },
    { as: 'rasmus', headers: { 'idempotency-key': key } },
  );
}

it('rejects with a reason of the agency, which counts as its kind, and takes it back', async () => {
  const { application: id } = await createApplicant();
  const key = randomUUID();
  expect((await reject(id, { reject_reason_id: tooFar }, key)).status).toBe(200);
  expect(await find(id)).toEqual({
    stage: 'rejected',
    reject_reason: 'terms',
    reject_reason_id: tooFar,
  });
  const [event] = await rows(
    `select data from application_events where application_id = $1 and kind = 'stage_moved'`,
    [id],
  );
  expect(event.data).toEqual({ from: 'new', to: 'rejected', reason: 'terms', reason_id: tooFar });
  expect((await server.invoke('undo-move', { key }, { as: 'rasmus' })).status).toBe(200);
  expect(await find(id)).toEqual({ stage: 'new', reject_reason: null, reject_reason_id: null });
});

it('does not reject with a retired or unknown reason, and keeps one that was given', async () => {
  const { application: given } = await createApplicant();
  const { application: id } = await createApplicant();
  await reject(given, { reject_reason_id: tooFar });
  await asStaff('admin', 'update public.reject_reasons set retired_at = now()');
  for (const reject_reason_id of [tooFar, randomUUID()]) {
    expect(await reject(id, { reject_reason_id })).toMatchObject({
      status: 422,
      fields: { reject_reason_id: 'choice_invalid' },
    });
  }
  expect(await find(id)).toMatchObject({ stage: 'new' });
  expect(await find(given)).toMatchObject({ reject_reason_id: tooFar });
  await expect(asStaff('admin', 'delete from public.reject_reasons')).rejects.toMatchObject({
    code: '23503',
  });
  await asStaff('admin', 'update public.reject_reasons set retired_at = null');
});

it('reports rejections by reason, with the rows behind each', async () => {
  await rows(`delete from applications where stage = 'rejected'`);
  for (const reason of [{ reject_reason: 'skills' }, { reject_reason_id: tooFar }]) {
    const { application } = await createApplicant();
    await reject(application, reason);
  }
  const period = `current_date - 1, current_date + 1`;
  const { rows: counted } = await asStaff(
    'recruiter',
    `select reason, applications::int from public.report_rejections(${period}) order by reason = 'skills'`,
  );
  expect(counted).toEqual([
    { reason: tooFar, applications: 1 },
    { reason: 'skills', applications: 1 },
  ]);
  const list = (reason: string) =>
    asStaff(
      'recruiter',
      `select application_id from public.list_report_rows('rejections', ${period}, for_reason => '${reason}')`,
    );
  expect((await list(tooFar)).rows).toHaveLength(1);
  expect((await list('filled')).rows).toEqual([]);
});

it('a reason has one of the built-in kinds, which nobody changes later', async () => {
  for (const kind of rejectReasons) {
    await asStaff(
      'admin',
      `insert into public.reject_reasons (name, kind) values ('{"en": "A", "sv": "B"}', '${kind}')`,
    );
  }
  for (const [statement, code] of [
    [
      `insert into public.reject_reasons (name, kind) values ('{"en": "A", "sv": "B"}', 'age')`,
      '23514',
    ],
    [`insert into public.reject_reasons (name, kind) values ('{"en": "A"}', 'other')`, '23514'],
    [`update public.reject_reasons set kind = 'other'`, '42501'],
  ] as const) {
    await expect(asStaff('admin', statement)).rejects.toMatchObject({ code });
  }
});
