import { beforeEach, expect, it } from 'vitest';
import { tellOfMentions } from '../../../server/worker/notices/tell-of-mentions.ts';
import { createApplicants } from '../../fixtures/applicants/applicants.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { jobContext } from '../../fixtures/worker.ts';

// A colleague is mentioned on applicants who have already been moved and mailed.

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const applicants = createApplicants(server);

beforeEach(async () => {
  await rows('delete from staff_preferences');
  await rows(`update staff_profiles set language = 'sv' where user_id = $1`, [cast.astrid.id]);
});

const { astrid, rasmus, edith } = cast;

async function mention(application: string, mentions: string[]): Promise<string> {
  await asStaff(
    'recruiter',
    `insert into application_notes (application_id, body, mentions) values ($1, 'Can you take it?', $2)`,
    [application, mentions],
  );
  const [note] = await rows(
    'select id from application_notes where application_id = $1 order by created_at desc limit 1',
    [application],
  );
  return note?.id;
}

/** Runs the task after the time in which a colleague may read the notification. */
async function mailMentions() {
  await rows(`update notifications set created_at = created_at - interval '3 minutes'`);
  await tellOfMentions(await jobContext(server), undefined, async () => undefined);
}

const mailsAbout = (note: string) =>
  rows(
    `select to_email, language, variables, application_id from outbox
     where template_key = 'staff_mention' and cause like 'staff_mention:' || $1 || ':%'`,
    [note],
  );

it('mails the mentioned colleague once, in their language, whatever happens to the note later', async () => {
  const { id } = await applicants.createInScreening();
  const note = await mention(id, [astrid.id, rasmus.id, edith.id]);
  await mailMentions();
  await asStaff(
    'recruiter',
    `update application_notes set body = 'Please!', mentions = '{}' where id = $1`,
    [note],
  );
  await asStaff('recruiter', `update application_notes set mentions = $2 where id = $1`, [
    note,
    [astrid.id],
  ]);
  await mailMentions();
  const mails = await mailsAbout(note);
  // Neither the author gets mail nor an editor, who may not read applications.
  expect(mails.map((mail) => mail.to_email)).toEqual([astrid.email]);
  expect(mails[0]).toMatchObject({
    language: 'sv',
    // The mail is not part of the applicant's timeline.
    application_id: null,
    variables: { first_name: 'Astrid', author: rasmus.name },
  });
  const link = new URL(mails[0]?.variables.link);
  expect(link.pathname + link.search).toBe(
    `/admin/job-applications?application=${id}&tab=notes&lang=sv`,
  );
});

it('waits until the colleague has had time to read the notification', async () => {
  const { id } = await applicants.createInScreening();
  const note = await mention(id, [astrid.id]);
  await tellOfMentions(await jobContext(server), undefined, async () => undefined);
  expect(await mailsAbout(note)).toEqual([]);
});

it.each([
  ['the colleague has read it', 'update notifications set read_at = now()'],
  [
    'the colleague has turned these mails off',
    `insert into staff_preferences (user_id, key, value) values ('${cast.astrid.id}', 'mail_mentions', 'false')`,
  ],
  ['the note was deleted', 'delete from application_notes'],
  ['the mention was removed', `update application_notes set mentions = '{}'`],
  [
    'the applicant is about to be erased',
    `update people set erase_after = now() + interval '1 day'`,
  ],
])('sends nothing once %s', async (_, change) => {
  const { id } = await applicants.createInScreening();
  const note = await mention(id, [astrid.id]);
  await rows(change);
  await mailMentions();
  expect(await mailsAbout(note)).toEqual([]);
});
