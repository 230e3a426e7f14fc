import type { Language } from '../../../domain/language.ts';
import { formatDate } from '../../email/format.ts';
import { personLink } from '../../email/mail-link.ts';
import { attachCv } from '../applications/cv.ts';
import type { Work } from '../submissions/public-form.ts';
import { computeConsentEnd } from './compute-consent-end.ts';
import { describeChanges } from './describe-changes.ts';
import { linkAccount } from './link-account.ts';
import { recordConsent } from './record-consent.ts';
import { recordPersonEvent } from './record-event.ts';

type Purpose = Parameters<typeof computeConsentEnd>[1];

type JoiningWork = Work<{ consent_version: number; email: string; language: Language }, object>;

export type JoinedRole = { expiresAt: Date; documentId: string | undefined };

/**
 * Prepares a profile that is kept until a consent ends: links the account, records the consent and
 * stores the CV.
 */
export async function joinRole(
  purpose: Purpose,
  { query, data, cv, person, identity, sentAt }: JoiningWork,
): Promise<JoinedRole> {
  await linkAccount(query, person.id, identity);
  const expiresAt = await computeConsentEnd(query, purpose, sentAt);
  await recordConsent(query, {
    personId: person.id,
    purpose,
    version: data.consent_version,
    language: data.language,
    expiresAt,
    givenAt: sentAt,
  });
  return { expiresAt, documentId: cv && (await attachCv(query, person.id, cv)) };
}

type Joined = { template: string; changed: string[]; expiresAt: Date };

/** Records the changes of an earlier profile in the history of the person, and mails them to the sender. */
export async function confirmJoining(
  purpose: Purpose,
  { query, data, person, site, notifySender }: JoiningWork,
  { template, changed, expiresAt }: Joined,
): Promise<void> {
  if (changed.length > 0)
    await recordPersonEvent(query, person.id, `rejoined_${purpose}`, { what: changed });
  else await recordPersonEvent(query, person.id, `joined_${purpose}`);
  await notifySender({
    template,
    to: data.email,
    language: data.language,
    personId: person.id,
    variables: {
      first_name: person.first_name,
      link: personLink(site.url, data.language),
      changes: describeChanges([...(person.changed ?? []), ...changed], data.language),
      keep_until: formatDate(expiresAt, data.language),
    },
  });
}
