import { expect, it } from 'vitest';
import { createApplicants } from '../../../fixtures/applicants/applicants.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server } = prepareFunctionsServer({ withQuestions: false });

const { rows, tokenOf } = createPeople(server);
const { tomorrow, createInScreening, move, undo } = createApplicants(server);

type Page = { applications: Record<string, unknown>[] };
type Screened = Awaited<ReturnType<typeof createInScreening>>;

const jobOf = async (slug: string) =>
  (await rows('select id from jobs where slug = $1', [slug]))[0].id as string;
const shownTo = async ({ email }: Screened) => {
  const token = await tokenOf(email, 'application_stage_screening');
  const { data } = await server.invoke('person', { action: 'show', token });
  const [application] = (data as Page).applications;
  return [application?.job_slug, application?.stage];
};
const moveTo = async ({ id }: Screened, slug: string, mail?: object) => {
  const [{ stage: from }] = await rows('select stage from applications where id = $1', [id]);
  const key = crypto.randomUUID();
  const moved = { application_id: id, from, to: from, job_id: await jobOf(slug), mail };
  expect((await move(moved, key)).status).toBe(200);
  return key;
};
const later = () => ({ template: 'application_moved', send_after: tomorrow() });
const sendMail = ({ id }: Screened) =>
  rows(
    `update outbox set state = 'sent', sent_at = now() where application_id = $1 and state = 'queued'`,
    [id],
  );

const shownBefore = ['hygglo-fullstack-developer', 'screening'];
const [designer, fullstack] = ['ilog-digital-designer', 'gofido-fullstack-developer'];

it('the person’s page shows the original job until the mail about the other one is sent', async () => {
  const person = await createInScreening();
  await moveTo(person, designer, later());
  expect(await shownTo(person)).toEqual(shownBefore);
  // The mail about the first move is cancelled by the second.
  await moveTo(person, fullstack, later());
  expect(await shownTo(person)).toEqual(shownBefore);
  const [{ title }] = await rows('select title from jobs where slug = $1', [shownBefore[0]]);
  const mail = (await server.outbox(person.email)).findLast(
    ({ template }) => template === 'application_moved',
  );
  expect(mail?.variables.old_job_title).toBe(title.sv);
  await sendMail(person);
  expect(await shownTo(person)).toEqual([fullstack, 'new']);
});

it('the person’s page shows the other job immediately if no mail is sent, and the first one again after undo', async () => {
  const person = await createInScreening();
  const key = await moveTo(person, designer);
  expect(await shownTo(person)).toEqual([designer, 'new']);
  await undo(key);
  await undo(await moveTo(person, fullstack, later()));
  expect(await shownTo(person)).toEqual(shownBefore);
});

it('the person’s page shows the other job once a mail has announced a stage there', async () => {
  const person = await createInScreening();
  await moveTo(person, designer, later());
  const mail = { template: 'application_stage_interview' };
  await move({ application_id: person.id, from: 'new', to: 'interview', mail });
  expect(await shownTo(person)).toEqual(shownBefore);
  await rows(
    `update outbox set state = 'sent', sent_at = now() where application_id = $1 and stage = 'interview'`,
    [person.id],
  );
  expect(await shownTo(person)).toEqual([designer, 'interview']);
});

it('the mail and the page of a person who withdraws still name the original job', async () => {
  const person = await createInScreening();
  await moveTo(person, designer, later());
  const token = await tokenOf(person.email, 'application_stage_screening');
  await server.invoke('person', { action: 'withdraw', token, application_id: person.id });
  expect(await shownTo(person)).toEqual(shownBefore);
  const [{ title }] = await rows('select title from jobs where slug = $1', [shownBefore[0]]);
  const mails = await server.outbox(person.email);
  expect(mails.find(({ template }) => template === 'application_withdrawn')).toMatchObject({
    variables: { job_title: title.sv },
  });
});
