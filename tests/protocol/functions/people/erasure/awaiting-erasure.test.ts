import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueMail } from '../../../../../server/email/enqueue.ts';
import { hashToken } from '../../../../../server/email/person-links.ts';
import { sendJobAlerts } from '../../../../../server/worker/jobs/send-job-alerts.ts';
import { applicationForm } from '../../../../fixtures/applications.ts';
import { cast } from '../../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';
import { jobContext } from '../../../../fixtures/worker.ts';

// A person with a history in every part of the product requests erasure: from that moment nobody can read about them.

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
let job: string;
let person: string;
let application: string;
let item: string;
let file: string;
const token = randomBytes(32).toString('base64url');
const email = 'kvarn@people.example';

const idOf = async (text: string, values: unknown[] = []) =>
  (await rows(text, values))[0]?.id as string;

/** Reads as a recruiter, or as a visitor, under row-level security. */
async function readAs(text: string, role: 'authenticated' | 'anon' = 'authenticated') {
  const claims = role === 'anon' ? { role } : { sub: cast.rasmus.id, role, aal: 'aal1' };
  const result = await server.database.withRole({ role, claims }, { text });
  return JSON.stringify(result.rows);
}

beforeAll(async () => {
  const form = applicationForm({ email, first_name: 'Karin', last_name: 'Kvarnvinge' });
  await server.invoke('apply', form);
  const otherPerson = {
    email: 'twin@people.example',
    first_name: 'Karin',
    last_name: 'Kvarnvinge',
  };
  await server.invoke('apply', applicationForm(otherPerson));
  job = await idOf(`select id from jobs where slug = 'hygglo-fullstack-developer'`);
  person = await idOf('select id from people where email = $1', [email]);
  application = await idOf('select id from applications where person_id = $1', [person]);
  await rows(
    `update documents set extracted_text = 'Kvarnbygge', extraction = 'done' where person_id = $1`,
    [person],
  );
  await rows(
    `insert into candidates (person_id, skills, fields, wants_alerts, consent_expires_at)
     values ($1, '{Kvarnbygge}', '{tech}', true, now() + interval '1 year')`,
    [person],
  );
  await rows(
    `insert into freelancers (person_id, skills, consent_expires_at)
     values ($1, '{Kvarnbygge}', now() + interval '1 year')`,
    [person],
  );
  await rows(
    `insert into freelancer_availability (person_id, period) values ($1, '[2030-01-01,)')`,
    [person],
  );
  await rows(`insert into freelancer_notes (person_id, body) values ($1, 'Builds mills')`, [
    person,
  ]);
  await rows(
    `insert into application_notes (application_id, author_id, body) values ($1, $2, 'Builds mills')`,
    [application, cast.rasmus.id],
  );
  await rows(
    `insert into application_ratings (application_id, staff_id, score, comment) values ($1, $2, 4, 'Mills')`,
    [application, cast.rasmus.id],
  );
  await rows(
    `insert into application_answers (application_id, position, kind, prompt, answer)
     values ($1, 1, 'short_text', '{"en": "Why?"}', '"Mills"')`,
    [application],
  );
  [{ path: file }] = await rows('select path from documents where person_id = $1', [person]);
  await rows(`insert into waiting_list (person_id, company) values ($1, 'Kvarn AB')`, [person]);
  const tag = await idOf(`insert into tags (name) values ('Mills') returning id`);
  await rows('insert into person_tags (person_id, tag_id) values ($1, $2)', [person, tag]);
  const link = await idOf(
    `insert into review_links (shared_at, job_id, token_hash, recipient_name, created_by)
     values (now(), $1, $2, 'Ines Ek', $3) returning id`,
    [job, hashToken(token), cast.rasmus.id],
  );
  item = await idOf(
    'insert into review_link_items (review_link_id, application_id) values ($1, $2) returning id',
    [link, application],
  );
  // A comment notifies the recruiter.
  await server.invoke('review', { token, action: 'comment', item, comment: 'Likes mills' });
});

const callAsRecruiter = (name: 'request_erasure' | 'undo_erasure') =>
  asStaff('recruiter', `select public.${name}($1)`, [person]);

