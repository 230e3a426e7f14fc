import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../../../../../server/email/person-links.ts';
import { createLookAlikes } from '../../../../fixtures/applicants/look-alikes.ts';
import { guard } from '../../../../fixtures/applications.ts';
import { confirmationOf, confirmLatest, createPeople } from '../../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';

// The address of a merged record may belong to another person, so only the owner of the address on file can confirm.

const { server } = prepareFunctionsServer({ withQuestions: false });
const { rows, recordsOf, pendingOf, tokenOf } = createPeople(server);
const { signIn, personWithHistory, joinAs, joinSignedIn, merge } = createLookAlikes(server);

let attacks = 0;
let victim: Awaited<ReturnType<typeof personWithHistory>>;
let attacker: Awaited<ReturnType<typeof signIn>>;
/** The record that the attacker created in the name of the victim. */
let fake: { id: string; email: string };

beforeEach(async () => {
  attacks += 1;
  victim = await personWithHistory();
  attacker = await signIn(`attacker${attacks}@people.example`);
  fake = await joinSignedIn(attacker);
});

/** The victim leaves the candidate bank and asks to be erased. */
async function leaveAndRequestErasure() {
  await rows(`update candidates set state = 'left' where person_id = $1`, [victim.id]);
  await rows(
    `update people set erase_after = now() + interval '20 days', erasure_requested_at = now() where id = $1`,
    [victim.id],
  );
}

const contact = (email: string, message: string) =>
  server.invoke('contact', {
    ...guard(),
    consent: true,
    consent_version: 1,
    name: 'Sami Sample',
    email,
    message,
  });

const confirmationsTo = async (email: string) =>
  (await server.outbox(email)).filter(({ template }) => template === 'confirm_submission').length;

describe('after a merge', () => {
  it('an account with the address of the merged record changes nothing without a confirmation', async () => {
    await merge(victim.id, fake.id);
    await leaveAndRequestErasure();
    const recordsBefore = await recordsOf(victim.id);
    const mails = await confirmationsTo(victim.email);
    expect((await joinAs(attacker.headers, attacker.email, 'More forgery')).status).toBe(200);
    expect(await recordsOf(victim.id)).toBe(recordsBefore);
    expect(await pendingOf(victim.id)).toMatchObject([
      { form: 'join-candidate-bank', email: attacker.email },
    ]);
    expect(await confirmationsTo(victim.email)).toBe(mails + 1);
    expect(await confirmationsTo(attacker.email)).toBe(0);
  });

  it('a link that was mailed to the address of the merged record confirms nothing', async () => {
    await joinAs({}, attacker.email, 'More forgery');
    const token = await confirmationOf(server, attacker.email);
    expect(token).not.toBe('');
    await merge(victim.id, fake.id);
    await leaveAndRequestErasure();
    const recordsBefore = await recordsOf(victim.id);
    const confirmed = await server.invoke('confirm-submission', { token });
    expect(confirmed).toMatchObject({ status: 404, error: 'link_invalid' });
    expect(await recordsOf(victim.id)).toBe(recordsBefore);
    // Recruiters still see the form as unconfirmed.
    expect(await pendingOf(victim.id)).toMatchObject([{ email: attacker.email }]);
  });

  it('a queued mail to the address of the merged record creates no link', async () => {
    await contact(attacker.email, 'Waiting');
    await merge(victim.id, fake.id);
    expect(await confirmationOf(server, attacker.email)).toBe('');
    expect(await pendingOf(victim.id)).toMatchObject([{ token_hash: null }]);
  });

  it('a link that was mailed to the former address of the kept record confirms nothing', async () => {
    await contact(attacker.email, 'Before');
    const token = await confirmationOf(server, attacker.email);
    await merge(fake.id, victim.id, ['email']);
    const recordsBefore = await recordsOf(fake.id);
    expect((await server.invoke('confirm-submission', { token })).status).toBe(404);
    expect(await recordsOf(fake.id)).toBe(recordsBefore);
  });

  it('the owner of the address on file can confirm, and gets the mail about it', async () => {
    await merge(victim.id, fake.id);
    await contact(attacker.email, 'By me');
    const countMails = async (email: string) =>
      (await server.outbox(email)).filter(({ template }) => template === 'contact_received').length;
    expect(await confirmLatest(server, victim.email)).toMatchObject({ status: 200 });
    expect(await rows('select person_id from waiting_list where message = $1', ['By me'])).toEqual([
      { person_id: victim.id },
    ]);
    expect([await countMails(victim.email), await countMails(attacker.email)]).toEqual([1, 0]);
  });

  it('a link to confirm is invalid once the address that it was mailed to has changed', async () => {
    await merge(victim.id, fake.id);
    await contact(attacker.email, 'Later');
    const token = await confirmationOf(server, victim.email);
    await rows(`update people set email = 'moved.' || email::text where id = $1`, [victim.id]);
    expect((await server.invoke('confirm-submission', { token })).status).toBe(404);
  });

  it('no confirmation is mailed if the person has no address on file', async () => {
    await merge(victim.id, fake.id);
    await rows('update people set email = null where id = $1', [victim.id]);
    await contact(attacker.email, 'To nobody');
    expect(await pendingOf(victim.id)).toHaveLength(1);
    expect(await confirmationsTo(attacker.email)).toBe(0);
  });
});

describe('the links of a merged record', () => {
  const unsubscribe = (token: string) => server.invoke('person', { action: 'unsubscribe', token });

  /** Stores a link that ends job alerts, as the alert mail does. */
  async function unsubscribeLink(person: { id: string }) {
    const token = randomBytes(32).toString('base64url');
    await rows(
      `insert into private.person_links (person_id, purpose, token_hash, expires_at)
       values ($1, 'unsubscribe', $2, now() + interval '1 year')`,
      [person.id, hashToken(token)],
    );
    return token;
  }

  it('do not end the job alerts of the kept record', async () => {
    const [ownToken, tokenOfMerged] = [await unsubscribeLink(victim), await unsubscribeLink(fake)];
    await rows('update candidates set wants_alerts = true where person_id = $1', [victim.id]);
    await merge(victim.id, fake.id);
    const readAlerts = () =>
      rows('select wants_alerts from candidates where person_id = $1', [victim.id]);
    expect((await unsubscribe(tokenOfMerged)).status).toBe(410);
    expect(await readAlerts()).toEqual([{ wants_alerts: true }]);
    expect((await unsubscribe(ownToken)).status).toBe(200);
    expect(await readAlerts()).toEqual([{ wants_alerts: false }]);
  });

  it('end also for the kept record if staff take the address of the merged one', async () => {
    const token = await tokenOf(attacker.email, 'candidate_welcome');
    const show = () => server.invoke('person', { action: 'show', token });
    expect((await show()).status).toBe(200);
    await merge(fake.id, victim.id, ['email']);
    expect((await show()).status).toBe(410);
    const mails = await server.outbox(attacker.email);
    expect(mails.map(({ template }) => template)).toContain('person_email_changed');
  });
});
