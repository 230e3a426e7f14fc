import { expect, it } from 'vitest';
import { agreed, prepareInterviews } from './prepare-interviews.ts';

// An interview ends with its application.

const { server, rows, applicants, createApplicant, create, find, tell, listMails, toRasmus } =
  prepareInterviews();

it('ends when the applicant is rejected, unless that is undone before anybody was told', async () => {
  const applicant = await createApplicant();
  const id = await create(applicant.id, agreed(4));
  await tell();
  const move = {
    application_id: applicant.id,
    from: 'screening',
    to: 'rejected',
    reject_reason: 'skills',
    merit_note: 'Others know more of it.',
  };
  const key = crypto.randomUUID();
  await applicants.move(move, key);
  expect(await find(id)).toMatchObject({ state: 'cancelled' });
  await applicants.undo(key);
  expect(await find(id)).toMatchObject({ state: 'booked', sequence: 0 });
  await tell();
  expect(await toRasmus(id)).toHaveLength(1);
  await applicants.move(move);
  await tell();
  expect((await listMails(applicant.email)).map(({ template }) => template)).toEqual([
    'interview_booked',
    'interview_cancelled',
  ]);
  expect((await toRasmus(id)).map(({ entry }) => entry?.method)).toEqual(['REQUEST', 'CANCEL']);
});

it('ends when the applicant withdraws, and when the job closes with a rejection', async () => {
  const [one, other] = [await createApplicant(), await createApplicant()];
  const ids = [await create(one.id, agreed(5)), await create(other.id, agreed(6))];
  await tell();
  await rows('delete from notifications');
  await server.invoke('person', { action: 'withdraw', token: one.token, application_id: one.id });
  const [{ job_id: job }] = await rows('select job_id from applications where id = $1', [other.id]);
  const closing = {
    job_id: job,
    reject: ['screening'],
    merit_note: 'Somebody else was hired.',
    mail: 'nothing',
  };
  expect(
    (
      await server.invoke('close-job', closing, {
        as: 'rasmus',
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
    ).status,
  ).toBe(200);
  await tell();
  for (const id of ids)
    expect((await toRasmus(id)).at(-1)?.entry).toMatchObject({ method: 'CANCEL' });
  const [withdrawn, rejected] = [await toRasmus(ids[0] ?? ''), await toRasmus(ids[1] ?? '')];
  expect(withdrawn.at(-1)?.variables).toMatchObject({ has_withdrawn: true });
  expect(rejected.at(-1)?.variables).toMatchObject({ has_withdrawn: false });
  await rows(`update jobs set state = 'open' where id = $1`, [job]);
});

it('goes on when the record is merged with another one of the person', async () => {
  const [one, other] = [await createApplicant(), await createApplicant()];
  const id = await create(other.id, agreed(8));
  const merge = {
    keep: one.person,
    merge: other.person,
    take: [],
    applications: [one.id],
    checked_email: one.email,
  };
  expect(await server.invoke('merge-people', merge, { as: 'rasmus' })).toMatchObject({
    status: 200,
  });
  expect(await find(id)).toMatchObject({ state: 'booked', application_id: one.id });
});
