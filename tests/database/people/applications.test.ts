import { beforeAll, beforeEach, expect, test } from 'vitest';
import { actAs, cast, violasPerson } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const query = (sql: string, values: unknown[] = []) => database.client.query(sql, values);

let job: string;
let application: string;

beforeAll(async () => {
  const { rows } = await query(
    `insert into public.jobs (slug, kind, field, title, state)
     values ('cook', 'internal', 'creative', '{"en": "Cook"}', 'open') returning id`,
  );
  job = rows[0].id;
});

async function apply(): Promise<string> {
  const { rows } = await query(
    'insert into public.applications (job_id, person_id) values ($1, $2) returning id',
    [job, violasPerson],
  );
  return rows[0].id;
}

beforeEach(async () => {
  await query('delete from public.outbox');
  await query('delete from public.notifications');
  await query('delete from public.applications');
  application = await apply();
});

function asRecruiter(sql: string, values: unknown[] = []) {
  return actAs(database.client, 'recruiter', () => query(sql, values));
}

async function readEvents() {
  const { rows } = await query(
    'select kind, actor_id, data from public.application_events order by id',
  );
  return rows;
}

test.each(['rejected', 'hired'])('%s requires a merit note', async (stage) => {
  const move = 'update public.applications set stage = $2, merit_note = $3 where id = $1';
  await expect(asRecruiter(move, [application, stage, null])).rejects.toThrow(/merit note/);
  await expect(asRecruiter(move, [application, stage, '  '])).rejects.toThrow(/merit note/);
  await asRecruiter(move, [application, stage, 'Two years of pastry, no grill.']);
  const { rows } = await query('select decided_by, decided_at from public.applications');
  expect(rows[0]).toEqual({ decided_by: cast.rasmus.id, decided_at: expect.any(Date) });
});

test('imported applications can be rejected without a merit note', async () => {
  await query(`update public.applications set imported = true, stage = 'rejected'`);
});

test('triggers write the timeline, and clients cannot insert into it', async () => {
  await asRecruiter(`update public.applications set stage = 'screening'`);
  expect(await readEvents()).toEqual([
    { kind: 'created', actor_id: null, data: { stage: 'new', source: 'site' } },
    { kind: 'stage_moved', actor_id: cast.rasmus.id, data: { from: 'new', to: 'screening' } },
  ]);
  await expect(
    asRecruiter(
      `insert into public.application_events (application_id, kind) values ($1, 'stage_moved')`,
      [application],
    ),
  ).rejects.toThrow(/permission denied/);
});

test('a person applies once for a job, and again after withdrawing', async () => {
  await expect(apply()).rejects.toThrow(/applications_job_person_key/);
  await query('update public.applications set withdrawn_at = now()');
  await apply();
});

test('concurrent ratings are both included in the average', async () => {
  const [first, second] = [await database.connect(), await database.connect()];
  const rate =
    'insert into public.application_ratings (application_id, staff_id, score) values ($1, $2, $3)';
  await first.query('begin');
  await first.query(rate, [application, cast.rasmus.id, 5]);
  const waiting = second.query(rate, [application, cast.astrid.id, 2]);
  await first.query('commit');
  await waiting;
  const { rows } = await query('select rating from public.applications');
  expect(rows[0].rating).toBe('3.50');
});

test('a mention notifies only colleagues who can read the note, once each', async () => {
  const { rows } = await asRecruiter(
    'insert into public.application_notes (application_id, body, mentions) values ($1, $2, $3) returning id',
    [application, 'Have a look', [cast.astrid.id, cast.edith.id, cast.rasmus.id]],
  );
  await asRecruiter('update public.application_notes set mentions = mentions || $1::uuid', [
    cast.pelle.id,
  ]);
  const notifications = await query('select user_id, kind, data from public.notifications');
  expect(notifications.rows).toEqual([
    { user_id: cast.astrid.id, kind: 'mention', data: { note_id: rows[0].id } },
  ]);
});

test('a note that is shared with the client does not read as edited', async () => {
  const { rows: notes } = await asRecruiter(
    'insert into public.application_notes (application_id, body) values ($1, $2) returning id',
    [application, 'Weaves well'],
  );
  const isEdited = async () => {
    const sql =
      'select updated_at > created_at as edited from public.application_notes where id = $1';
    return (await query(sql, [notes[0].id])).rows[0].edited;
  };
  const change = (set: string) =>
    asRecruiter(`update public.application_notes set ${set} where id = $1`, [notes[0].id]);
  await change('is_for_client = true');
  expect(await isEdited()).toBe(false);
  await change(`body = 'Weaves very well'`);
  expect(await isEdited()).toBe(true);
});

test('`owed_answer_since` is cleared when the mail is sent, not while it is queued or cancelled', async () => {
  const isOwed = async () =>
    (await query('select owed_answer_since is not null as owed from public.applications')).rows[0]
      .owed;
  await query(
    `insert into public.email_templates (key, sent_when, subject, body, default_subject, default_body)
     values ('moved', $1, $1, $1, $1, $1) on conflict do nothing`,
    [{ en: 'Moved', sv: 'Flyttad' }],
  );
  const { rows } = await query(
    `insert into public.outbox (cause, template_key, application_id, to_email, language, is_answer)
     values ('moved:1', 'moved', $1, 'viola@example.com', 'sv', true) returning id`,
    [application],
  );
  expect(await isOwed()).toBe(true);
  await asRecruiter(`update public.outbox set state = 'cancelled'`);
  expect(await isOwed()).toBe(true);
  await asRecruiter(`update public.outbox set state = 'queued'`);
  await query(`update public.outbox set state = 'sent' where id = $1`, [rows[0].id]);
  expect(await isOwed()).toBe(false);
  await expect(asRecruiter(`update public.outbox set state = 'queued'`)).rejects.toThrow(
    /cannot become/,
  );
});
