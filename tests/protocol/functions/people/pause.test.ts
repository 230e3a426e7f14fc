import { beforeAll, expect, it } from 'vitest';
import { guard } from '../../../fixtures/applications.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

// People pause and resume their own profiles in the candidate bank and the freelance network.

const { server } = prepareFunctionsServer({ withQuestions: false });
let job: string;

beforeAll(async () => {
  [{ id: job }] = (await rows(`select id from jobs where slug = 'hygglo-fullstack-developer'`)) as [
    { id: string },
  ];
});

const { rows, tokenOf, createApplicant, join, confirm } = createPeople(server);

type Action = 'pause' | 'resume';
type Role = 'candidate' | 'freelancer';

const call = (token: string, action: Action, role: Role = 'candidate') =>
  server.invoke('person', { action, token, role });

async function personOf(email: string): Promise<string> {
  const [person] = await rows('select id from people where email = $1', [email]);
  return person?.id as string;
}

/** Creates a candidate who has been mailed. */
async function createCandidate(name: string) {
  const email = `${name}@people.example`;
  await join(email);
  const token = await tokenOf(email, 'candidate_welcome');
  await rows(`update outbox set state = 'sent', sent_at = now() where to_email = $1`, [email]);
  return { email, token, id: await personOf(email) };
}

const joinNetwork = (email: string, fields = {}) =>
  server.invoke('join-freelance-network', {
    ...guard(),
    consent: true,
    consent_version: 1,
    first_name: 'Vide',
    last_name: 'Lund',
    email,
    ...fields,
  });

async function createFreelancer(name: string, state = 'approved') {
  const email = `${name}@people.example`;
  await joinNetwork(email);
  const id = await personOf(email);
  await rows('update freelancers set state = $2 where person_id = $1', [id, state]);
  return { email, token: await tokenOf(email, 'freelancer_welcome'), id };
}

const stateOf = async (table: 'candidates' | 'freelancers', id: string) =>
  (await rows(`select state from ${table} where person_id = $1`, [id]))[0]?.state;

const eventsOf = (id: string) =>
  rows(
    `select kind, actor_id from person_events where person_id = $1
       and (kind like 'paused%' or kind like 'resumed%' or kind = 'freelancer_state_changed') order by id`,
    [id],
  );

it('pauses and resumes a candidate, and records one event for each, without a member of staff', async () => {
  const { token, id } = await createCandidate('break');
  expect(await call(token, 'pause')).toMatchObject({ status: 200, data: { ok: true } });
  // A second click has no effect.
  expect((await call(token, 'pause')).status).toBe(200);
  expect(await stateOf('candidates', id)).toBe('paused');
  expect((await server.invoke('person', { action: 'show', token })).data).toMatchObject({
    candidate: { state: 'paused' },
  });
  expect((await call(token, 'resume')).status).toBe(200);
  expect(await stateOf('candidates', id)).toBe('active');
  expect(await eventsOf(id)).toEqual([
    { kind: 'paused_candidate_bank', actor_id: null },
    { kind: 'resumed_candidate_bank', actor_id: null },
  ]);
});

it('pauses and resumes a freelancer, and records one event for each', async () => {
  const { token, id } = await createFreelancer('booked');
  await rows('delete from person_events where person_id = $1', [id]);
  await call(token, 'pause', 'freelancer');
  expect(await stateOf('freelancers', id)).toBe('paused');
  await call(token, 'resume', 'freelancer');
  expect(await stateOf('freelancers', id)).toBe('approved');
  expect(await eventsOf(id)).toEqual([
    { kind: 'paused_freelance_network', actor_id: null },
    { kind: 'resumed_freelance_network', actor_id: null },
  ]);
});

it('does not approve a freelancer whom staff paused before a decision', async () => {
  const { token, id } = await createFreelancer('undecided', 'paused');
  await call(token, 'resume', 'freelancer');
  expect(await stateOf('freelancers', id)).toBe('pending');
});

