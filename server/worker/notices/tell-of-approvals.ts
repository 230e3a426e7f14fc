import { defineNotice } from './define-notice.ts';

/**
 * Tells people who signed up for the back office that an administrator has approved them. The mail waits for a minute,
 * in which the administrator can undo the approval. Invited people need no approval, so they get no mail.
 */
export const tellOfApprovals = defineNotice({
  template: 'staff_approved',
  select: `
    select 'staff_approved:' || profile.user_id as cause, profile.approved_at as created_at,
      profile.user_id, profile.name, profile.email, profile.language
    from public.staff_profiles as profile
    join auth.users as account on account.id = profile.user_id
    where profile.state = 'active' and profile.invited_by is null and account.invited_at is null
      and profile.approved_by <> profile.user_id
      and profile.approved_at between now() - interval '1 day' and now() - interval '1 minute'`,
  path: () => '/admin',
  variables: ({ name }) => ({ first_name: name.split(' ')[0] }),
});
