import { expect, test } from 'vitest';
import { type Actor, cast } from '../../fixtures/cast.ts';
import { preparePeople } from './prepare-people.ts';

const { query, as, createPerson, eventsOf } = preparePeople();

/** A person who has asked for another e-mail address on their own page. */
const requestAddress = async (email: string, fields: Record<string, string> = {}) => {
  const person = await createPerson({ email: `old-${email}`, ...fields });
  const [{ id }] = await query(
    `insert into public.privacy_requests (person_id, kind, message) values ($1, 'rectification', $2) returning id`,
    [person, `E-mail: ${email}`],
  );
  return { person, id };
};
const change = (actor: Actor, id: string) =>
  as(actor, 'select public.change_requested_email($1) as email', [id]);
const stateOf = async ({ person, id }: { person: string; id: string }) => {
  const [row] = await query(
    `select email, request.state, handled_by from public.people, public.privacy_requests as request
     where people.id = $1 and request.id = $2`,
    [person, id],
  );
  return row;
};

test('an administrator applies a requested address and closes the request', async () => {
  const requested = await requestAddress('moved@people.example');
  expect(await change('admin', requested.id)).toEqual([{ email: 'moved@people.example' }]);
  expect(await stateOf(requested)).toEqual({
    email: 'moved@people.example',
    state: 'done',
    handled_by: cast.astrid.id,
  });
  expect(await eventsOf(requested.person)).toEqual(['edited']);
  await expect(change('admin', requested.id)).rejects.toThrow('no open request');
});

test('a requested address that another person has is rejected and changes nothing', async () => {
  await createPerson({ email: 'taken@people.example' });
  const requested = await requestAddress('taken@people.example');
  await expect(change('admin', requested.id)).rejects.toMatchObject({ code: '23505' });
  expect(await stateOf(requested)).toMatchObject({
    email: 'old-taken@people.example',
    state: 'received',
  });
});

test('only administrators can apply a requested address', async () => {
  const requested = await requestAddress('unmoved@people.example');
  for (const actor of ['recruiter', 'editor', 'pending', 'account'] as const) {
    await expect(change(actor, requested.id), actor).rejects.toThrow('no open request');
  }
  expect(await stateOf(requested)).toMatchObject({ state: 'received' });
});

test('an address in a free-text message is not applied', async () => {
  const person = await createPerson({ email: 'wrote@people.example' });
  const [{ id }] = await query(
    `insert into public.privacy_requests (person_id, kind, message) values ($1, 'rectification', $2) returning id`,
    [person, 'My address is new: words@people.example'],
  );
  await expect(change('admin', id)).rejects.toThrow('no open request');
});
