import { describe, expect, it } from 'vitest';
import { actors } from '../../../fixtures/cast.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { unknownToken } from '../../../fixtures/unknown-token.ts';

const { server, asStaff } = prepareFunctionsServer({ withQuestions: false });

const { rows, tokenOf, createApplicant, join } = createPeople(server);

const show = (token: string) => server.invoke('person', { action: 'show', token });
const ended = { status: 410, error: 'link_expired' };

const daysLeft = async (id: string) => {
  const [link] = await rows(
    `select round(extract(epoch from expires_at - now()) / 86400)::int as days
     from private.person_links where person_id = $1`,
    [id],
  );
  return link?.days;
};

describe('a private link', () => {
  it('is valid for thirty days, and for thirty more after each use', async () => {
    const { token, id } = await createApplicant();
    expect(await daysLeft(id)).toBe(30);
    await rows(
      `update private.person_links set expires_at = now() + interval '1 day' where person_id = $1`,
      [id],
    );
    expect(await show(token)).toMatchObject({ status: 200 });
    expect(await daysLeft(id)).toBe(30);
    await rows(
      `update private.person_links set expires_at = now() - interval '1 minute' where person_id = $1`,
      [id],
    );
    expect(await show(token)).toMatchObject(ended);
    // Opening an expired link does not renew it.
    expect(await show(token)).toMatchObject(ended);
  });

  it('ends when the address it was mailed to changes', async () => {
    const { email, token, id } = await createApplicant();
    await rows('update people set email = $2 where id = $1', [id, `new-${email}`]);
    expect(await show(token)).toMatchObject(ended);
  });

  it('of a record that is merged into another ends; those of the other stay', async () => {
    const [one, other] = [await createApplicant(), await createApplicant()];
    const choice = { keep: one.id, merge: other.id };
    expect(await server.invoke('merge-people', choice, { as: 'rasmus' })).toMatchObject({
      status: 200,
    });
    expect(await show(one.token)).toMatchObject({ status: 200 });
    expect(await show(other.token)).toMatchObject(ended);
  });

  it('ends with a merge that changes the address', async () => {
    const [one, other] = [await createApplicant(), await createApplicant()];
    const choice = { keep: one.id, merge: other.id, take: ['email'], checked_email: other.email };
    await server.invoke('merge-people', choice, { as: 'rasmus' });
    for (const { token } of [one, other]) expect(await show(token)).toMatchObject(ended);
    await server.invoke('person', { action: 'resend_link', token: one.token });
    const nextToken = await tokenOf(other.email, 'person_link');
    expect(await show(nextToken)).toMatchObject(ended);
    await rows('update people set links_held_until = now() where id = $1', [one.id]);
    expect(await show(nextToken)).toMatchObject({ status: 200 });
  });

  it('is deleted with the person', async () => {
    const { token } = await createApplicant();
    const erase = { action: 'erase', token, confirm: true };
    expect((await server.invoke('person', erase)).data).toMatchObject({ erased: true });
    expect(await show(token)).toMatchObject({ status: 404, error: 'link_invalid' });
    expect(await server.invoke('person', { action: 'resend_link', token })).toMatchObject({
      status: 200,
    });
  });

  it('to the address of one application opens only that application', async () => {
    const { token, application } = await createApplicant();
    await rows(`update applications set contact_email = 'apart@people.example' where id = $1`, [
      application,
    ]);
    await server.invoke('person', { action: 'withdraw', token, application_id: application });
    const apart = await tokenOf('apart@people.example', 'application_withdrawn');
    expect((await show(apart)).data).toMatchObject({ scope: 'application', person: null });
  });
});

describe('staff', () => {
  const revokeAs = async (actor: 'recruiter' | 'editor', personId: string) => {
    const { rows: counts } = await asStaff(actor, 'select revoke_person_links($1) as count', [
      personId,
    ]);
    return counts;
  };

  it('can revoke all links of a person, which is recorded in the timeline', async () => {
    const { token, id, email } = await createApplicant();
    await join(email);
    const candidateToken = await tokenOf(email, 'candidate_welcome');
    await expect(revokeAs('editor', id)).rejects.toThrow('recruiter');
    expect(await revokeAs('recruiter', id)).toEqual([{ count: 2 }]);
    expect(await show(token)).toMatchObject(ended);
    expect(await show(candidateToken)).toMatchObject(ended);
    const [event] = await rows(
      `select actor_id, data from person_events where person_id = $1 and kind = 'links_revoked'`,
      [id],
    );
    expect(event).toEqual({ actor_id: actors.recruiter.sub, data: { count: 2 } });
  });
});

describe('resend_link', () => {
  it('mails a new link to the address on file, with the same response for all', async () => {
    const { email, token, id } = await createApplicant();
    const resend = (anyToken: string) =>
      server.invoke('person', { action: 'resend_link', token: anyToken });
    const alike = { status: 200, data: { ok: true } };
    // A valid link is not replaced.
    expect(await resend(token)).toEqual(alike);
    expect((await server.outbox(email)).map(({ template }) => template)).toEqual([
      'application_received',
    ]);
    await rows('update private.person_links set revoked_at = now() where person_id = $1', [id]);
    expect(await resend(token)).toEqual(alike);
    expect(await resend(unknownToken)).toEqual(alike);
    const fresh = await tokenOf(email, 'person_link');
    expect(await show(fresh)).toMatchObject({ status: 200 });
    expect(await show(token)).toMatchObject(ended);
  });

  it('has the same scope as the link it replaces', async () => {
    const { token, id, application } = await createApplicant();
    await rows(`update applications set contact_email = 'weaker@people.example' where id = $1`, [
      application,
    ]);
    await rows(
      `update private.person_links set revoked_at = now(), purpose = 'application' where person_id = $1`,
      [id],
    );
    await server.invoke('person', { action: 'resend_link', token });
    const fresh = await tokenOf('weaker@people.example', 'person_link');
    expect((await show(fresh)).data).toMatchObject({ scope: 'application', person: null });
  });
});
