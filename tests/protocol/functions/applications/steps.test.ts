import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { runBulkAction } from '../../../../server/worker/run-bulk-action.ts';
import { jobContext } from '../../../fixtures/worker.ts';
import { prepareSteps, steps } from './prepare-steps.ts';

const { server, rows, asStaff, createApplicant, find, move, undo } = prepareSteps();

it('moves to a stage of the template, and takes the move back', async () => {
  const { application: id } = await createApplicant();
  expect(await find(id)).toMatchObject({ stage: 'new', step: 'New' });
  await move(id, { from: 'new', to: 'interview' });
  expect(await find(id)).toMatchObject({ stage: 'interview', step: 'Interview' });

  const key = randomUUID();
  const second = {
    from: 'interview',
    to: 'interview',
    from_step: steps.Interview,
    to_step: steps['Second talk'],
  };
  expect((await move(id, second, key)).status).toBe(200);
  expect(await find(id)).toMatchObject({ stage: 'interview', step: 'Second talk' });
  expect((await undo(key)).status).toBe(200);
  expect(await find(id)).toMatchObject({ stage: 'interview', step: 'Interview' });
});

it('keeps a decision within its stage, and asks for one only with the stage', async () => {
  const { application: id } = await createApplicant();
  const merit_note = 'Only two years of practice.';
  expect(
    (await move(id, { from: 'new', to: 'rejected', to_step: steps['Talent pool'] })).status,
  ).toBe(422);
  await move(id, { from: 'new', to: 'rejected', reject_reason: 'experience', merit_note });
  expect(await find(id)).toEqual({ stage: 'rejected', step: 'Rejected', merit_note });
  const key = randomUUID();
  await move(id, { from: 'rejected', to: 'rejected', to_step: steps['Talent pool'] }, key);
  expect(await find(id)).toEqual({ stage: 'rejected', step: 'Talent pool', merit_note });
  await undo(key);
  expect(await find(id)).toEqual({ stage: 'rejected', step: 'Rejected', merit_note });
});

it('rejects a step of another stage, and one that the user no longer sees', async () => {
  const { application: id } = await createApplicant();
  for (const to_step of [steps['Second talk'], randomUUID()]) {
    expect(await move(id, { from: 'new', to: 'screening', to_step })).toMatchObject({
      status: 422,
      fields: { to_step: 'choice_invalid' },
    });
  }
  const stale = { from: 'new', from_step: steps.Screening, to: 'offer' };
  expect((await move(id, stale)).status).toBe(409);
  const [{ id: other }] = await rows(
    `insert into stage_templates (name) values ('{"en": "Other", "sv": "Andra"}') returning id`,
  );
  const [{ id: foreign }] = await rows(
    `select id from stage_steps where template_id = $1 and stage = 'offer'`,
    [other],
  );
  expect((await move(id, { from: 'new', to: 'offer', to_step: foreign })).status).toBe(409);
  expect(await find(id)).toMatchObject({ stage: 'new', step: 'New' });
});

it('does not take back a move after which a colleague has moved on within the stage', async () => {
  const { application: id } = await createApplicant();
  const key = randomUUID();
  await move(id, { from: 'new', to: 'interview' }, key);
  await move(id, { from: 'interview', to: 'interview', to_step: steps['Second talk'] });
  expect((await undo(key)).status).toBe(409);
  expect(await find(id)).toMatchObject({ step: 'Second talk' });
});

it('cancels mail about a stage when a step of another one is written', async () => {
  const { application: id, email } = await createApplicant();
  const mail = { template: 'application_stage_screening', send_after: '2099-01-01T08:00:00Z' };
  await move(id, { from: 'new', to: 'screening', mail });
  const states = async () =>
    (
      await rows('select state::text from outbox where to_email = $1 and stage is not null', [
        email,
      ])
    ).map(({ state }) => state);
  expect(await states()).toEqual(['queued']);
  await asStaff(
    'recruiter',
    `update public.applications set step_id = '${steps.Offer}' where id = '${id}'`,
  );
  expect(await find(id)).toMatchObject({ stage: 'offer', step: 'Offer' });
  expect(await states()).toEqual(['cancelled']);
});

it('moves many to a step, and tells nobody who stays in the stage', async () => {
  const [within, from, there] = [
    await createApplicant(),
    await createApplicant(),
    await createApplicant(),
  ];
  await move(within.application, { from: 'new', to: 'interview' });
  await move(there.application, { from: 'new', to: 'interview', to_step: steps['Second talk'] });
  const work = {
    kind: 'move',
    to: 'interview',
    to_step: steps['Second talk'],
    from: ['new', 'interview'],
    mail: { template: 'application_stage_interview' },
  };
  const ids = [within, from, there].map(({ application }) => application);
  const { data: action } = await server.invoke(
    'start-bulk-action',
    { target: 'applications', selection: { mode: 'some', ids }, work },
    { as: 'rasmus', headers: { 'idempotency-key': randomUUID() } },
  );
  await runBulkAction(await jobContext(server), { id: action.id }, async () => undefined);
  const [result] = await rows('select done, skipped from bulk_actions where id = $1', [action.id]);
  expect(result).toEqual({ done: 2, skipped: { same_stage: 1 } });
  for (const id of ids) expect(await find(id)).toMatchObject({ step: 'Second talk' });
  const mailed = await rows(
    `select application_id from outbox where template_key = 'application_stage_interview' and application_id = any ($1)`,
    [ids],
  );
  expect(mailed).toEqual([{ application_id: from.application }]);
});
