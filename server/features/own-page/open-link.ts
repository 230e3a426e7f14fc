import type { Language } from '../../../domain/language.ts';
import { hashToken, type LinkPurpose, lifetimeDays } from '../../email/person-links.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';

export type PersonLink = {
  personId: string;
  purpose: LinkPurpose;
  /** The application it was mailed about; the only one it opens where the purpose says so. */
  applicationId: string | null;
  firstName: string;
  email: string | null;
  language: Language;
};

/** Using a link renews it. One that has ended is remembered for a while, to offer a new one. */
export async function openLink(query: Query, token: string): Promise<PersonLink> {
  const { rows } = await query(
    `update private.person_links as link set last_used_at = now(), expires_at = greatest(link.expires_at,
       now() + make_interval(days => case when link.purpose = 'unsubscribe' then $3::integer else $2::integer end))
     from public.people as person
     where link.token_hash = $1 and person.id = link.person_id and person.anonymised_at is null
       and link.revoked_at is null and link.expires_at > now()
     returning link.purpose, link.application_id as "applicationId",
       person.id as "personId", person.first_name as "firstName", person.email, person.language`,
    [hashToken(token), lifetimeDays.person, lifetimeDays.unsubscribe],
  );
  const [found] = rows;
  if (found) return found;
  throw new FunctionError((await findEnded(query, token)) ? 'link_expired' : 'link_invalid');
}

export type EndedLink = {
  personId: string;
  purpose: LinkPurpose;
  applicationId: string | null;
  firstName: string;
  language: Language;
  /** The address on file for what the link opened. */
  mailbox: string | null;
};

/** A link that has expired or was revoked, of a person who is still there. */
export async function findEnded(query: Query, token: string): Promise<EndedLink | undefined> {
  const { rows } = await query(
    `select person.id as "personId", link.purpose, link.application_id as "applicationId",
       person.first_name as "firstName", person.language,
       case when link.purpose = 'application' then coalesce(application.contact_email, person.email)
         else person.email end as mailbox
     from private.person_links as link
     join public.people as person on person.id = link.person_id
     left join public.applications as application on application.id = link.application_id
     where link.token_hash = $1 and person.anonymised_at is null
       and (link.revoked_at is not null or link.expires_at <= now())`,
    [hashToken(token)],
  );
  return rows[0];
}

/** For what concerns everything that is stored, a link to one application is not enough. */
export function requireWhole(link: PersonLink): PersonLink {
  if (link.purpose !== 'person') throw new FunctionError('not_allowed');
  return link;
}
