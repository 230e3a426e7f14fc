import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicationForm } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

// Remote functions read with the rights of the server, so a call that names a hidden record is rejected before they run.

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const { createApplicant } = createPeople(server);
let job: string;
let person: string;
let application: string;

beforeAll(async () => {
  ({ id: person, application } = await createApplicant());
  [{ job_id: job }] = await rows('select job_id from applications where id = $1', [application]);
  await rows('update job_staff set owner_id = $2, is_restricted = true where job_id = $1', [
    job,
    cast.astrid.id,
  ]);
});

const call = (name: string, body: object, as: 'rasmus' | 'astrid' = 'rasmus') =>
  server.invoke(name, body, { as, headers: { 'idempotency-key': randomUUID() } });

describe('a recruiter who is not on the team is told that there is no such record by', () => {
  const applicant = { first_name: 'Saga', last_name: 'Lind', email: 'saga@new.example' };
  it.each<[string, () => object]>([
    ['move-application', () => ({ application_id: application, from: 'new', to: 'screening' })],
    ['add-application', () => ({ ...applicant, job_id: job, language: 'sv' })],
    ['prepare-mail', () => ({ template: 'application_message', application_id: application })],
    ['export-person', () => ({ person_id: person })],
  ])('%s', async (name, body) => {
    expect(await call(name, body())).toMatchObject({ status: 404, error: 'not_found' });
  });
});

it('a member moves an application', async () => {
  await rows('insert into job_members (job_id, staff_id) values ($1, $2)', [job, cast.rasmus.id]);
  const move = { application_id: application, from: 'new', to: 'screening' };
  expect(await call('move-application', move)).toMatchObject({ status: 200 });
  await rows('delete from job_members');
});

it('an interview is held by colleagues who see the job', async () => {
  const plan = {
    application_id: application,
    kind: 'phone',
    minutes: 30,
    language: 'en',
    time_zone: 'Europe/Stockholm',
    scheduling: 'free',
    staff_ids: [cast.astrid.id, cast.rasmus.id],
  };
  expect(await call('schedule-interview', plan, 'astrid')).toMatchObject({
    status: 422,
    error: 'colleague_not_on_team',
  });
});

it('only somebody who sees all applications exports a person, or chooses between two for one job', async () => {
  await rows('insert into candidates (person_id) values ($1)', [person]);
  const [{ id: other }] = await rows(
    `insert into people (first_name, email) values ('Ada', 'ada@y.example') returning id`,
  );
  await rows('insert into candidates (person_id) values ($1)', [other]);
  expect(await call('export-person', { person_id: person })).toMatchObject({ status: 403 });
  expect(await call('export-person', { person_id: person }, 'astrid')).toMatchObject({
    status: 200,
  });
  await rows('insert into applications (job_id, person_id) values ($1, $2)', [job, other]);
  const merge = { keep: person, merge: other, preview: true };
  expect(await call('merge-people', merge)).toMatchObject({ status: 403, error: 'not_allowed' });
  expect(await call('merge-people', merge, 'astrid')).toMatchObject({ status: 200 });
  // Without a choice hidden applications move unseen.
  await rows('delete from applications where person_id = $1', [other]);
  const preview = await call('merge-people', merge);
  expect(preview).toMatchObject({ status: 200, data: { moves: { applications: 0 } } });
});

it('the preview of a merge counts nothing of a hidden application', async () => {
  const [{ id: keep }] = await rows(
    `insert into people (first_name, email) values ('Ida', 'ida@y.example') returning id`,
  );
  const [{ id: merge }] = await rows(
    `insert into people (first_name, email) values ('Ida', 'ida@z.example') returning id`,
  );
  await rows('insert into candidates (person_id) values ($1), ($2)', [keep, merge]);
  // A colleague outside of the team keeps the address of the record with the hidden application.
  const choice = { keep, merge, preview: true, take: ['email'] };
  const preview = async (as: 'rasmus' | 'astrid' = 'rasmus') =>
    (await call('merge-people', choice, as)).data;
  const previewBefore = await preview();
  const [{ id }] = await rows(
    'insert into applications (job_id, person_id) values ($1, $2) returning id',
    [job, merge],
  );
  await rows(
    `with begun as (insert into conversations (person_id, application_id) values ($1, $2) returning id)
     insert into outbox (cause, template_key, to_email, language, variables, person_id, application_id, conversation_id)
     select 'hidden', 'application_message', 'ida@z.example', 'en', '{}', $1, $2, id from begun`,
    [merge, id],
  );
  await rows(
    `insert into tasks (title, application_id, owner_id, due_on) values ('Call', $1, $2, current_date)`,
    [id, cast.astrid.id],
  );
  expect(await preview()).toEqual(previewBefore);
  expect(await preview('astrid')).toMatchObject({
    moves: { applications: 1, conversations: 1, outbox: 1 },
  });
});

