import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { applicationForm, cvPdf } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { confirmLatest, createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const { createApplicant } = createPeople(server);

const jobId = async (slug: string) =>
  (await rows('select id from jobs where slug = $1', [slug]))[0].id as string;

const findApplication = async (id: string) =>
  (await rows('select * from applications where id = $1', [id]))[0];

function move(
  body: Record<string, unknown>,
  key: string = randomUUID(),
  as: 'rasmus' | 'astrid' = 'rasmus',
) {
  return server.invoke('move-application', body, { as, headers: { 'idempotency-key': key } });
}

it.each(['editor', 'pending'] as const)('%s cannot read the board', async (actor) => {
  await createApplicant();
  for (const call of ['list_board()', 'count_board()']) {
    await expect(asStaff(actor, `select * from public.${call}`)).rejects.toMatchObject({
      code: '42501',
    });
  }
  expect((await asStaff(actor, 'select id from public.applications')).rows).toEqual([]);
});

describe('move-application', () => {
  it('moves the application and enqueues the chosen mail; an answer is owed until it is sent', async () => {
    const { application: id, email } = await createApplicant();
    const { data } = await move({
      application_id: id,
      from: 'new',
      to: 'interview',
      position: '5',
      mail: { template: 'application_stage_interview', message: 'Thursday?' },
    });
    expect(data).toMatchObject({ mail_id: expect.any(String), after: { stage: 'interview' } });
    expect(await findApplication(id)).toMatchObject({
      stage: 'interview',
      position: '5',
      owed_answer_since: expect.any(Date),
    });
    expect((await server.outbox(email)).at(-1)).toMatchObject({
      template: 'application_stage_interview',
      language: 'sv',
    });
    await rows(`update outbox set state = 'sent' where id = $1`, [data.mail_id]);
    expect((await findApplication(id)).owed_answer_since).toBeNull();
  });

  it('neither moves without the mail nor sends the mail without the move', async () => {
    const { application: id, email } = await createApplicant();
    const applicationBefore = await findApplication(id);
    const mails = await server.outbox(email);
    const unknown = { template: 'no_such_template' };
    expect(
      (await move({ application_id: id, from: 'new', to: 'offer', mail: unknown })).status,
    ).toBe(404);
    expect(await findApplication(id)).toEqual(applicationBefore);

    const mail = { template: 'application_stage_offer' };
    const stale = await move({ application_id: id, from: 'screening', to: 'offer', mail });
    expect(stale).toMatchObject({ status: 409, error: 'conflict' });
    expect(await server.outbox(email)).toEqual(mails);
  });

  it('requires a merit note to reject or hire', async () => {
    const { application: id } = await createApplicant();
    const reject = { application_id: id, from: 'new', to: 'rejected' };
    expect(await move(reject)).toMatchObject({
      status: 422,
      fields: { merit_note: 'required', reject_reason: 'required' },
    });
    await move({ ...reject, reject_reason: 'skills', merit_note: 'Scored 2 of 5 on grilling.' });
    expect(await findApplication(id)).toMatchObject({
      stage: 'rejected',
      reject_reason: 'skills',
      merit_note: 'Scored 2 of 5 on grilling.',
      decided_by: cast.rasmus.id,
    });
  });

  it('of two concurrent moves one succeeds and the other gets a conflict', async () => {
    const { application: id } = await createApplicant();
    const outcomes = await Promise.all([
      move({ application_id: id, from: 'new', to: 'screening' }),
      move({ application_id: id, from: 'new', to: 'interview' }, undefined, 'astrid'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('moves to another job, but not to one the person has applied for', async () => {
    const { application: id, email } = await createApplicant();
    const otherJob = await jobId('ilog-digital-designer');
    const to = { application_id: id, from: 'new', to: 'new', job_id: otherJob };
    await move({ ...to, mail: { template: 'application_moved' } });
    expect((await findApplication(id)).job_id).toBe(otherJob);
    expect((await server.outbox(email)).at(-1)?.variables).toMatchObject({
      old_job_title: expect.stringContaining('utvecklare'),
    });
    await server.invoke('apply', applicationForm({ email, phone: undefined }));
    await confirmLatest(server, email);
    const [secondApplication] = await rows(
      `select id from applications where person_id = $1 and job_id <> $2`,
      [(await findApplication(id)).person_id, otherJob],
    );
    expect(
      await move({
        application_id: secondApplication.id,
        from: 'new',
        to: 'new',
        job_id: otherJob,
      }),
    ).toMatchObject({ status: 422, fields: { job_id: 'choice_invalid' } });
  });

  it('rejects withdrawn applications', async () => {
    const { application: id } = await createApplicant();
    await rows('update applications set withdrawn_at = now() where id = $1', [id]);
    expect((await move({ application_id: id, from: 'new', to: 'offer' })).status).toBe(409);
  });
});

describe('undo-move', () => {
  const undo = (key: string, as: 'rasmus' | 'astrid' = 'rasmus') =>
    server.invoke('undo-move', { key }, { as });
  const toScreening = (id: string) => ({
    application_id: id,
    from: 'new',
    to: 'screening',
    mail: { template: 'application_stage_screening' },
  });

  it('reverts the move, its mail and `owed_answer_since`', async () => {
    const { application: id } = await createApplicant();
    await rows('update applications set owed_answer_since = null where id = $1', [id]);
    const { updated_at: _, ...before } = await findApplication(id);
    const key = randomUUID();
    const { data } = await move(toScreening(id), key);
    expect((await undo(key, 'astrid')).status).toBe(404);
    expect((await undo(key)).status).toBe(200);
    expect(await findApplication(id)).toMatchObject(before);
    const [mail] = await rows('select state from outbox where id = $1', [data.mail_id]);
    expect(mail.state).toBe('cancelled');
  });

  it('undoes nothing that somebody has done since', async () => {
    const { application: id } = await createApplicant();
    const key = randomUUID();
    await move(toScreening(id), key);
    expect((await undo(key)).status).toBe(200);
    await move(toScreening(id), undefined, 'astrid');
    expect((await undo(key)).status).toBe(409);
    const again = { application_id: id, from: 'screening', to: 'interview' };
    const second = randomUUID();
    await move(again, second);
    await move({ application_id: id, from: 'interview', to: 'screening' }, undefined, 'astrid');
    await move(again, undefined, 'astrid');
    expect((await undo(second)).status).toBe(409);
    expect((await findApplication(id)).stage).toBe('interview');
  });

  it.each(['sending', 'sent', 'kept'])('fails once the mail is %s', async (state) => {
    const { application: id } = await createApplicant();
    const key = randomUUID();
    const { data } = await move(toScreening(id), key);
    await rows('update outbox set state = $2 where id = $1', [data.mail_id, state]);
    expect(await undo(key)).toMatchObject({ status: 409, error: 'mail_sent' });
    expect((await findApplication(id)).stage).toBe('screening');
  });

  it('fails once a colleague has moved the application again', async () => {
    const { application: id } = await createApplicant();
    const key = randomUUID();
    const { data } = await move(toScreening(id), key);
    await move({ application_id: id, from: 'screening', to: 'offer' }, undefined, 'astrid');
    expect((await undo(key)).status).toBe(409);
    const [mail] = await rows('select state from outbox where id = $1', [data.mail_id]);
    // The mail announced the stage that the colleague moved the application away from.
    expect(mail.state).toBe('cancelled');
  });
});

describe('add-application', () => {
  async function form(fields: Record<string, string> = {}, cv?: File): Promise<FormData> {
    const data = new FormData();
    const values = {
      job_id: await jobId('hygglo-fullstack-developer'),
      first_name: 'Hanna',
      last_name: 'Handsson',
      email: `${randomUUID()}@people.example`,
      language: 'sv',
      ...fields,
    };
    for (const [name, value] of Object.entries(values)) data.append(name, value);
    if (cv) data.append('cv', cv);
    return data;
  }

  it('adds the person with a CV and mails a confirmation', async () => {
    const body = await form({ tell: 'true' }, cvPdf());
    const { data } = await server.invoke('add-application', body, { as: 'rasmus' });
    expect(await findApplication(String(data.id))).toMatchObject({
      stage: 'new',
      source: 'staff',
      cv_document_id: expect.any(String),
    });
    expect(await server.outbox(String(body.get('email')))).toMatchObject([
      { template: 'application_received', language: 'sv' },
    ]);
  });

  it('adds two people of one name without an address, and mails nobody', async () => {
    const fields = { email: ' ', last_name: 'Utan Adress', phone: '070-123 45 67', tell: 'true' };
    const added = [];
    for (let count = 0; count < 2; count += 1) {
      const { data } = await server.invoke('add-application', await form(fields), { as: 'rasmus' });
      added.push(await findApplication(String(data.id)));
    }
    expect(new Set(added.map(({ person_id: person }) => person)).size).toBe(2);
    expect(
      await rows(
        `select email, email_confirmed_at, phone, (select count(*) from outbox where person_id = people.id) as mails
         from people where last_name = 'Utan Adress'`,
      ),
    ).toEqual(
      Array(2).fill({ email: null, email_confirmed_at: null, phone: '+46701234567', mails: 0 }),
    );
  });

  it('sends no mail if not requested, and adds nobody twice', async () => {
    const body = await form();
    expect((await server.invoke('add-application', body, { as: 'rasmus' })).status).toBe(200);
    expect(await server.outbox(String(body.get('email')))).toEqual([]);
    expect(await server.invoke('add-application', body, { as: 'rasmus' })).toMatchObject({
      status: 422,
      fields: { email: 'choice_invalid' },
    });
  });

  it('does not end an erasure that was asked for', async () => {
    const { id, email } = await createApplicant();
    const setErasure = (requestedAt: string) =>
      rows(
        `update people set erase_after = '2100-01-01', erasure_requested_at = ${requestedAt} where id = $1`,
        [id],
      );
    await setErasure('now()');
    const body = await form({ email, job_id: await jobId('ilog-digital-designer') }, cvPdf());
    expect(await server.invoke('add-application', body, { as: 'rasmus' })).toMatchObject({
      status: 422,
      fields: { email: 'consent_required' },
    });
    const applications = 'select id from applications where person_id = $1';
    expect(await rows(applications, [id])).toHaveLength(1);
    const waiting = 'select id from people where id = $1 and erase_after is not null';
    expect(await rows(waiting, [id])).toHaveLength(1);

    // The end of the retention period is no request: the person is active again.
    await setErasure('null');
    expect((await server.invoke('add-application', body, { as: 'rasmus' })).status).toBe(200);
    expect(await rows(waiting, [id])).toEqual([]);
  });

  it('confirms to the person on file when the address is that of a merged record', async () => {
    const kept = await createApplicant();
    const merged = await createApplicant();
    const pair = { keep: kept.id, merge: merged.id };
    const { status } = await server.invoke('merge-people', pair, { as: 'rasmus' });
    expect(status).toBe(200);
    const earlier = (await server.outbox(merged.email)).length;

    const body = await form({
      job_id: await jobId('ilog-digital-designer'),
      email: merged.email,
      language: 'en',
      tell: 'true',
    });
    const { data } = await server.invoke('add-application', body, { as: 'rasmus' });
    expect(await findApplication(String(data.id))).toMatchObject({ person_id: kept.id });
    expect(await server.outbox(merged.email)).toHaveLength(earlier);
    expect((await server.outbox(kept.email)).at(-1)).toMatchObject({
      template: 'application_received',
      language: 'sv',
    });
  });
});
