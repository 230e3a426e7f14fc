import type { Language } from '../../../domain/language.ts';
import { attachCv } from '../applications/cv.ts';
import type { Work } from '../submissions/define-form.ts';
import { computeConsentEnd } from './compute-consent-end.ts';
import { linkAccount } from './link-account.ts';
import { recordConsent } from './record-consent.ts';

type Purpose = Parameters<typeof computeConsentEnd>[1];

type JoiningWork = Pick<
  Work<{ consent_version: number; language: Language }, object>,
  'query' | 'data' | 'cv' | 'person' | 'identity' | 'sentAt'
>;

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
