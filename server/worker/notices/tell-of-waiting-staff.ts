import { safeName } from '../../email/safe-name.ts';
import { defineNotice } from './define-notice.ts';

type SignUp = { waiting_name: string; waiting_email: string };

/**
 * Mails administrators about people who signed up for the back office and wait for a role. Invited people are left
 * out, because an administrator invited them. Later administrators see the others on the list of users.
 */
export const tellOfWaitingStaff = defineNotice<SignUp>({
  template: 'staff_signup_waiting',
  select: `
    select 'staff_signup_waiting:' || waiting.user_id || ':' || admin.user_id as cause, waiting.created_at,
      waiting.name as waiting_name, waiting.email as waiting_email, admin.user_id, admin.name, admin.email, admin.language
    from public.staff_profiles as waiting
    join auth.users as account on account.id = waiting.user_id
    cross join public.staff_profiles as admin
    where waiting.state = 'pending' and waiting.created_at > now() - interval '1 day'
      and account.invited_at is null
      and admin.state = 'active' and admin.role = 'admin'`,
  path: () => '/admin/users',
  variables: ({ waiting_name, waiting_email }) => ({
    // Anyone can sign up under any name.
    name: safeName(waiting_name) || waiting_email,
    email: waiting_email,
  }),
});
