import { describe, expect, it } from 'vitest';
import { applicationForm } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { confirmLatest } from '../../../fixtures/people.ts';
import { prepareMoves } from './prepare-moves.ts';

const { server, rows, asStaff, createApplicant, findApplication, move } = prepareMoves();

const jobId = async (slug: string) =>
  (await rows('select id from jobs where slug = $1', [slug]))[0].id as string;

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
