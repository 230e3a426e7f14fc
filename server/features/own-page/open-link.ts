import type { Language } from '../../../domain/language.ts';
import type { LinkHolder } from '../../documents/file-store.ts';
import { hashToken, type LinkPurpose, lifetimeDays } from '../../email/person-links.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';

export type PersonLink = {
  personId: string;
  purpose: LinkPurpose;
  /** The application that the link was mailed about. A link of purpose `application` opens only this one. */
  applicationId: string | null;
  firstName: string;
  email: string | null;
  language: Language;
  /** The holder of the signed URLs of files that the page links to. */
  holder: LinkHolder;
};

/**
 * Opens a link and extends its lifetime. An ended link is still known for a while, so that a new one can be offered. A
 * merge that keeps a doubtful address holds the links to all data back.
 */
export async function openLink(query: Query, token: string): Promise<PersonLink> {
  const { rows } = await query<PersonLink & { proves: boolean }>(
    `update private.person_links as link set last_used_at = now(), expires_at = greatest(link.expires_at,
       now() + make_interval(days => case when link.purpose = 'unsubscribe' then $3::integer else $2::integer end))
     from public.people as person
     where link.token_hash = $1 and person.id = link.person_id and person.anonymised_at is null
       and link.revoked_at is null and link.expires_at > now()
       and (link.purpose <> 'person' or coalesce(person.links_held_until <= now(), true))
     returning link.purpose <> 'application' and person.email_confirmed_at is null as proves,
       link.purpose, link.application_id as "applicationId",
       person.id as "personId", person.first_name as "firstName", person.email, person.language,
       jsonb_build_object('role', 'person', 'link', link.id, 'erasure_requested_at', person.erasure_requested_at) as holder`,
    [hashToken(token), lifetimeDays.person, lifetimeDays.unsubscribe],
  );
  const [row] = rows;
  if (row) {
    const { proves, ...link } = row;
    if (proves) await confirmAddress(query, link.personId);
    return link;
  }
  throw new FunctionError((await findEnded(query, token)) ? 'link_expired' : 'link_invalid');
}

/** The opened link was mailed to the address on file, so its owner reads that mailbox. */
async function confirmAddress(query: Query, personId: string): Promise<void> {
  await query(
    `update public.people set email_confirmed_at = now()
     where id = $1 and email is not null and email_confirmed_at is null`,
    [personId],
  );
}

type EndedLink = {
  personId: string;
  purpose: LinkPurpose;
  applicationId: string | null;
  firstName: string;
  language: Language;
  /** The address on file of the person or application that the link opened. */
  mailbox: string | null;
  /** Until then a link to all data opens nothing. */
  heldUntil: Date | null;
};

/** Finds a link that has expired, was revoked or is held back, of a person who was not erased. */
export async function findEnded(query: Query, token: string): Promise<EndedLink | undefined> {
  const { rows } = await query<EndedLink>(
    `select person.id as "personId", link.purpose, link.application_id as "applicationId",
       person.first_name as "firstName", person.language,
       case when link.purpose = 'application' then coalesce(application.contact_email, person.email)
         else person.email end as mailbox,
       case when link.purpose <> 'application' and person.links_held_until > now() then person.links_held_until end as "heldUntil"
     from private.person_links as link
     join public.people as person on person.id = link.person_id
     left join public.applications as application on application.id = link.application_id
     where link.token_hash = $1 and person.anonymised_at is null
       and (link.revoked_at is not null or link.expires_at <= now()
         or link.purpose = 'person' and person.links_held_until > now())`,
    [hashToken(token)],
  );
  return rows[0];
}

/** Actions on all data of a person need more than a link to one application. */
export function requireWhole(link: PersonLink): PersonLink {
  if (link.purpose !== 'person') throw new FunctionError('not_allowed');
  return link;
}
