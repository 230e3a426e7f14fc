import { describe, expect, it } from 'vitest';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server } = prepareFunctionsServer({ withQuestions: false });

const { rows, tokenOf, createApplicant, join } = createPeople(server);

describe('withdraw, leave and renew', () => {
  it('withdraws one application, and mails that once', async () => {
    const { token, application, email } = await createApplicant();
    const call = {
      action: 'withdraw',
      token,
      application_id: application,
      reason: 'Found another',
    };
    expect((await server.invoke('person', call)).data).toEqual({ ok: true });
    expect((await server.invoke('person', call)).data).toEqual({ ok: true });
    const [row] = await rows(
      'select withdrawn_reason, owed_answer_since from applications where id = $1',
      [application],
    );
    expect(row).toEqual({ withdrawn_reason: 'Found another', owed_answer_since: null });
    const sent = (await server.outbox(email)).filter(
      ({ template }) => template === 'application_withdrawn',
    );
    expect(sent).toHaveLength(1);
  });

  it('confirms a withdrawal in the language of the person', async () => {
    const { token, application, email, id } = await createApplicant();
    await rows(`update applications set language = 'en' where id = $1`, [application]);
    await rows(`update people set language = 'sv' where id = $1`, [id]);
    await server.invoke('person', { action: 'withdraw', token, application_id: application });
    expect(
      await rows(
        `select language, variables ->> 'job_title' as job from outbox
         where to_email = $1 and template_key = 'application_withdrawn'`,
        [email],
      ),
    ).toEqual([{ language: 'sv', job: 'Fullstackutvecklare' }]);
  });

  it('cannot withdraw the application of another person', async () => {
    const [one, other] = [await createApplicant(), await createApplicant()];
    const call = { action: 'withdraw', token: one.token, application_id: other.application };
    expect((await server.invoke('person', call)).status).toBe(404);
  });

  it('shows the decision on a freelancer once the mail about it was sent', async () => {
    const { token, id, email } = await createApplicant();
    await rows(
      `insert into freelancers (person_id, skills, state, consent_expires_at)
       values ($1, '{Sewing}', 'declined', now() + interval '1 year')`,
      [id],
    );
    await rows(
      `insert into outbox (cause, template_key, to_email, language, person_id)
       values ('declined:' || $1, 'freelancer_declined', $2, 'en', $1::uuid)`,
      [id, email],
    );
    const showOwnPage = async () => (await server.invoke('person', { action: 'show', token })).data;
    expect(await showOwnPage()).toMatchObject({ freelancer: { state: 'pending' } });
    await rows(`update outbox set state = 'sent' where cause = 'declined:' || $1`, [id]);
    expect(await showOwnPage()).toMatchObject({ freelancer: { state: 'declined' } });
  });

  it('leaves the candidate bank, and returns by renewing', async () => {
    const email = 'ada@people.example';
    await join(email);
    const token = await tokenOf(email, 'candidate_welcome');
    const state = async () =>
      (
        await rows('select state from candidates join people on id = person_id where email = $1', [
          email,
        ])
      )[0]?.state;
    await server.invoke('person', { action: 'leave', token, role: 'candidate' });
    expect(await state()).toBe('left');
    const { data } = await server.invoke('person', { action: 'renew', token });
    expect(data).toMatchObject({ ok: true, renewed: { candidate_bank: expect.any(String) } });
    expect(await state()).toBe('active');
    expect(
      await rows(
        'select count(*)::int from consents join people on people.id = person_id where email = $1',
        [email],
      ),
    ).toEqual([{ count: 2 }]);
  });

  it('unsubscribes by one-click POST (RFC 8058)', async () => {
    const email = 'alert@people.example';
    await join(email);
    const token = await tokenOf(email, 'candidate_welcome');
    const response = await server.post(`person?unsubscribe=${token}`, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(204);
    expect(
      await rows(
        'select wants_alerts from candidates join people on id = person_id where email = $1',
        [email],
      ),
    ).toEqual([{ wants_alerts: false }]);
  });
});
