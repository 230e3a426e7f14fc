import { inLanguage } from '../../../../domain/in-language.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import type { StaffMail } from '../../../../domain/mail/staff-mail.ts';
import { formatDate } from '../../../email/format.ts';
import { reviewLink } from '../../../email/mail-link.ts';
import { FunctionError } from '../../../functions/errors.ts';
import type { Row } from '../../../postgres/kysely-types.ts';
import type { Query } from '../../../postgres/query.ts';
import { addressOf, languageOf, type Recipient, type Site } from './recipient.ts';

type ShortlistLink = Pick<
  Row<'review_links'>,
  'recipient_name' | 'language' | 'expires_at' | 'message'
> & {
  email: string | null;
  client_id: string | null;
  title: LocalizedText;
  count: string;
};

/** Returns the recipient of a shortlist. The mail gets a new token: the database stores only the hash of the first one. */
export async function getClientContact(
  query: Query,
  mail: StaffMail,
  id: string,
  site: Site,
): Promise<Recipient> {
  const { rows } = await query<ShortlistLink>(
    `select link.recipient_name, link.recipient_email as email, link.language, link.expires_at, link.message, job.title, job.client_id,
       (select count(*) from private.shown_review_items where review_link_id = link.id)::text as count
     from public.review_links as link join public.jobs as job on job.id = link.job_id
     where link.id = $1 and link.revoked_at is null and link.expires_at > now()`,
    [id],
  );
  const [link] = rows;
  if (!link) throw new FunctionError('not_found');
  const language = languageOf(mail, link);
  return {
    ...addressOf({ email: link.email, full_name: link.recipient_name }),
    language,
    clientId: link.client_id ?? undefined,
    variables: {
      first_name: link.recipient_name.split(' ')[0],
      job_title: inLanguage(link.title, language),
      count: link.count,
      message: mail.message ?? link.message,
      link: reviewLink(site.url, id, language),
      expires_on: formatDate(link.expires_at, language),
    },
  };
}
