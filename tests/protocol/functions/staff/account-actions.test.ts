import { describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { prepareStaffAccounts } from './prepare-staff-accounts.ts';

// Administrators list, end and remove what belongs to the account of a colleague.

const { server, asStaff, rows, actsOn, invite, newSession } = prepareStaffAccounts();

describe('an account', () => {
  it('has its sessions listed and ended, one or all', async () => {
    const [first, second, third] = [
      await newSession(cast.rasmus.id),
      await newSession(cast.rasmus.id),
      await newSession(cast.rasmus.id),
    ];
    const call = (action: string, input: object = {}) =>
      server.invoke(
        'staff-account',
        { action, user_id: cast.rasmus.id, ...input },
        { as: 'astrid' },
      );
    const listSessionIds = async () => {
      const { data } = await call('list_sessions');
      return (data.sessions as { id: string }[]).map(({ id }) => id).sort();
    };
    expect(await listSessionIds()).toEqual([first, second, third].sort());
    const [{ last_seen_at }] = await rows(
      'select last_seen_at from staff_profiles where user_id = $1',
      [cast.rasmus.id],
    );
    expect(last_seen_at).toBeInstanceOf(Date);
    await call('end_session', { session_id: second });
    expect(await listSessionIds()).toEqual([first, third].sort());
    await call('end_sessions');
    expect(await listSessionIds()).toEqual([]);
    expect(await actsOn(cast.rasmus.id)).toEqual(['end_session', 'end_sessions']);
  });

  it('loses its second factor and with it every session', async () => {
    const session = await newSession(cast.edith.id);
    await rows(
      `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
      [cast.edith.id],
    );
    const body = { action: 'reset_second_factor', user_id: cast.edith.id };
    expect((await server.invoke('staff-account', body, { as: 'astrid' })).data).toEqual({
      ok: true,
    });
    expect(await rows('select from auth.mfa_factors where user_id = $1', [cast.edith.id])).toEqual(
      [],
    );
    expect(await rows('select from auth.sessions where id = $1', [session])).toEqual([]);
  });

  it('loses a passkey and with it the session that it opened', async () => {
    const [passkey] = await rows(
      `insert into auth.webauthn_credentials (user_id, credential_id, public_key, friendly_name)
       values ($1, 'id', 'key', 'Phone') returning id`,
      [cast.edith.id],
    );
    const session = await newSession(cast.edith.id);
    await rows('update auth.sessions set passkey_id = $2 where id = $1', [session, passkey.id]);
    const call = (body: object, as: 'astrid' | 'rasmus' = 'astrid') =>
      server.invoke('staff-account', { user_id: cast.edith.id, ...body }, { as });
    const list = { action: 'list_passkeys' };
    const remove = { action: 'remove_passkey', passkey_id: passkey.id };
    expect((await call(list)).data).toMatchObject({
      passkeys: [{ id: passkey.id, friendly_name: 'Phone' }],
    });
    expect((await call(list, 'rasmus')).error).toBe('not_allowed');
    expect((await call(remove, 'rasmus')).error).toBe('not_allowed');
    expect((await call(remove)).data).toEqual({ ok: true });
    expect((await call(list)).data).toEqual({ passkeys: [] });
    expect(await rows('select from auth.sessions where id = $1', [session])).toEqual([]);
  });

  it('is removed with its profile', async () => {
    const { data, email } = await invite();
    const remove = (user_id: unknown) =>
      server.invoke('staff-account', { action: 'remove', user_id }, { as: 'astrid' });
    expect((await remove(data.user_id)).data).toEqual({ ok: true });
    expect(await rows('select from auth.users where email = $1', [email])).toEqual([]);
    expect((await remove(data.user_id)).error).toBe('not_found');
  });

  it('is not removed while it has open work or ratings, which would be lost', async () => {
    const { data } = await invite();
    const remove = () =>
      server.invoke('staff-account', { action: 'remove', user_id: data.user_id }, { as: 'astrid' });
    await rows(
      `update client_details set owner_id = $1 where client_id = (select id from clients limit 1)`,
      [data.user_id],
    );
    expect(await remove()).toMatchObject({ status: 409, error: 'account_in_use' });
    await rows('update client_details set owner_id = null where owner_id = $1', [data.user_id]);
    const [application] = await rows(
      `insert into applications (job_id, person_id) select jobs.id, people.id from jobs, people limit 1 returning id`,
    );
    await rows(
      'insert into application_ratings (application_id, staff_id, score) values ($1, $2, 4)',
      [application.id, data.user_id],
    );
    expect(await remove()).toMatchObject({ status: 409, error: 'account_in_use' });
    await rows('delete from application_ratings where staff_id = $1', [data.user_id]);
    await rows(
      `insert into tasks (title, due_on, owner_id, application_id) values ('Call', '2030-01-01', $1, $2)`,
      [data.user_id, application.id],
    );
    expect(await remove()).toMatchObject({ status: 409, error: 'account_in_use' });
    await rows('update tasks set done_at = now() where owner_id = $1', [data.user_id]);
    await rows(
      `insert into conversations (person_id, assignee_id) select person_id, $1 from applications limit 1`,
      [data.user_id],
    );
    expect(await remove()).toMatchObject({ status: 409, error: 'account_in_use' });
    await rows('update conversations set assignee_id = null');
    await rows(
      `insert into scorecards (application_id, staff_id, recommendation) values ($1, $2, 'yes')`,
      [application.id, data.user_id],
    );
    expect(await remove()).toMatchObject({ status: 409, error: 'account_in_use' });
    await rows('delete from scorecards where staff_id = $1', [data.user_id]);
    expect((await remove()).data).toEqual({ ok: true });
  });

  it('is listed with its second factor only for administrators', async () => {
    const list = async (actor: 'admin' | 'recruiter') => {
      const { rows } = await asStaff(
        actor,
        'select name, standing from public.staff_list where name like $1',
        ['%P%'],
      );
      return rows;
    };
    expect(await list('admin')).toContainEqual({ name: cast.pelle.name, standing: 'invited' });
    expect(await list('recruiter')).toEqual([]);
  });
});
