import type { Mail } from '../../../email/enqueue.ts';
import { personLink } from '../../../email/mail-link.ts';
import type { MatchedPerson } from '../../people/matching/matched-person.ts';
import type { ImportContext } from '../import-kind.ts';

/** Tells a new person that the agency has their data, from where and why, with the link to their own page. */
export function toNotice(
  { site, importId, source, basis, holdUntil }: ImportContext,
  { id, first_name, last_name, email, language }: MatchedPerson & { email: string },
): Mail {
  return {
    cause: `import_notice:${importId}:${id}`,
    template: 'import_notice',
    to: email,
    toName: `${first_name} ${last_name}`.trim(),
    language,
    personId: id,
    sendAfter: holdUntil,
    variables: { first_name, source, basis, link: personLink(site.url, language) },
  };
}
