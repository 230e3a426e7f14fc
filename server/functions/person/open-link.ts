import type { Language } from '../../../domain/language.ts';
import { hashToken, type LinkPurpose } from '../../people/person-links.ts';
import type { Query } from '../../postgres/database.ts';
import { FunctionError } from '../errors.ts';

export type PersonLink = {
  personId: string;
  purpose: LinkPurpose;
  /** The application it was mailed about; the only one it opens where the purpose says so. */
  applicationId: string | null;
  firstName: string;
  email: string | null;
  language: Language;
};

export async function openLink(query: Query, token: string): Promise<PersonLink> {
  const { rows } = await query(
    `update private.person_links as link set last_used_at = now()
     from public.people as person
     where link.token_hash = $1 and person.id = link.person_id and person.anonymised_at is null
     returning link.purpose, link.application_id as "applicationId", link.expires_at < now() as expired,
       person.id as "personId", person.first_name as "firstName", person.email, person.language`,
    [hashToken(token)],
  );
  const [found] = rows;
  if (!found) throw new FunctionError('link_invalid');
  const { expired, ...link } = found;
  if (expired) throw new FunctionError('link_expired');
  return link;
}

/** For what concerns everything that is stored, a link to one application is not enough. */
export function requireWhole(link: PersonLink): PersonLink {
  if (link.purpose !== 'person') throw new FunctionError('not_allowed');
  return link;
}