describe('an application that waits for its confirmation', () => {
  let personId: string;

  beforeAll(async () => {
    const { id, email } = await createApplicant();
    personId = id;
    await rows(`update jobs set state = 'open' where id = $1`, [job]);
    const [{ slug }] = await rows('select slug from jobs where id = $1', [job]);
    await rows('delete from applications where person_id = $1', [personId]);
    await rows('insert into candidates (person_id) values ($1)', [personId]);
    await server.post('apply', { method: 'POST', body: applicationForm({ job: slug, email }) });
    expect(
      await rows('select job_id from pending_submissions where person_id = $1', [personId]),
    ).toEqual([{ job_id: job }]);
  });

  it('is exported by somebody who sees the job only', async () => {
    expect(await call('export-person', { person_id: personId })).toMatchObject({ status: 403 });
    expect(await call('export-person', { person_id: personId }, 'astrid')).toMatchObject({
      status: 200,
    });
  });

  it('is not told by the mail that asks for it, which waits when the job closes', async () => {
    const readMailStates = (actor: 'recruiter' | 'admin') =>
      asStaff(
        actor,
        `select state::text from outbox where person_id = $1 and template_key = 'confirm_submission'`,
        [personId],
      ).then(({ rows: mails }) => mails);
    expect(await readMailStates('recruiter')).toEqual([]);
    await rows(`update jobs set state = 'closed' where id = $1`, [job]);
    expect(await readMailStates('admin')).toEqual([{ state: 'queued' }]);
  });
});

describe('the address of somebody who is tied to the job', () => {
  const edit = (id: string, email: string, as: 'recruiter' | 'admin' = 'recruiter') =>
    asStaff(as, 'update public.people set email = $2 where id = $1', [id, email]);
  const insertPerson = async (email: string) => {
    const [{ id }] = await rows(
      `insert into people (first_name, email) values ('Tova', $1) returning id`,
      [email],
    );
    await rows('insert into candidates (person_id) values ($1)', [id]);
    return id;
  };

  it.each<[string, (id: string) => Promise<unknown>]>([
    [
      'an applicant',
      (id) => rows('insert into applications (job_id, person_id) values ($1, $2)', [job, id]),
    ],
    [
      'a contact who follows it',
      async (id) => {
        const [{ client_id: client }] = await rows('select client_id from jobs where id = $1', [
          job,
        ]);
        await rows('insert into client_contacts (client_id, person_id) values ($1, $2)', [
          client,
          id,
        ]);
        await rows('insert into job_contacts (job_id, client_id, person_id) values ($1, $2, $3)', [
          job,
          client,
          id,
        ]);
      },
    ],
    [
      'somebody who got mail about it',
      (id) =>
        rows(
          `insert into outbox (cause, template_key, to_email, language, person_id, job_id)
           select 'proposal:' || id, 'person_message', email, 'en', id, $2 from people where id = $1`,
          [id, job],
        ),
    ],
    [
      'a contact who was asked to approve its ad',
      (id) =>
        rows(
          `with asked as (
             insert into job_approvals (job_id, client_id, ad)
             select id, client_id, '{}' from jobs where id = $2 returning id
           )
           insert into job_approval_contacts (approval_id, person_id) select id, $1 from asked`,
          [id, job],
        ),
    ],
    [
      'somebody who attends an interview',
      async (id) => {
        const [{ id: interview }] = await rows(
          `insert into interviews (application_id, job_id, kind, minutes, language, time_zone, choice)
           values ($1, $2, 'phone', 30, 'en', 'Europe/Stockholm', 'free') returning id`,
          [application, job],
        );
        await rows('insert into interview_attendees (interview_id, person_id) values ($1, $2)', [
          interview,
          id,
        ]);
      },
    ],
  ])('is changed by administrators and the team only: %s', async (_, tie) => {
    const email = `${randomUUID()}@people.example`;
    const id = await insertPerson(email);
    await tie(id);
    await expect(edit(id, `stolen.${email}`)).rejects.toMatchObject({ hint: 'email_guarded' });
    expect(await rows('select email from people where id = $1', [id])).toEqual([{ email }]);
    await asStaff('recruiter', `update public.people set headline = 'Pilot' where id = $1`, [id]);
    await edit(id, `correct.${email}`, 'admin');
    expect(await rows('select email from people where id = $1', [id])).toEqual([
      { email: `correct.${email}` },
    ]);
  });

  it('is not given up in a merge by a colleague outside of the team', async () => {
    const [keep, merge] = [
      await insertPerson(`${randomUUID()}@people.example`),
      await insertPerson(`${randomUUID()}@people.example`),
    ];
    await rows('insert into applications (job_id, person_id) values ($1, $2)', [job, merge]);
    const choice = { keep, merge };
    expect(await call('merge-people', choice)).toMatchObject({ status: 403, error: 'not_allowed' });
    expect(await call('merge-people', { ...choice, preview: true })).toMatchObject({ status: 403 });
    expect(await call('merge-people', choice, 'astrid')).toMatchObject({ status: 200 });
  });

  it('stays as it is once the record has been merged, and the record is hidden like the kept one', async () => {
    const [keep, merge] = await Promise.all(
      ['keep', 'merge'].map(async () => {
        const [{ id }] = await rows(
          `insert into people (first_name, email) values ('Hilda', $1) returning id`,
          [`${randomUUID()}@people.example`],
        );
        return id as string;
      }),
    );
    const merged = await call('merge-people', { keep, merge }, 'astrid');
    expect(merged).toMatchObject({ status: 200 });
    await expect(edit(merge ?? '', 'victim@people.example', 'admin')).rejects.toMatchObject({
      hint: 'email_guarded',
    });
    const count = async () =>
      (
        await asStaff('recruiter', 'select id from public.people where id = any ($1)', [
          [keep, merge],
        ])
      ).rows.length;
    expect(await count()).toBe(2);
    await rows('insert into applications (job_id, person_id) values ($1, $2)', [job, keep]);
    expect(await count()).toBe(0);
  });
});
