import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

// Remote functions read with the rights of the server, so a call that names a hidden record is rejected before they run.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
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
