import { describe, expect, it } from 'vitest';
import { deliverMail } from '../../../../server/email/deliver.ts';
import { tellOfInterview } from '../../../../server/features/interviews/tell.ts';
import { remindOfInterviews } from '../../../../server/worker/interviews/remind-of-interviews.ts';
import { cast } from '../../../fixtures/cast.ts';
import { entryIn } from '../../../fixtures/mail/calendar-entry.ts';
import { startMailServer } from '../../../fixtures/mail/mail-server.ts';
import { jobContext } from '../../../fixtures/worker.ts';
import { agreed, inJune, prepareInterviews } from './prepare-interviews.ts';

const {
  server,
  rows,
  asStaff,
  context,
  createApplicant,
  create,
  showOwn,
  book,
  tell,
  listMails,
  toRasmus,
} = prepareInterviews();

describe('invitations', () => {
  it('propose, book, move and cancel with one UID and a growing sequence', async () => {
    const applicant = await createApplicant();
    const id = await create(applicant.id);
    await tell();
    const [{ times = [] } = {}] = await showOwn(applicant.token);
    await book(applicant.token, id, times[0] ?? '');
    await tell();
    await book(applicant.token, id, times[5] ?? '');
    await tell();
    await server.invoke('cancel-interview', { interview_id: id }, { as: 'rasmus' });
    await tell();
    await tell();
    const utc = (time = '') => time.replace('.000', '');
    const mails = await listMails(applicant.email);
    expect(mails.map(({ template }) => template)).toEqual([
      'interview_proposed',
      'interview_booked',
      'interview_moved',
      'interview_cancelled',
    ]);
    expect(mails[0]?.entry).toBeFalsy();
    const entries = mails.slice(1).map(({ entry }) => entry);
    expect(entries).toMatchObject([
      { method: 'REQUEST', uid: id, sequence: 1, start: utc(times[0]), status: 'CONFIRMED' },
      { method: 'REQUEST', uid: id, sequence: 2, start: utc(times[5]) },
      { method: 'CANCEL', uid: id, sequence: 3, status: 'CANCELLED' },
    ]);
    expect(entries[0]?.attendees).toEqual([`mailto:${applicant.email}`]);
    expect(
      (await toRasmus(id)).map(({ template, entry }) => [template, entry?.method, entry?.sequence]),
    ).toEqual([
      ['interview_invitation', 'REQUEST', 1],
      ['interview_invitation', 'REQUEST', 2],
      ['interview_called_off', 'CANCEL', 3],
    ]);
  });

  it('end for a colleague who is not on the team of a job that was restricted since', async () => {
    const applicant = await createApplicant();
    const id = await create(applicant.id, agreed(27));
    await tell();
    const restrict = (restricted: boolean) =>
      rows(
        `update job_staff set owner_id = $2, is_restricted = $3
         where job_id = (select job_id from applications where id = $1)`,
        [applicant.id, cast.astrid.id, restricted],
      );
    await restrict(true);
    await rows('update interviews set place = $2 where id = $1', [id, 'https://meet.example/b']);
    await tell();
    await rows('update interviews set place = $2 where id = $1', [id, 'https://meet.example/c']);
    await tell();
    await restrict(false);
    expect((await toRasmus(id)).map(({ template }) => template)).toEqual([
      'interview_invitation',
      'interview_called_off',
    ]);
  });

  it('to contacts about a restricted job are in no conversation that others read', async () => {
    const applicant = await createApplicant();
    const [{ job_id: job, client_id: client }] = await rows(
      `select job.id as job_id, job.client_id from applications join jobs as job on job.id = job_id where applications.id = $1`,
      [applicant.id],
    );
    const [contact] = await rows(
      `insert into people (first_name, email, language) values ('Kim', 'kim@client.example', 'sv') returning id`,
    );
    await rows('insert into client_contacts (client_id, person_id) values ($1, $2)', [
      client,
      contact.id,
    ]);
    await rows('insert into job_contacts (job_id, client_id, person_id) values ($1, $2, $3)', [
      job,
      client,
      contact.id,
    ]);
    await create(applicant.id, { ...agreed(25), contact_ids: [contact.id] });
    await rows('update job_staff set is_restricted = true where job_id = $1', [job]);
    await tell();
    expect(
      await rows(
        `select conversation_id, job_id from outbox where person_id = $1 and template_key = 'interview_invitation'`,
        [contact.id],
      ),
    ).toEqual([{ conversation_id: null, job_id: job }]);
    await rows('update job_staff set is_restricted = false where job_id = $1', [job]);
  });

  it('go to contacts of the client, and are called off for those who are removed', async () => {
    const applicant = await createApplicant();
    const [contact] = await rows(
      `insert into people (first_name, last_name, email, language) values ('Klara', 'Kund', 'klara@client.example', 'sv') returning id`,
    );
    await rows(
      `insert into client_contacts (client_id, person_id)
       select job.client_id, $2 from applications join jobs as job on job.id = job_id where applications.id = $1`,
      [applicant.id, contact.id],
    );
    const id = await create(applicant.id, { ...agreed(1), contact_ids: [contact.id] });
    await tell();
    const changeInterview = {
      interview_id: id,
      sequence: 0,
      kind: 'video',
      minutes: 45,
      place: 'https://meet.example/alpaca',
    };
    const removed = { ...changeInterview, staff_ids: [cast.rasmus.id, cast.astrid.id] };
    expect((await server.invoke('change-interview', removed, { as: 'rasmus' })).status).toBe(200);
    await rows(`update interviews set told_sequence = -1 where id = $1`, [id]);
    await tell();
    const mails = await listMails('klara@client.example');
    expect(mails.map(({ template, entry }) => [template, entry?.method, entry?.sequence])).toEqual([
      ['interview_invitation', 'REQUEST', 0],
      ['interview_called_off', 'CANCEL', 1],
    ]);
    expect(mails[0]?.entry?.summary).toContain('Intervju: Sami Sample');
    expect(mails[0]?.variables.when).toBe('måndag 1 juni 2099, 10:00–10:45 (tid i Stockholm)');
    expect(await toRasmus(id)).toHaveLength(1);
    expect(
      (await listMails(cast.astrid.email)).filter(({ entry }) => entry?.uid === id),
    ).toHaveLength(1);
  });

  it('mail the candidate other suggested times, and stop accepting the earlier ones', async () => {
    const applicant = await createApplicant();
    const id = await create(applicant.id, { scheduling: 'fixed', times: [inJune(20), inJune(21)] });
    await tell();
    const meeting = {
      interview_id: id,
      kind: 'video',
      minutes: 45,
      place: 'https://meet.example/alpaca',
      staff_ids: [cast.rasmus.id],
    };
    const changeInterview = (fields: object) =>
      server.invoke('change-interview', { ...meeting, ...fields }, { as: 'rasmus' });
    expect((await changeInterview({ sequence: 0, times: [inJune(21), inJune(22)] })).status).toBe(
      200,
    );
    expect(await changeInterview({ sequence: 0, times: [] })).toMatchObject({ error: 'conflict' });
    await tell();
    expect(await book(applicant.token, id, inJune(20))).toMatchObject({ error: 'time_taken' });
    const otherApplicant = await createApplicant();
    await create(otherApplicant.id, { scheduling: 'agreed', times: [inJune(20)] });
    expect((await changeInterview({ sequence: 1 })).status).toBe(200);
    await tell();
    const mails = await listMails(applicant.email);
    expect(mails.map(({ template, variables }) => [template, variables.is_changed])).toEqual([
      ['interview_proposed', false],
      ['interview_proposed', true],
    ]);
    expect(await book(applicant.token, id, inJune(22))).toMatchObject({ status: 200 });
    expect(await changeInterview({ sequence: 2, times: [inJune(23)] })).toMatchObject({
      error: 'conflict',
    });
  });

  it('follow a mail about the stage that leads to the offered times', async () => {
    const [proposed, without] = [await createApplicant(), await createApplicant()];
    await create(proposed.id);
    const texts = [];
    for (const { id } of [proposed, without]) {
      const preview = {
        template: 'application_stage_interview',
        application_id: id,
        language: 'en',
      };
      const { data } = await server.invoke('preview-mail', preview, { as: 'rasmus' });
      texts.push(data.text);
    }
    expect(texts[0]).toContain('Choose a time');
    expect(texts[0]).not.toContain('two or three times');
    expect(texts[1]).toContain('two or three times');
  });

  it('remind the candidate the day before, once, and the colleagues who want it', async () => {
    const [soon, late] = [await createApplicant(), await createApplicant()];
    const people = { staff_ids: [cast.rasmus.id, cast.astrid.id] };
    const ids = [
      await create(soon.id, { ...agreed(2), ...people }),
      await create(late.id, agreed(3)),
    ];
    await rows(
      `insert into staff_preferences (user_id, key, value) values ($1, 'mail_interviews', 'false')`,
      [cast.astrid.id],
    );
    await tell();
    await rows(
      `update interviews set starts_at = now() + interval '20 hours', ends_at = now() + interval '20 hours 45 minutes' where id = $1`,
      [ids[0]],
    );
    await tell();
    await rows(`update interviews set booked_at = now() - interval '3 days' where id = any ($1)`, [
      ids,
    ]);
    for (const _ of [1, 2]) await remindOfInterviews(context, undefined, async () => undefined);
    const reminded = async (email: string) =>
      (await listMails(email)).filter(({ template }) => template === 'interview_reminder').length;
    expect([await reminded(soon.email), await reminded(late.email)]).toEqual([1, 0]);
    const colleagues = await rows(
      `select to_email, interview_id from outbox where template_key = 'interview_staff_reminder'`,
    );
    expect(colleagues).toEqual([{ to_email: cast.rasmus.email, interview_id: ids[0] }]);
  });
});

