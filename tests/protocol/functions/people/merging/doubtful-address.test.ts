import { beforeEach, describe, expect, it } from 'vitest';
import { createLookAlikes } from '../../../../fixtures/applicants/look-alikes.ts';
import { guard } from '../../../../fixtures/applications.ts';
import { actors } from '../../../../fixtures/cast.ts';
import { createPeople } from '../../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';

// A stranger sends a form with the name and phone number of a person, and staff take the new record for a duplicate.

const { server } = prepareFunctionsServer({ withQuestions: false });
const { rows, tokenOf } = createPeople(server);
const { signIn, createApplicant, personWithHistory, joinSignedIn, merge, endHold } =
  createLookAlikes(server);

let attacks = 0;
let victim: Awaited<ReturnType<typeof personWithHistory>>;
let stranger: { id: string; email: string };

const joinWaitingList = async (email: string) => {
  await server.invoke('join-waiting-list', {
    ...guard(),
    consent: true,
    consent_version: 1,
    name: 'Sami Sample',
    email,
    company: 'Stranger AB',
  });
  const [person] = await rows('select id from people where email = $1', [email]);
  return { id: person?.id as string, email };
};

const mergePeople = (call: object) => server.invoke('merge-people', call, { as: 'rasmus' });
const show = async (token: string) =>
  (await server.invoke('person', { action: 'show', token })).status;
const templatesTo = async (email: string) =>
  (await server.outbox(email)).map(({ template }) => template);
const confirmedAt = async (id: string) =>
  (await rows('select email_confirmed_at from people where id = $1', [id]))[0]?.email_confirmed_at;

beforeEach(async () => {
  attacks += 1;
  victim = await personWithHistory();
  stranger = await joinWaitingList(`stranger${attacks}@people.example`);
});

describe('the address of the newer record', () => {
  it.each([
    ['of a record that is kept', () => ({ keep: stranger.id, merge: victim.id })],
    ['that is taken', () => ({ keep: victim.id, merge: stranger.id, take: ['email'] })],
  ])('%s stays only if staff say that they have checked it', async (_, choose) => {
    const rejected = { status: 422, fields: { checked_email: 'required' } };
    expect(await mergePeople(choose())).toMatchObject(rejected);
    const checkedOther = { ...choose(), checked_email: victim.email };
    expect(await mergePeople(checkedOther)).toMatchObject(rejected);
    const [row] = await rows('select from people where merged_into is not null and id = any ($1)', [
      [victim.id, stranger.id],
    ]);
    expect(row).toBeUndefined();
    const checked = { ...choose(), checked_email: stranger.email.toUpperCase() };
    expect((await mergePeople(checked)).status).toBe(200);
    expect(await templatesTo(victim.email)).toContain('person_email_changed');
  });

  it('opens nothing before the other address had time to object', async () => {
    expect(await merge(stranger.id, victim.id)).toBe(200);
    await server.invoke('person', { action: 'send_link', email: stranger.email });
    const tokens = await Promise.all(
      ['person_merged', 'person_link'].map((template) => tokenOf(stranger.email, template)),
    );
    for (const token of tokens) {
      expect(await show(token)).toBe(410);
      for (const action of ['export', 'erase']) {
        const call = { action, token, confirm: true };
        expect((await server.invoke('person', call)).status).toBe(410);
      }
    }
    const waiting = await rows(
      `select template_key, send_after > now() + interval '2 days' as waits from outbox
       where to_email = $1 and template_key in ('person_merged', 'person_link') order by 1`,
      [stranger.email],
    );
    expect(waiting).toEqual([
      { template_key: 'person_link', waits: true },
      { template_key: 'person_merged', waits: true },
    ]);
    expect(await show(victim.token)).toBe(410);
    await endHold(stranger.id);
    for (const token of tokens) expect(await show(token)).toBe(200);
  });

  it.each([
    ['of a record that is kept', () => ({ keep: stranger.id, merge: victim.id })],
    ['that is taken', () => ({ keep: victim.id, merge: stranger.id, take: ['email'] })],
  ])('%s gets no mail to the other one before that one had time to object', async (_, choose) => {
    const states = ['queued', 'failed', 'cancelled', 'kept'];
    for (const state of states) {
      await rows(
        `insert into outbox (cause, template_key, to_email, language, person_id, state, attempts)
         values ('offer:' || gen_random_uuid(), 'person_message', $1, 'en', $2, $3, 1)`,
        [victim.email, victim.id, state],
      );
    }
    const checked = { ...choose(), checked_email: stranger.email };
    expect((await mergePeople(checked)).status).toBe(200);
    const kept = choose().keep;
    await server.database.withRole(
      { role: 'authenticated', claims: { ...actors.recruiter, aal: 'aal1' } },
      {
        text: `update outbox set state = 'queued', send_after = now()
               where person_id = $1 and template_key = 'person_message' and state <> 'queued'`,
        values: [kept],
      },
    );
    const mails = await rows(
      `select to_email, state, attempts, send_after > now() + interval '2 days' as waits from outbox
       where person_id = $1 and template_key = 'person_message'`,
      [kept],
    );
    expect(mails).toEqual(
      // Without attempts: the return of the mail server ends waits of mail that was attempted.
      states.map(() => ({ to_email: stranger.email, state: 'queued', attempts: 0, waits: true })),
    );
  });

  it('opens nothing by a link that it had before, nor by its account', async () => {
    const attacker = await signIn(`account${attacks}@people.example`);
    const fake = await joinSignedIn(attacker);
    const token = await tokenOf(attacker.email, 'candidate_welcome');
    expect(await show(token)).toBe(200);
    expect(await merge(fake.id, victim.id)).toBe(200);
    await joinSignedIn(attacker);
    expect(await show(token)).toBe(410);
    expect(await rows('select user_id from people where id = $1', [fake.id])).toEqual([
      { user_id: null },
    ]);
  });

  it('gives way to the one that staff enter after an objection, which opens the page at once', async () => {
    await merge(stranger.id, victim.id);
    await server.database.withRole(
      { role: 'authenticated', claims: { ...actors.recruiter, aal: 'aal1' } },
      {
        text: 'update people set email = $2 where id = $1',
        values: [stranger.id, `x.${victim.email}`],
      },
    );
    expect(await show(await tokenOf(`x.${victim.email}`, 'person_new_email'))).toBe(200);
    expect(await templatesTo(stranger.email)).not.toContain('person_merged');
  });
});

