import { expect, it } from 'vitest';
import { tellOfApprovals } from '../../../server/worker/notices/tell-of-approvals.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { jobContext } from '../../fixtures/worker.ts';

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });

const mailApprovals = async () =>
  tellOfApprovals(await jobContext(server), undefined, async () => undefined);

/** Adds an account in Swedish, of somebody who signed up or, with the column `invited_at`, was invited. */
async function addAccount(email: string, column = 'email_confirmed_at'): Promise<string> {
  const [user] = await rows(
    `insert into auth.users (email, ${column}, raw_app_meta_data, raw_user_meta_data)
     values ($1, now(), '{"provider": "email"}', '{"account": "staff", "name": "Lova Ask", "language": "sv"}') returning id`,
    [email],
  );
  return user?.id;
}

const setState = (id: string, role: string | null, state: string) =>
  asStaff('admin', 'update staff_profiles set role = $2, state = $3 where user_id = $1', [
    id,
    role,
    state,
  ]);

/** Moves approvals into the past, so that the time in which an administrator can undo them is over. */
const passUndoTime = () =>
  rows(`update staff_profiles set approved_at = approved_at - interval '2 minutes'`);

const mailsTo = (email: string) =>
  rows(
    `select language, variables from outbox where template_key = 'staff_approved' and to_email = $1`,
    [email],
  );

it('mails an approved colleague once, in their language, even if they are disabled and approved again', async () => {
  const id = await addAccount('lova@people.example');
  await setState(id, 'recruiter', 'active');
  await mailApprovals();
  expect(await mailsTo('lova@people.example')).toEqual([]);
  await passUndoTime();
  await mailApprovals();
  await setState(id, 'recruiter', 'disabled');
  await setState(id, 'editor', 'active');
  await passUndoTime();
  await mailApprovals();
  expect(await mailsTo('lova@people.example')).toEqual([
    { language: 'sv', variables: expect.objectContaining({ first_name: 'Lova' }) },
  ]);
});

it('mails neither people whose approval was undone nor invited people', async () => {
  const undone = await addAccount('undone@people.example');
  await setState(undone, 'recruiter', 'active');
  await setState(undone, null, 'pending');
  const invited = await addAccount('invited@people.example', 'invited_at');
  await setState(invited, 'recruiter', 'active');
  await passUndoTime();
  await mailApprovals();
  expect(await mailsTo('undone@people.example')).toEqual([]);
  expect(await mailsTo('invited@people.example')).toEqual([]);
});
