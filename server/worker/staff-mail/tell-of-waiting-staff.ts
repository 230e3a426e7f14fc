import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import { safeName } from '../../email/safe-name.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import type { JobTask } from '../context.ts';
import { maxAtOnce } from './is-due.ts';

type Waiting = Pick<Row<'staff_profiles'>, 'user_id' | 'name' | 'email' | 'language'> & {
  admin_id: string;
  admin_name: string;
  admin_email: string;
};

/**
 * Mails administrators about people who signed up for the back office and wait for a role. Invited people are left
 * out, because an administrator invited them. Later administrators see the others on the list of users.
 */
export const tellOfWaitingStaff: JobTask = async ({ database, mailer }) => {
  const { siteUrl } = mailer.sender;
  await database.transaction(async (query) => {
    const { rows } = await query<Waiting>(
      `select waiting.user_id, waiting.name, waiting.email,
         admin.user_id as admin_id, admin.name as admin_name, admin.email as admin_email, admin.language
       from public.staff_profiles as waiting
       join auth.users as account on account.id = waiting.user_id
       cross join public.staff_profiles as admin
       where waiting.state = 'pending' and waiting.created_at > now() - interval '1 day'
         and account.invited_at is null
         and admin.state = 'active' and admin.role = 'admin'
         and not exists (
           select from public.outbox
           where cause = 'staff_signup_waiting:' || waiting.user_id || ':' || admin.user_id)
       order by waiting.created_at limit $1`,
      [maxAtOnce],
    );
    for (const row of rows) {
      await enqueueMail(query, {
        cause: `staff_signup_waiting:${row.user_id}:${row.admin_id}`,
        template: 'staff_signup_waiting',
        to: row.admin_email,
        toName: row.admin_name,
        language: row.language,
        variables: {
          // Anyone can sign up under any name.
          name: safeName(row.name) || row.email,
          email: row.email,
          link: localizedUrl(`${siteUrl}/admin/users`, row.language),
        },
      });
    }
  });
};
