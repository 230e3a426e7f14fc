import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

// An application that is moved out of a restricted job is shown to everybody who sees its new job. Texts that the
// product has written about it name the former job.

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const { createApplicant } = createPeople(server);
const title = 'Quillfeather steward';
let former: string;
let application: string;
let person: string;

const call = (name: string, body: object, as: 'rasmus' | 'astrid') =>
  server.invoke(name, body, { as, headers: { 'idempotency-key': randomUUID() } });

const listMails = async (actor: 'recruiter' | 'admin') =>
  (
    await asStaff(
      actor,
      'select template_key, variables::text as text from outbox where application_id = $1 order by created_at',
      [application],
    )
  ).rows as { template_key: string; text: string }[];

beforeAll(async () => {
  ({ id: person, application } = await createApplicant());
  [{ job_id: former }] = await rows('select job_id from applications where id = $1', [application]);
  await rows('update jobs set title = $2 where id = $1', [former, { en: title, sv: title }]);
  await rows('update job_staff set owner_id = $2, is_restricted = true where job_id = $1', [
    former,
    cast.astrid.id,
  ]);
  const mail = { template: 'application_message', application_id: application, message: 'Hello' };
  expect((await call('send-mail', mail, 'astrid')).status).toBe(200);
  const [{ id: job }] = await rows(`select id from jobs where slug = 'ilog-digital-designer'`);
  const move = { application_id: application, from: 'new', to: 'new', job_id: job };
  const moved = { ...move, mail: { template: 'application_moved' } };
  expect((await call('move-application', moved, 'astrid')).status).toBe(200);
});

it('its earlier mail and that about the move are shown to the team of the former job only', async () => {
  const visibleRows = await asStaff('recruiter', 'select from applications where id = $1', [
    application,
  ]);
  expect(visibleRows.rowCount).toBe(1);
  const visibleMails = await listMails('admin');
  expect(visibleMails.map(({ template_key }) => template_key)).toEqual(
    expect.arrayContaining(['application_message', 'application_moved']),
  );
  expect(visibleMails.map(({ text }) => text).join()).toContain(title);
  expect(await listMails('recruiter')).toEqual([]);
});

it('its history does not tell that there is a former job', async () => {
  const countMoves = async (actor: 'recruiter' | 'admin') =>
    (
      await asStaff(
        actor,
        `select from application_events where application_id = $1 and kind = 'job_moved'`,
        [application],
      )
    ).rowCount;
  expect([await countMoves('admin'), await countMoves('recruiter')]).toEqual([1, 0]);
});

it('a preview does not name the former job', async () => {
  const template = { template: 'application_moved', language: 'en', application_id: application };
  const preview = await call('preview-mail', template, 'rasmus');
  expect(preview.status).toBe(200);
  expect(JSON.stringify(preview.data)).not.toContain(title);
});

it('the data of the person is exported by somebody who sees the former job', async () => {
  expect((await call('export-person', { person_id: person }, 'rasmus')).status).toBe(403);
  expect((await call('export-person', { person_id: person }, 'astrid')).status).toBe(200);
});

it('the former job ends no mail of the application when it closes', async () => {
  await rows(`update jobs set state = 'closed' where id = $1`, [former]);
  const states = await rows(
    `select state::text, ended from outbox where application_id = $1 and template_key = 'application_moved'`,
    [application],
  );
  expect(states).toEqual([{ state: 'queued', ended: null }]);
});
