import { describe, expect, it } from 'vitest';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server } = prepareFunctionsServer({ withQuestions: false });

const { rows, createApplicant } = createPeople(server);

type Page = { applications: Record<string, unknown>[]; documents: Record<string, unknown>[] };

describe('the stage on the person’s own page', () => {
  type Applied = Awaited<ReturnType<typeof createApplicant>>;

  const shownTo = async ({ token }: Applied) => {
    const { data } = await server.invoke('person', { action: 'show', token });
    return (data as Page).applications[0]?.stage;
  };
  const stepsOf = async ({ token }: Applied) => {
    const { data } = await server.invoke('person', { action: 'show', token });
    return Object.keys((data as Page).applications[0]?.steps as object).sort();
  };
  const move = async ({ application }: Applied, to: string, mail?: { template: string }) => {
    const [{ stage: from }] = await rows('select stage from applications where id = $1', [
      application,
    ]);
    const note = { merit_note: 'Weighed against the ad', reject_reason: 'experience' };
    const key = crypto.randomUUID();
    const moved = await server.invoke(
      'move-application',
      { application_id: application, from, to, mail, ...note },
      { as: 'rasmus', headers: { 'idempotency-key': key } },
    );
    expect(moved.status).toBe(200);
    return key;
  };
  /** Sends queued mail like the worker. */
  const sendMail = ({ application }: Applied, state = 'sent') =>
    rows(
      `update outbox set state = $2, sent_at = now() where application_id = $1 and state = 'queued'`,
      [application, state],
    );

  it('hides a decision until it has been mailed', async () => {
    const person = await createApplicant();
    await move(person, 'screening');
    expect(await shownTo(person)).toBe('screening');
    await move(person, 'rejected', { template: 'application_rejected' });
    expect(await shownTo(person)).toBe('screening');
    // The dates of the steps reveal no more than the stage.
    expect(await stepsOf(person)).toEqual(['new', 'screening']);
    await sendMail(person, 'kept');
    expect(await shownTo(person)).toBe('rejected');
    expect(await stepsOf(person)).toEqual(['new', 'rejected', 'screening']);
  });

  it('is the decision of an imported application', async () => {
    const person = await createApplicant();
    await move(person, 'rejected');
    await rows(
      `delete from application_events where application_id = $1 and kind = 'stage_moved'`,
      [person.application],
    );
    expect(await shownTo(person)).toBe('rejected');
  });

  it('shows no offer that was not mailed', async () => {
    const person = await createApplicant();
    await move(person, 'offer');
    expect(await shownTo(person)).toBe('new');
    await move(person, 'rejected');
    expect(await shownTo(person)).toBe('new');
    await move(person, 'hired');
    await move(person, 'offer');
    expect(await shownTo(person)).toBe('new');
    await move(person, 'rejected', { template: 'application_rejected' });
    await sendMail(person);
    expect(await shownTo(person)).toBe('rejected');
  });

  it('stays at the offer that was mailed while later decisions were not', async () => {
    const person = await createApplicant();
    await move(person, 'offer', { template: 'application_stage_offer' });
    await sendMail(person);
    await move(person, 'hired');
    expect(await shownTo(person)).toBe('offer');
    await move(person, 'offer');
    expect(await shownTo(person)).toBe('offer');
  });

  it('ignores mails that announce something else or were cancelled', async () => {
    const person = await createApplicant();
    await move(person, 'offer', { template: 'application_stage_offer' });
    await move(person, 'rejected');
    await server.invoke(
      'send-mail',
      {
        template: 'application_message',
        application_id: person.application,
        message: 'When can we talk?',
      },
      { as: 'rasmus' },
    );
    await sendMail(person);
    expect(
      await rows('select owed_answer_since from applications where id = $1', [person.application]),
    ).toEqual([{ owed_answer_since: null }]);
    expect(await shownTo(person)).toBe('new');
  });

  it('follows a mail that staff wrote themselves with a move', async () => {
    const person = await createApplicant();
    const mail = { template: 'application_message', message: 'You are our first choice' };
    await move(person, 'offer', mail);
    await sendMail(person);
    expect(await shownTo(person)).toBe('offer');
  });

  it('does not reveal a decision to a person who withdraws', async () => {
    const person = await createApplicant();
    await move(person, 'rejected');
    const { token, application } = person;
    await server.invoke('person', { action: 'withdraw', token, application_id: application });
    expect(await shownTo(person)).toBe('new');
    const { data } = await server.invoke('person', { action: 'export', token });
    expect(data).toMatchObject({ decisions: [] });
  });

  it.each([
    ['hired', 'application_stage_hired'],
    ['rejected', 'application_rejected'],
  ])('keeps a person who was told that they are %s from withdrawing', async (stage, template) => {
    const person = await createApplicant();
    await move(person, stage, { template });
    await sendMail(person);
    const { token, application } = person;
    const call = { action: 'withdraw', token, application_id: application };
    expect(await server.invoke('person', call)).toMatchObject({
      status: 409,
      error: 'application_decided',
    });
    expect(await shownTo(person)).toBe(stage);
  });

  it('shows no second rejection to a person who was reinstated after the first', async () => {
    const person = await createApplicant();
    await move(person, 'rejected', { template: 'application_rejected' });
    await sendMail(person);
    await move(person, 'interview');
    expect(await shownTo(person)).toBe('interview');
    await move(person, 'rejected');
    expect(await shownTo(person)).toBe('interview');
  });

  it('is a mailed rejection again after the move away from it was undone', async () => {
    const person = await createApplicant();
    await move(person, 'rejected', { template: 'application_rejected' });
    await sendMail(person);
    const key = await move(person, 'interview');
    await server.invoke('undo-move', { key }, { as: 'rasmus' });
    expect(await shownTo(person)).toBe('rejected');
  });
});
