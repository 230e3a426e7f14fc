import { beforeAll, beforeEach, expect, it } from 'vitest';
import { guard } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

// A form changes a known person without confirmation only if its session is valid and complete
// (`private.speaks_for`).

const { server, rows } = prepareFunctionsServer();
const { id: account, email } = cast.viola;

beforeAll(async () => {
  await rows('update auth.users set email_confirmed_at = now() where id = $1', [account]);
});
beforeEach(async () => {
  await rows('delete from auth.mfa_factors where user_id = $1', [account]);
  await rows('delete from people where email = $1', [email]);
  await rows(
    `insert into people (first_name, email, erase_after)
     values ($1, $2, now() + interval '20 days')`,
    ['Viola', email],
  );
});

const openSession = async (level: 'aal1' | 'aal2') => {
  const [session] = await rows(
    'insert into auth.sessions (user_id, aal) values ($1, $2) returning id',
    [account, level],
  );
  return session.id as string;
};

const addFactor = () =>
  rows(
    `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
    [account],
  );

/** Sends the form with a token of the session; true when it stopped the erasure. */
async function stopsErasure(session_id: string, aal: string): Promise<boolean> {
  const claims = { sub: account, role: 'authenticated', session_id, aal };
  const fields = {
    ...guard(),
    consent: true,
    consent_version: 1,
    first_name: 'Viola',
    last_name: 'Visby',
    email,
    skills: `Sewing ${session_id}`,
  };
  const response = await server.post('join-candidate-bank', {
    headers: {
      authorization: `Bearer ${await server.keys.sign(claims, 3600)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(fields),
  });
  expect(response.status).toBe(200);
  const [person] = await rows('select erase_after, user_id from people where email = $1', [email]);
  expect(person.user_id).toBe(person.erase_after ? null : account);
  return person.erase_after === null;
}

it('needs no confirmation if the session is complete', async () => {
  expect(await stopsErasure(await openSession('aal1'), 'aal1')).toBe(true);
});

it('needs no confirmation if the session has verified its second factor', async () => {
  await addFactor();
  expect(await stopsErasure(await openSession('aal2'), 'aal2')).toBe(true);
});

it('requires confirmation if the session lacks a required second factor', async () => {
  await addFactor();
  expect(await stopsErasure(await openSession('aal1'), 'aal1')).toBe(false);
});

it('requires confirmation if the session was ended', async () => {
  const session = await openSession('aal1');
  await rows('delete from auth.sessions where id = $1', [session]);
  expect(await stopsErasure(session, 'aal1')).toBe(false);
});

it('requires confirmation if the session has expired', async () => {
  const session = await openSession('aal1');
  await rows(`update auth.sessions set not_after = now() - interval '1 minute' where id = $1`, [
    session,
  ]);
  expect(await stopsErasure(session, 'aal1')).toBe(false);
});
