import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import type { JobTask } from '../context.ts';
import { maxAtOnce } from './is-due.ts';

type Approved = Pick<Row<'staff_profiles'>, 'user_id' | 'name' | 'email' | 'language'>;

/**
 * Mails people who signed up for the back office once an administrator has approved them. Invited people are left out,
 * because they need no approval. The minute gives the administrator time to undo an approval.
 */
export const tellOfApprovals: JobTask = async ({ database, mailer }) => {
  const { siteUrl } = mailer.sender;
  await database.transaction(async (query) => {
    const { rows } = await query<Approved>(
      `select profile.user_id, profile.name, profile.email, profile.language
       from public.staff_profiles as profile
       join auth.users as account on account.id = profile.user_id
       where profile.state = 'active' and profile.invited_by is null and account.invited_at is null
         and profile.approved_by <> profile.user_id
         and profile.approved_at between now() - interval '1 day' and now() - interval '1 minute'
         and not exists (select from public.outbox where cause = 'staff_approved:' || profile.user_id)
       order by profile.approved_at limit $1`,
      [maxAtOnce],
    );
    for (const { user_id: id, name, email, language } of rows) {
      await enqueueMail(query, {
        cause: `staff_approved:${id}`,
        template: 'staff_approved',
        to: email,
        toName: name,
        language,
        variables: {
          first_name: name.split(' ')[0],
          link: localizedUrl(`${siteUrl}/admin`, language),
        },
      });
    }
  });
};
