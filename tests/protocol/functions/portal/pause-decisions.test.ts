import { describe, expect, it } from 'vitest';
import { cast, kajsa, kajsasPerson } from '../../../fixtures/cast.ts';
import { prepareBilling } from './prepare-billing.ts';

const { billing, server, rows, call, callAs, ask, requests } = prepareBilling();

describe('decide-pause-request', () => {
  const decide = (fields: object, as: 'rasmus' | 'astrid' = 'rasmus') =>
    call('decide-pause-request', fields, as);
  const mails = async () =>
    (await server.outbox(kajsa.email)).filter(({ template }) =>
      template.startsWith('client_pause'),
    );
  const pauses = () =>
    rows('select starts_on::text, ends_on::text, created_by from client_plan_pauses');

  it('approves once, pauses the plan and mails the contact in their language', async () => {
    const { data } = await ask();
    const approval = { decision: 'approve', request_id: data.id };
    const responses = await Promise.all([decide(approval), decide(approval, 'astrid')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await pauses()).toMatchObject([
      { starts_on: billing.days[0], ends_on: billing.days[1] },
    ]);
    const [mail, ...otherMails] = await mails();
    expect(otherMails).toEqual([]);
    expect(mail).toMatchObject({
      template: 'client_pause_approved',
      language: 'sv',
      variables: {
        link: `https://alpaca.example/portal/plan?company=${billing.ownClient}&lang=sv`,
      },
    });
    expect(await decide({ ...approval, decision: 'decline', reason: 'No' })).toMatchObject({
      status: 409,
      error: 'conflict',
    });
  });

  it('declines with a reason that the contact reads', async () => {
    const { data } = await ask();
    const id = { request_id: data.id };
    expect(await decide({ decision: 'decline', ...id })).toMatchObject({
      status: 422,
      fields: { reason: 'required' },
    });
    const declined = { decision: 'decline', reason: 'Final interviews', ...id };
    expect((await decide(declined)).status).toBe(200);
    expect(await pauses()).toEqual([]);
    expect((await mails()).at(-1)).toMatchObject({
      template: 'client_pause_declined',
      variables: { reason: 'Final interviews' },
    });
    expect(
      await rows(
        `select actor_id, data ->> 'person_id' as person from client_events where kind = 'pause_declined'`,
      ),
    ).toEqual([{ actor_id: cast.rasmus.id, person: kajsasPerson }]);
  });

  it('pauses nothing that the contact is withdrawing', async () => {
    const { data } = await ask();
    const decision = await server.database.transaction(async (query) => {
      await query(`update client_pause_requests set state = 'withdrawn' where id = $1`, [data.id]);
      const response = decide({ decision: 'approve', request_id: data.id });
      await expect
        .poll(() =>
          rows(
            `select from pg_stat_activity
             where datname = current_database() and query like '%client_pause_requests%' and wait_event_type = 'Lock'`,
          ),
        )
        .toHaveLength(1);
      return { response };
    });
    expect(await decision.response).toMatchObject({ status: 409, error: 'conflict' });
    expect(await requests()).toMatchObject([{ state: 'withdrawn' }]);
    expect(await pauses()).toEqual([]);
  });

  it('checks the days again', async () => {
    const { data } = await ask();
    await rows(
      'insert into client_plan_pauses (client_id, starts_on, ends_on) values ($1, $2, $2)',
      [billing.ownClient, billing.days[1]],
    );
    expect(await decide({ decision: 'approve', request_id: data.id })).toMatchObject({
      status: 409,
      error: 'pause_overlaps',
    });
    expect(await requests()).toMatchObject([{ state: 'pending' }]);
  });

  it('is for the owner and administrators', async () => {
    const { data } = await ask();
    await rows('update client_details set owner_id = $2 where client_id = $1', [
      billing.ownClient,
      cast.astrid.id,
    ]);
    const approval = { decision: 'approve', request_id: data.id };
    expect((await decide(approval)).status).toBe(404);
    expect((await callAs(kajsa.id, 'decide-pause-request', approval)).status).toBe(403);
    expect((await decide(approval, 'astrid')).status).toBe(200);
    await rows('update client_details set owner_id = $2 where client_id = $1', [
      billing.ownClient,
      cast.rasmus.id,
    ]);
  });

  it('mails nobody who is no longer a contact', async () => {
    const mailsBefore = (await mails()).length;
    const { data } = await ask();
    await rows('delete from client_contacts');
    expect((await decide({ decision: 'approve', request_id: data.id })).status).toBe(200);
    expect(await mails()).toHaveLength(mailsBefore);
  });
});
