import { describe, expect, it } from 'vitest';
import { createApplicants } from '../../../fixtures/applicants/applicants.ts';
import { guard } from '../../../fixtures/applications.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server } = prepareFunctionsServer({ withQuestions: false });

const { rows, createInScreening, move, createRejected } = createApplicants(server);

const send = (mail: object) => server.invoke('send-mail', mail, { as: 'rasmus' });
const unfit = { status: 409, error: 'mail_unfit' };

/** Moves the applicant to the stage, with a queued mail about it. */
async function inStage(stage: string) {
  const { id } = await createInScreening();
  const note = { reject_reason: 'skills', merit_note: 'Others know more of it.' };
  await move({ application_id: id, from: 'screening', to: stage, ...note });
  return id;
}

const templates = {
  screening: 'application_stage_screening',
  interview: 'application_stage_interview',
  offer: 'application_stage_offer',
  hired: 'application_stage_hired',
  rejected: 'application_rejected',
};

describe('a mail by hand', () => {
  it.each(['new', ...Object.keys(templates)])(
    'cannot announce a stage that an applicant in %s is not in',
    async (stage) => {
      const id = stage === 'screening' ? (await createInScreening()).id : await inStage(stage);
      for (const [told, template] of Object.entries(templates)) {
        const sent = await send({ template, application_id: id });
        expect(sent, template).toMatchObject(told === stage ? { status: 200 } : unfit);
      }
      const undecided = await send({ template: 'application_still_open', application_id: id });
      expect(undecided).toMatchObject(
        stage === 'hired' || stage === 'rejected' ? unfit : { status: 200 },
      );
      expect(await send({ template: 'application_moved', application_id: id })).toMatchObject(
        unfit,
      );
      const mail = { template: 'application_message', application_id: id, message: 'Call me?' };
      expect((await send(mail)).status).toBe(200);
    },
  );

  it('cannot announce a stage to a person without an application, or after withdrawal', async () => {
    const { id, person } = await createRejected();
    const template = templates.rejected;
    expect(await send({ template, person_id: person })).toMatchObject(unfit);
    await rows('update applications set withdrawn_at = now() where id = $1', [id]);
    expect(await send({ template, application_id: id })).toMatchObject(unfit);
  });

  it('cannot announce a decision on a freelancer that was not made', async () => {
    const email = 'undecided@people.example';
    await server.invoke('join-freelance-network', {
      ...guard(),
      consent: true,
      consent_version: 1,
      first_name: 'Nils',
      last_name: 'Sample',
      email,
      fields: ['tech'],
      skills: 'Sewing',
    });
    const [{ id }] = await rows('select id from people where email = $1', [email]);
    for (const template of ['freelancer_approved', 'freelancer_declined']) {
      expect(await send({ template, person_id: id }), template).toMatchObject(unfit);
    }
    await rows(`update freelancers set state = 'approved' where person_id = $1`, [id]);
    expect((await send({ template: 'freelancer_approved', person_id: id })).status).toBe(200);
  });
});

describe('the mail of a move', () => {
  it('must announce the target stage, otherwise the move fails', async () => {
    const { id } = await createInScreening();
    for (const template of [templates.rejected, templates.screening, 'application_moved']) {
      const moved = { application_id: id, from: 'screening', to: 'interview', mail: { template } };
      expect(await move(moved), template).toMatchObject(unfit);
    }
    expect(await rows('select stage from applications where id = $1', [id])).toEqual([
      { stage: 'screening' },
    ]);
  });

  it('to another job must not announce a stage there', async () => {
    const { id } = await createInScreening();
    const [{ id: job }] = await rows(`select id from jobs where slug = 'ilog-digital-designer'`);
    const moveWith = (template: string) =>
      move({ application_id: id, from: 'screening', to: 'new', job_id: job, mail: { template } });
    expect(await moveWith(templates.screening)).toMatchObject(unfit);
    expect((await moveWith('application_moved')).status).toBe(200);
  });
});
