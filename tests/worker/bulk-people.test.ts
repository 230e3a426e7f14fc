import { expect, it } from 'vitest';
import { remindOfRenewal } from '../../server/worker/people/remind-of-renewal.ts';
import { insertApplicants } from '../fixtures/applicants/many-applicants.ts';
import { cast } from '../fixtures/cast.ts';
import { jobContext } from '../fixtures/worker.ts';
import { prepareBulkPeople } from './prepare-bulk-people.ts';

// Actions on many freelancers and candidates: whom they leave as they are, their mail and their undo.

const { server, rows, preview, run, undo, read, insertFreelancers, statesOf, mailsOf } =
  prepareBulkPeople();

it('approves the freelancers who await it, with their mail, and leaves those who have paused', async () => {
  const states = ['pending', 'paused', 'approved', 'pending'];
  const ids = await insertFreelancers('approve', states);
  await rows('update people set email = null where id = $1', [ids[3]]);
  const input = { target: 'freelancers', ids, work: { kind: 'approve' } };
  const skipped = { paused: 1, unchanged: 1 };
  expect(await preview(input)).toMatchObject({ count: 4, skipped });
  const id = await run(input);
  expect(await read(id)).toEqual({ state: 'done', done: 2, skipped, notes: { not_told: 1 } });
  expect(await statesOf(ids)).toEqual(['approved', 'paused', 'approved', 'approved']);
  expect(await mailsOf(ids, 'freelancer_approved')).toEqual(['queued']);
  await undo(id);
  expect(await statesOf(ids)).toEqual(states);
  expect(await mailsOf(ids, 'freelancer_approved')).toEqual(['cancelled']);
});

it('pauses only freelancers who are approved, so that nobody who awaits a decision is forgotten', async () => {
  const states = ['pending', 'approved', 'paused'];
  const ids = await insertFreelancers('pause', states);
  const input = { target: 'freelancers', ids, work: { kind: 'pause' } };
  const skipped = { pending: 1, unchanged: 1 };
  expect(await preview(input)).toMatchObject({ count: 3, skipped });
  const id = await run(input);
  expect(await read(id)).toMatchObject({ done: 1, skipped });
  expect(await statesOf(ids)).toEqual(['pending', 'paused', 'paused']);
  // A later decision of a colleague stays.
  await rows(`update freelancers set state = 'approved' where person_id = $1`, [ids[1]]);
  await undo(id);
  expect(await statesOf(ids)).toEqual(['pending', 'approved', 'paused']);
});

it('reminds people of the renewal after a request to them was undone', async () => {
  const people = await insertApplicants(rows, { count: 3, prefix: 'renew' });
  const ids = people.map(({ person_id }) => person_id);
  await rows(
    `insert into candidates (person_id, consent_expires_at)
     select id, now() + interval '20 days' from unnest($1::uuid[]) as given (id)`,
    [ids],
  );
  await rows('update people set email = null where id = $1', [ids[0]]);
  const input = { target: 'people', ids, work: { kind: 'renew' } };
  expect(await preview(input)).toMatchObject({ count: 3, skipped: { no_address: 1 } });
  const id = await run(input);
  expect(await preview(input)).toMatchObject({ skipped: { no_address: 1, already_asked: 2 } });
  await undo(id);
  expect(await mailsOf(ids, 'candidate_renewal')).toEqual(['cancelled', 'cancelled']);
  await remindOfRenewal(await jobContext(server), {}, async () => undefined);
  expect((await mailsOf(ids, 'candidate_renewal')).toSorted()).toEqual([
    'cancelled',
    'cancelled',
    'queued',
    'queued',
  ]);
});

it('says before a suggestion who will not get it', async () => {
  const people = await insertApplicants(rows, { count: 3, prefix: 'suggest' });
  const ids = people.map(({ person_id }) => person_id);
  await rows(`insert into candidates (person_id, state) values ($1, 'paused')`, [ids[0]]);
  const [{ id: job }] = await rows(
    `select id from jobs where state = 'open' and slug <> 'hygglo-fullstack-developer' limit 1`,
  );
  const input = { target: 'people', ids, work: { kind: 'propose', job_id: job } };
  expect(await preview(input)).toMatchObject({ count: 3, skipped: { paused: 1 } });
  await run(input);
  expect(await preview(input)).toMatchObject({ skipped: { paused: 1, already_proposed: 2 } });
});

it('lists no conversation whose only mail was undone, until there is mail again', async () => {
  const people = await insertApplicants(rows, { count: 2, prefix: 'converse' });
  const ids = people.map(({ person_id }) => person_id);
  const countListed = async () =>
    Number(
      (
        await rows(
          `select count(*) from conversations where person_id = any ($1) and last_mail_at is not null`,
          [ids],
        )
      )[0].count,
    );
  const mail = { template: 'person_message', message: 'Are you free in May?' };
  const input = { target: 'people', ids, work: { kind: 'mail', mail } };
  const id = await run(input);
  expect(await countListed()).toBe(2);
  await undo(id);
  expect(await countListed()).toBe(0);
  await run({ ...input, ids: ids.slice(0, 1) });
  expect(await countListed()).toBe(1);
});

it('fills a template of colleagues in for each recipient, and sends it at the chosen time', async () => {
  const people = await insertApplicants(rows, { count: 2, prefix: 'template' });
  const ids = people.map(({ person_id }) => person_id);
  await rows(`update people set first_name = 'Ylva', language = 'sv' where id = $1`, [ids[0]]);
  const line = (...content: object[]) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content }],
  });
  const variable = (name: string) => ({ type: 'variable', attrs: { name } });
  const text = (words: string) => ({ type: 'text', text: words });
  const insertTemplate = async (name: string, body: object) =>
    (
      await rows(
        `insert into message_templates (name, subject, body, is_shared, owner_id)
         values ($1, $2, $3, true, $4) returning id`,
        [
          name,
          JSON.stringify({ en: line(text('A word')), sv: line(text('Ett ord')) }),
          body,
          cast.rasmus.id,
        ],
      )
    )[0].id as string;
  const greeting = await insertTemplate('Greeting', {
    en: line(text('Dear '), variable('first_name')),
    sv: line(text('Kära '), variable('first_name')),
  });
  const aboutJob = await insertTemplate('Job', { en: line(variable('job_title')) });
  const send_after = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const work = (message_template_id: string) => ({
    kind: 'mail',
    mail: { template: 'person_message', send_after },
    message_template_id,
  });
  const id = await run({ target: 'people', ids, work: work(greeting) });
  expect(await read(id)).toMatchObject({ done: 2, skipped: {} });
  const mails = await rows(
    `select subject, body::text, send_after from outbox where person_id = any ($1)
     order by array_position($1::uuid[], person_id)`,
    [ids],
  );
  expect(mails.map(({ subject }) => subject)).toEqual(['Ett ord', 'A word']);
  expect(mails[0].body).toContain('Ylva');
  expect(mails[0].body).toContain('Kära');
  expect(mails[1].body).toContain('Best regards');
  expect(mails.map((mail) => (mail.send_after as Date).toISOString())).toEqual([
    send_after,
    send_after,
  ]);
  // A person has no job to name; nobody gets a mail with a gap.
  const other = await run({ target: 'people', ids, work: work(aboutJob) });
  expect(await read(other)).toMatchObject({ done: 0, skipped: { unfilled: 2 } });
});