describe.each([
  ['the review page', () => readAs(`select open_review('${token}')`, 'anon')],
  ['a shortlist', () => readAs('select * from review_link_items')],
  ['what clients wrote', () => readAs('select * from review_events where item_id is not null')],
  ['notifications', () => readAs('select * from notifications where application_id is not null')],
  ['the board', () => readAs('select * from list_board()')],
  ['a search of applications', () => readAs(`select * from find_applications('kvarn@')`)],
  ['applications', () => readAs(`select * from applications where person_id = '${person}'`)],
  ['documents', () => readAs(`select * from documents where person_id = '${person}'`)],
  ['files', () => readAs(`select * from storage.objects where bucket_id = 'cvs'`)],
  ['notes', () => readAs('select * from application_notes')],
  ['ratings', () => readAs('select * from application_ratings')],
  ['answers', () => readAs('select * from application_answers')],
  ['mail', () => readAs('select * from outbox')],
  ['a search of mail', () => readAs(`select * from find_in_outbox('kvarn@')`)],
  ['notes on freelancers', () => readAs('select * from freelancer_notes')],
  ['availability', () => readAs('select * from freelancer_availability')],
  ['candidates', () => readAs('select * from candidates')],
  ['the candidate list', () => readAs('select * from candidate_list')],
  ['candidates by tag', () => readAs('select * from candidates_by_tag')],
  ['a search of candidates', () => readAs(`select * from find_in_candidate_list('kvarnbygge')`)],
  ['freelancers', () => readAs('select * from freelancers')],
  ['the freelancer list', () => readAs('select * from freelancer_list')],
  ['a search of freelancers', () => readAs(`select * from find_in_freelancer_list('kvarnbygge')`)],
  ['leads', () => readAs('select * from waiting_list')],
  ['the lead list', () => readAs('select * from lead_list')],
  ['a search of leads', () => readAs(`select * from find_in_lead_list('kvarn')`)],
  ['the list of people', () => readAs(`select * from people_list where email = '${email}'`)],
  ['a search of the list', () => readAs(`select * from find_in_people_list('kvarn@')`)],
  ['people by tag', () => readAs('select * from people_by_tag')],
  ['consents', () => readAs('select * from consents')],
  ['the history of applications', () => readAs('select * from application_events')],
  ['the history of the person', () => readAs('select * from person_timeline')],
  ['a search of people', () => readAs(`select * from find_people('kvarn@')`)],
  [
    'excerpts of a search',
    () => readAs(`select * from explain_search('kvarnbygge', '{${person}}')`),
  ],
  ['duplicates', () => readAs('select * from duplicate_pairs')],
  [
    'possible duplicates',
    () => readAs(`select * from possible_duplicates where person_id = '${person}'`),
  ],
])('%s', (_, readText) => {
  it('hides the person immediately, and shows them again when the erasure is undone', async () => {
    const containsPerson = (text: string) =>
      [email, person, application, item, file].some((value) => text.includes(value));
    const textBefore = await readText();
    expect(containsPerson(textBefore)).toBe(true);
    await callAsRecruiter('request_erasure');
    const textDuring = await readText();
    await callAsRecruiter('undo_erasure');
    expect(containsPerson(textDuring)).toBe(false);
    expect(containsPerson(await readText())).toBe(true);
  });
});

describe('while the person awaits erasure', () => {
  beforeAll(() => callAsRecruiter('request_erasure'));
  afterAll(() => callAsRecruiter('undo_erasure'));

  it('a client cannot open the CV or anything else', async () => {
    const { data } = await server.invoke('review', { token, action: 'show' });
    expect(data.items).toEqual([]);
    for (const action of ['cv', 'view']) {
      expect(await server.invoke('review', { token, action, item })).toMatchObject({ status: 404 });
    }
    const comment = { token, action: 'comment', item, comment: 'Where?' };
    expect(await server.invoke('review', comment)).toMatchObject({ status: 404 });
  });

  it('a merge cannot cancel an erasure', async () => {
    const twin = await idOf(`select id from people where email = 'twin@people.example'`);
    const pair = { keep: twin, merge: person };
    expect(await server.invoke('merge-people', pair, { as: 'rasmus' })).toMatchObject({
      status: 404,
    });
  });

  it('staff cannot mail the person', async () => {
    const mail = { template: 'application_message', message: 'Hello', application_id: application };
    expect(await server.invoke('send-mail', mail, { as: 'rasmus' })).toMatchObject({ status: 404 });
    const proposal = { person_ids: [person], job_id: job };
    const { data } = await server.invoke('propose-job', proposal, { as: 'rasmus' });
    expect(data).toMatchObject({ sent: [], skipped: [{ reason: 'not_found' }] });
  });

  it('no job alert is sent', async () => {
    await sendJobAlerts(await jobContext(server), { id: job }, async () => undefined);
    const mails = await server.outbox(email);
    expect(mails.map(({ template }) => template)).not.toContain('job_alert');
  });

  it('mail is not queued unless it is about the erasure or was requested for this address', async () => {
    const send = (template: string) =>
      server.database.transaction((query) =>
        enqueueMail(query, {
          template,
          to: email,
          language: 'en',
          personId: person,
          variables: {},
        }),
      );
    expect(await send('candidate_renewal')).toBeUndefined();
    expect(await send('application_rejected')).toBeUndefined();
    for (const template of ['privacy_request_received', 'person_link', 'confirm_submission']) {
      expect(await send(template)).toBeDefined();
    }
  });
});

it('mail that was queued before the erasure was requested is not sent, not even on a retry', async () => {
  const queue = (state: string) =>
    idOf(
      `insert into outbox (cause, template_key, to_email, language, person_id, state)
       values ('test:' || gen_random_uuid(), 'candidate_renewal', $1, 'en', $2, $3) returning id`,
      [email, person, state],
    );
  const [waiting, failed] = [await queue('queued'), await queue('failed')];
  await callAsRecruiter('request_erasure');
  await rows(`update outbox set state = 'queued' where id = $1`, [failed]);
  const states = await rows('select distinct state::text from outbox where id = any ($1)', [
    [waiting, failed],
  ]);
  expect(states).toEqual([{ state: 'cancelled' }]);
});
