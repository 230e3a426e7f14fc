import { describe, expect, it } from 'vitest';
import { actors, cast } from '../../../fixtures/cast.ts';
import { prepareStaffAccounts } from './prepare-staff-accounts.ts';

const { server, rows, setStaff, invite } = prepareStaffAccounts();

it('administrators can act neither on their own account nor on one that is not of staff', async () => {
  const ownRemoval = { action: 'remove', user_id: cast.astrid.id };
  expect(await server.invoke('staff-account', ownRemoval, { as: 'astrid' })).toMatchObject({
    error: 'not_allowed',
  });
  const notStaff = { action: 'end_sessions', user_id: cast.viola.id };
  expect(await server.invoke('staff-account', notStaff, { as: 'astrid' })).toMatchObject({
    error: 'not_found',
  });
});

it('two administrators who demote each other concurrently leave one administrator', async () => {
  const demote = async (actor: 'admin' | 'recruiter', user_id: string) =>
    server.database
      .withRole(
        { role: 'authenticated', claims: { ...actors[actor], aal: 'aal1' } },
        {
          text: `update public.staff_profiles set role = 'editor' where user_id = $1`,
          values: [user_id],
        },
      )
      .catch((error: unknown) => error);
  for (let round = 0; round < 10; round += 1) {
    await setStaff(cast.rasmus.id, 'admin', 'active');
    await setStaff(cast.astrid.id, 'admin', 'active');
    await Promise.all([demote('admin', cast.rasmus.id), demote('recruiter', cast.astrid.id)]);
    const administrators = await rows(
      `select user_id from staff_profiles where role = 'admin' and state = 'active'`,
    );
    expect(administrators).toHaveLength(1);
    await setStaff(cast.astrid.id, 'admin', 'active');
  }
});

describe('show-mail', () => {
  const show = (mail_id: unknown, as?: 'astrid' | 'rasmus' | 'edith') =>
    server.invoke('show-mail', { mail_id }, { as });

  it('renders a queued mail, and shows a sent mail as it was sent', async () => {
    const [mail] = await rows(
      `insert into outbox (cause, template_key, to_email, language, variables)
       values ('show:1', 'privacy_erasure_confirmed', 'one@people.example', 'sv', '{}') returning id`,
    );
    const { data } = await show(mail?.id, 'rasmus');
    expect(data).toMatchObject({ is_final: false });
    expect(data.html).toContain('<html lang="sv"');
    await rows(
      `update outbox set subject = 'Hej', html = '<p>x</p>', body_text = 'x' where id = $1`,
      [mail?.id],
    );
    expect((await show(mail?.id, 'rasmus')).data).toEqual({
      subject: 'Hej',
      text: 'x',
      html: '<p>x</p>',
      is_final: true,
    });
    for (const as of [undefined, 'edith'] as const) {
      expect((await show(mail?.id, as)).error).toBe('not_allowed');
    }
  });

  it('shows mail about accounts only to administrators', async () => {
    const { email } = await invite();
    const [mail] = await rows('select id from outbox where to_email = $1', [email]);
    expect((await show(mail?.id, 'rasmus')).error).toBe('not_found');
    expect((await show(mail?.id, 'astrid')).data.html).toContain('/auth/v1/verify');
  });
});
