import { expect, it } from 'vitest';
import { withClient } from '../../../../server/postgres/with-client.ts';
import { guard } from '../../../fixtures/applications.ts';
import { unknownToken } from '../../../fixtures/unknown-token.ts';
import { until } from '../../../fixtures/until.ts';
import { prepareOwnPages } from './prepare-own-pages.ts';

// The holder of a private link cannot add rows without limit, or change a person who is being erased.

const { server, rows, asStaff, tokenOf, createApplicant, join, call, freelancer } =
  prepareOwnPages();

it('a change during an erasure is rejected as an invalid link', async () => {
  for (const change of [
    { action: 'correct', person: { first_name: 'Racella', last_name: 'Backagain' } },
    { action: 'withdraw' },
    { action: 'renew' },
    { action: 'leave', role: 'candidate' },
    { action: 'pause', role: 'candidate' },
  ]) {
    const { email, id, application } = await createApplicant();
    await join(email);
    const token = await tokenOf(email, 'candidate_welcome');
    const response = await withClient(server.databaseUrl, async (client) => {
      await client.query('begin');
      await client.query('select private.anonymise_person($1, $2)', [id, 'person']);
      const sent = call(change.action, { ...change, token, application_id: application });
      await until(async () => {
        const waiting = await rows(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      });
      await client.query('commit');
      return sent;
    });
    expect(response, change.action).toMatchObject({ status: 404, error: 'link_invalid' });
  }
});

it('a consent is renewed once a day', async () => {
  const email = 'renewing@people.example';
  await join(email);
  const token = await tokenOf(email, 'candidate_welcome');
  const [{ id }] = await rows('select id from people where email = $1', [email]);
  const readConsents = () => rows('select expires_at from consents where person_id = $1', [id]);
  const first = await readConsents();
  for (let times = 0; times < 3; times += 1) {
    expect((await call('renew', { token })).data).toMatchObject({
      renewed: { candidate_bank: first[0]?.expires_at.toISOString() },
    });
  }
  expect(await readConsents()).toHaveLength(1);
  await rows(`update consents set given_at = given_at - interval '2 days' where person_id = $1`, [
    id,
  ]);
  for (let times = 0; times < 3; times += 1) await call('renew', { token });
  expect(await readConsents()).toHaveLength(2);
  expect(
    await rows(`select from person_events where person_id = $1 and kind = 'renewed'`, [id]),
  ).toHaveLength(1);
});

it('a requested address replaces the one before, unless staff handle that', async () => {
  const { token, id } = await createApplicant();
  const request = (name: string) => call('correct', { token, new_email: `${name}@people.example` });
  const open = () =>
    rows('select message, state from privacy_requests where person_id = $1 order by created_at', [
      id,
    ]);
  for (const name of ['one', 'two', 'three']) await request(name);
  expect(await open()).toEqual([{ message: 'E-mail: three@people.example', state: 'received' }]);
  await rows(`update privacy_requests set state = 'in_progress' where person_id = $1`, [id]);
  for (const name of ['four', 'five']) await request(name);
  expect((await open()).map(({ message }) => message)).toEqual([
    'E-mail: three@people.example',
    'E-mail: five@people.example',
  ]);
  expect((await call('show', { token })).data).toMatchObject({
    person: { new_email: 'five@people.example' },
  });
});

it.each(['0000-01-01', '1899-12-31', '2200-01-01'])('rejects %s as a date', async (day) => {
  const fields = { consent: true, consent_version: 1, first_name: 'Ada', last_name: 'Lund' };
  const email = `date-${day}@people.example`;
  for (const form of ['join-candidate-bank', 'join-freelance-network']) {
    const sent = { ...guard(), ...fields, email, available_from: day };
    expect(await server.invoke(form, sent), form).toMatchObject({
      status: 422,
      fields: { available_from: 'date_invalid' },
    });
  }
  const availability = { from: day, availability: 'available' };
  expect(await call('correct', { token: unknownToken, availability })).toMatchObject({
    status: 422,
    fields: { 'availability.from': 'date_invalid' },
  });
});

it('changes to one person are limited, reading and erasing are not', async () => {
  const { id, token } = await freelancer('busy@people.example');
  await rows(
    `insert into private.rate_limits (key, tokens, wait, refilled_at) values ('changes:' || $1, 0, 0, clock_timestamp())`,
    [id],
  );
  const person = { headline: 'Busy' };
  for (const [action, fields] of Object.entries({ correct: { person }, renew: {}, export: {} })) {
    expect(await call(action, { token, ...fields })).toMatchObject({ status: 429 });
  }
  expect((await call('show', { token })).status).toBe(200);
  expect((await call('erase', { token, confirm: true })).status).toBe(200);
});

it('staff who saw one requested address never apply another that replaced it', async () => {
  const { email, id } = await createApplicant();
  await join(email);
  const token = await tokenOf(email, 'candidate_welcome');
  const readRequest = async () => {
    const [found] = await rows(
      `select id, created_at, due_at, note from privacy_requests where person_id = $1 and state = 'received'`,
      [id],
    );
    return found;
  };
  await call('correct', { token, new_email: 'checked@people.example' });
  await rows(`update privacy_requests set note = 'Called back' where person_id = $1`, [id]);
  const seen = await readRequest();
  await call('correct', { token, new_email: 'unchecked@people.example' });
  const apply = (request: unknown) =>
    asStaff('admin', 'select public.change_requested_email($1) as email', [request]);
  await expect(apply(seen?.id)).rejects.toThrow('no open request');
  expect(await rows('select email from people where id = $1', [id])).toEqual([{ email }]);
  const { id: replacing, ...kept } = (await readRequest()) ?? {};
  expect({ ...kept, id: seen?.id }).toEqual(seen);
  expect((await apply(replacing)).rows).toEqual([{ email: 'unchecked@people.example' }]);
});