it('does not reactivate people who left, were declined or never joined', async () => {
  const hasLeft = await createCandidate('left');
  await server.invoke('person', { action: 'leave', token: hasLeft.token, role: 'candidate' });
  const declined = await createFreelancer('declined', 'declined');
  for (const action of ['pause', 'resume'] as const) {
    expect((await call(hasLeft.token, action)).status).toBe(404);
    expect((await call(hasLeft.token, action, 'freelancer')).status).toBe(404);
    expect((await call(declined.token, action, 'freelancer')).status).toBe(404);
  }
});

it('is rejected with a link to only one application', async () => {
  const { token, id } = await createApplicant();
  await rows(`update private.person_links set purpose = 'application' where person_id = $1`, [id]);
  expect((await call(token, 'pause')).status).toBe(403);
});

it('cancels queued mail about jobs, and no other mail', async () => {
  const { token, id, email } = await createCandidate('waiting');
  for (const template of ['job_alert', 'candidate_job_suggestion', 'candidate_renewal']) {
    await rows(
      `insert into outbox (cause, template_key, to_email, language, person_id, send_after)
       values ($1, $2, $3, 'sv', $4, now() + interval '1 day')`,
      [`${template}:${id}`, template, email, id],
    );
  }
  await call(token, 'pause');
  expect(
    await rows(
      `select template_key, state, ended ->> 'because' as because from outbox
       where person_id = $1 and state <> 'sent' order by template_key`,
      [id],
    ),
  ).toEqual([
    { template_key: 'candidate_job_suggestion', state: 'cancelled', because: 'paused' },
    { template_key: 'candidate_renewal', state: 'queued', because: null },
    { template_key: 'job_alert', state: 'cancelled', because: 'paused' },
  ]);
});

it('keeps queued suggestions of jobs if another profile is not paused', async () => {
  const { token, id, email } = await createCandidate('both');
  await rows(
    `insert into freelancers (person_id, state, consent_expires_at) values ($1, 'approved', now() + interval '1 year')`,
    [id],
  );
  await rows(
    `insert into outbox (cause, template_key, to_email, language, person_id, send_after)
     values ($1, 'candidate_job_suggestion', $2, 'sv', $3, now() + interval '1 day')`,
    [`both:${id}`, email, id],
  );
  await call(token, 'pause');
  expect(await rows('select state from outbox where cause = $1', [`both:${id}`])).toEqual([
    { state: 'queued' },
  ]);
});

it.each([
  { before: 'approved', after: 'approved' },
  { before: 'pending', after: 'pending' },
])('resumes as $after when a $before freelancer paused and joins again', async (states) => {
  const paused = await createFreelancer(`rejoins-${states.before}`, states.before);
  await rows(`update freelancers set state = 'paused' where person_id = $1`, [paused.id]);
  await joinNetwork(paused.email, { skills: 'Weaving' });
  await confirm(paused.email);
  expect(await stateOf('freelancers', paused.id)).toBe(states.after);
});

it('a paused candidate is not suggested for jobs, and is again after resuming', async () => {
  const { token, id } = await createCandidate('suggested');
  const propose = async (role?: Role) =>
    (await server.invoke('propose-job', { person_ids: [id], job_id: job, role }, { as: 'rasmus' }))
      .data;
  await call(token, 'pause');
  const skipped = { sent: [], skipped: [{ person_id: id, reason: 'paused' }] };
  expect(await propose('candidate')).toEqual(skipped);
  expect(await propose()).toEqual(skipped);
  await call(token, 'resume');
  expect(await propose('candidate')).toMatchObject({ sent: [{ person_id: id }] });
});

it('a person whose candidate profile is paused is still suggested as a freelancer', async () => {
  const { token, id } = await createCandidate('freelances');
  await rows(
    `insert into freelancers (person_id, state, consent_expires_at) values ($1, 'approved', now() + interval '1 year')`,
    [id],
  );
  await call(token, 'pause');
  const proposal = { person_ids: [id], job_id: job, role: 'freelancer' };
  expect((await server.invoke('propose-job', proposal, { as: 'rasmus' })).data).toMatchObject({
    sent: [{ person_id: id }],
  });
});