it('invites the colleague who takes over, and calls it off for the one who leaves', async () => {
  const applicant = await createApplicant();
  const id = await create(applicant.id, agreed(26));
  await tell();
  await asStaff('admin', 'select public.hand_over_work($1, $2)', [cast.rasmus.id, cast.astrid.id]);
  await server.database.transaction((query) => tellOfInterview(query, context.mailer, id));
  const sent = async (email: string) =>
    (await listMails(email))
      .filter(({ entry }) => entry?.uid === id)
      .map(({ entry }) => entry?.method);
  expect(await sent(cast.rasmus.email)).toEqual(['REQUEST', 'CANCEL']);
  expect(await sent(cast.astrid.email)).toEqual(['REQUEST']);
  expect(await sent(applicant.email)).toEqual(['REQUEST']);
});

it('reaches a mailbox as an invitation that mail programs recognise', async () => {
  const mailServer = await startMailServer();
  const applicant = await createApplicant();
  const id = await create(applicant.id, agreed(9));
  await tell();
  const sending = await jobContext({ ...server, smtpUrl: mailServer.url });
  const deliver = async () => {
    const mails = await rows(
      `select id from outbox where interview_id = $1 and state = 'queued' order by created_at`,
      [id],
    );
    for (const mail of mails) await deliverMail(sending.mailer, mail.id);
  };
  await deliver();
  await server.invoke('cancel-interview', { interview_id: id }, { as: 'rasmus' });
  await tell();
  await deliver();
  expect(mailServer.to(applicant.email).map(entryIn)).toMatchObject([
    {
      partMethod: 'REQUEST',
      method: 'REQUEST',
      uid: id,
      sequence: 0,
      start: '2099-06-09T08:00:00Z',
      status: 'CONFIRMED',
    },
    {
      partMethod: 'CANCEL',
      method: 'CANCEL',
      uid: id,
      sequence: 1,
      start: '2099-06-09T08:00:00Z',
      status: 'CANCELLED',
    },
  ]);
  await mailServer.stop();
});
