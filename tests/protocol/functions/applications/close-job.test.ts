import { expect, it } from 'vitest';
import { applicationForm } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

let jobs = 0;

/** An open job with one applicant in each of the stages. */
async function createJob(...stages: string[]) {
  jobs += 1;
  const slug = `closing-${jobs}`;
  const [job] = await rows(
    `insert into jobs (slug, kind, field, title, state)
     values ($1, 'internal', 'tech', '{"en": "Shearer", "sv": "Klippare"}', 'open') returning id`,
    [slug],
  );
  for (const [index, stage] of stages.entries()) {
    const email = `${slug}-${index}@people.example`;
    const fields = { job: slug, email, last_name: `Number${index}`, phone: undefined };
    await server.invoke('apply', applicationForm(fields));
    await server.database.query(
      `update applications set stage = $2, merit_note = 'Decided before' where person_id = (select id from people where email = $1)`,
      [email, stage],
    );
  }
  return { id: job?.id as string, emailOf: (index: number) => `${slug}-${index}@people.example` };
}

const applications = (jobId: string) =>
  rows(
    `select stage, merit_note, decided_by, owed_answer_since is not null as owed
     from applications join people on people.id = person_id where job_id = $1 order by email`,
    [jobId],
  );

const rejections = async (email: string) =>
  (await server.outbox(email)).filter(({ template }) => template === 'application_rejected');

const close = (body: object) => server.invoke('close-job', body, { as: 'rasmus' });

it('closes without changing any application', async () => {
  const { id, emailOf } = await createJob('new', 'offer');
  expect((await close({ job_id: id })).data).toEqual({ rejected: 0, mailed: 0 });
  expect(await rows('select state from jobs where id = $1', [id])).toEqual([{ state: 'closed' }]);
  expect((await applications(id)).map(({ stage }) => stage)).toEqual(['new', 'offer']);
  expect(await rejections(emailOf(0))).toEqual([]);
});

it('rejects the chosen stages with a merit note and a mail in the applicant’s language', async () => {
  const { id, emailOf } = await createJob('new', 'interview', 'offer', 'hired');
  const response = await close({
    job_id: id,
    reject: ['new', 'interview'],
    merit_note: 'The job was filled.',
    mail: 'now',
    message: 'Tack för visat intresse.',
  });
  expect(response.data).toEqual({ rejected: 2, mailed: 2 });
  const rejected = {
    stage: 'rejected',
    merit_note: 'The job was filled.',
    decided_by: cast.rasmus.id,
  };
  expect(await applications(id)).toMatchObject([
    // An answer is owed until the mail is sent.
    { ...rejected, owed: true },
    { ...rejected, owed: true },
    { stage: 'offer' },
    { stage: 'hired', merit_note: 'Decided before' },
  ]);
  expect(await rejections(emailOf(0))).toMatchObject([
    {
      language: 'sv',
      variables: { job_title: 'Klippare', message: 'Tack för visat intresse.' },
    },
  ]);
  expect(await rejections(emailOf(2))).toEqual([]);
});

it('without mail, applicants stay in the list of those who are owed an answer', async () => {
  const { id, emailOf } = await createJob('screening');
  await close({ job_id: id, reject: ['screening'], merit_note: 'The job was withdrawn.' });
  expect(await rejections(emailOf(0))).toEqual([]);
  expect(await applications(id)).toMatchObject([{ stage: 'rejected', owed: true }]);
});

it('sends the mails at the chosen time', async () => {
  const { id, emailOf } = await createJob('new');
  const closing = { job_id: id, reject: ['new'], merit_note: 'Filled.', mail: 'later' };
  expect(await close(closing)).toMatchObject({ status: 422, fields: { send_after: 'required' } });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await close({ ...closing, send_after: tomorrow });
  const [mail] = await rows(
    `select send_after from outbox where to_email = $1 and template_key = 'application_rejected'`,
    [emailOf(0)],
  );
  expect(mail?.send_after.toISOString()).toBe(tomorrow);
});

it('counts applicants without an address and sends them no mail', async () => {
  const { id, emailOf } = await createJob('new', 'new');
  await server.database.query('update people set email = null where email = $1', [emailOf(0)]);
  const closing = { job_id: id, reject: ['new'], merit_note: 'Filled.', mail: 'now' };
  expect((await close(closing)).data).toEqual({ rejected: 2, mailed: 1 });
});

it('rejects a person who awaits erasure without a mail', async () => {
  const { id, emailOf } = await createJob('new', 'new');
  await server.database.query(
    `update people set erase_after = now() + interval '1 day' where email = $1`,
    [emailOf(0)],
  );
  const closing = { job_id: id, reject: ['new'], merit_note: 'Filled.', mail: 'now' };
  // The recruiter, who does not see the person, has counted one.
  const counted = { ...closing, confirmed_count: 1 };
  expect((await close(counted)).data).toEqual({ rejected: 2, mailed: 1 });
});

it('requires a merit note to reject applicants', async () => {
  const { id } = await createJob('new');
  expect(await close({ job_id: id, reject: ['new'], mail: 'now' })).toMatchObject({
    status: 422,
    fields: { merit_note: 'too_short' },
  });
  expect(await close({ job_id: id, reject: ['hired'], merit_note: 'No.' })).toMatchObject({
    status: 422,
  });
  expect(await applications(id)).toMatchObject([{ stage: 'new' }]);
});

it('a draft cannot be closed', async () => {
  const [draft] = await rows(
    `insert into jobs (slug, kind, field, title) values ('still-a-draft', 'internal', 'tech', '{"en": "Draft"}') returning id`,
  );
  expect(await close({ job_id: draft?.id })).toMatchObject({ status: 404 });
});

it('rejects nobody if somebody has applied since the recruiter counted', async () => {
  const { id, emailOf } = await createJob('new', 'new', 'screening');
  const closing = {
    job_id: id,
    reject: ['new', 'screening'],
    merit_note: 'The job was filled.',
    mail: 'now',
  };
  expect(await close({ ...closing, confirmed_count: 2 })).toMatchObject({ status: 409 });
  expect(await rows('select state from jobs where id = $1', [id])).toEqual([{ state: 'open' }]);
  expect((await applications(id)).map(({ stage }) => stage)).toEqual(['new', 'new', 'screening']);
  expect(await rejections(emailOf(0))).toEqual([]);
  expect((await close({ ...closing, confirmed_count: 3 })).data).toEqual({
    rejected: 3,
    mailed: 3,
  });
});