it('an older, unconfirmed address does not replace a confirmed one by itself', async () => {
  const earlier = await createApplicant();
  const confirmed = await personWithHistory();
  const call = { keep: earlier.id, merge: confirmed.id };
  expect((await mergePeople(call)).status).toBe(422);
  expect((await mergePeople({ ...call, checked_email: earlier.email })).status).toBe(200);
  expect(await show(await tokenOf(earlier.email, 'person_merged'))).toBe(410);
});

it('an older, confirmed address that took the name of the person later stays only if it was checked', async () => {
  const earlier = await createApplicant({ first_name: 'Karl', last_name: 'Other' });
  expect(await show(earlier.token)).toBe(200);
  const person = await personWithHistory();
  expect(await show(person.token)).toBe(200);
  const call = { keep: earlier.id, merge: person.id };
  const renaming = { first_name: 'Sami', last_name: 'Sample' };
  await server.invoke('person', { action: 'correct', token: earlier.token, person: renaming });
  expect((await mergePeople(call)).status).toBe(422);
  expect((await mergePeople({ ...call, checked_email: earlier.email })).status).toBe(200);
  expect(await show(earlier.token)).toBe(410);
});

it('the older, confirmed address stays without a question, and the other one is told', async () => {
  await rows(`update people set language = 'sv' where id = $1`, [stranger.id]);
  expect((await mergePeople({ keep: victim.id, merge: stranger.id })).status).toBe(200);
  const mail = (await server.outbox(stranger.email)).at(-1);
  expect(mail).toMatchObject({ template: 'person_email_changed', language: 'sv' });
  expect(await show(await tokenOf(victim.email, 'person_merged'))).toBe(200);
  expect(await show(victim.token)).toBe(200);
  expect(await confirmedAt(victim.id)).not.toBeNull();
  expect(await confirmedAt(stranger.id)).toBeNull();
});

describe('an address is confirmed', () => {
  it('by opening a link that was mailed to it, and no longer after it changes', async () => {
    const { id, token, email } = await createApplicant();
    expect(await confirmedAt(id)).toBeNull();
    expect(await show(token)).toBe(200);
    expect(await confirmedAt(id)).not.toBeNull();
    await rows('update people set email = $2 where id = $1', [id, `other.${email}`]);
    expect(await confirmedAt(id)).toBeNull();
  });

  it('by confirming a form, by an account and by staff who enter it', async () => {
    const fake = await joinSignedIn(await signIn(`confirmed${attacks}@people.example`));
    const [entered] = await server.database
      .withRole(
        { role: 'authenticated', claims: { ...actors.recruiter, aal: 'aal1' } },
        {
          text: 'insert into people (first_name, email) values ($1, $2) returning id',
          values: ['Stina', `entered${attacks}@people.example`],
        },
      )
      .then(({ rows: added }) => added as { id: string }[]);
    for (const id of [victim.id, fake.id, entered?.id ?? '']) {
      expect(await confirmedAt(id)).not.toBeNull();
    }
  });

  it('not by a link to one application, which may be mailed to another address', async () => {
    const { id, application, token } = await createApplicant();
    await rows(
      `update private.person_links set purpose = 'application', application_id = $2 where person_id = $1`,
      [id, application],
    );
    expect(await show(token)).toBe(200);
    expect(await confirmedAt(id)).toBeNull();
  });
});
