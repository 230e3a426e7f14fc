import type { Enums } from '../../../domain/database.types.ts';
import type { Language } from '../../../domain/language.ts';
import type { Query } from '../../postgres/query.ts';

export type ConsentPurpose = Enums<'consent_purpose'>;

export class UnknownConsentText extends Error {}

type Consent = {
  personId: string;
  purpose: ConsentPurpose;
  /** The version of the text that was shown; the latest where none is named. */
  version?: number;
  language: Language;
  /** For purposes that end unless they are renewed. */
  expiresAt?: Date;
  /** Where it was given earlier than it is recorded. */
  givenAt?: Date;
};

/** Throws where nobody can have been shown that text. */
export async function requireConsentText(
  query: Query,
  purpose: ConsentPurpose,
  version: number,
): Promise<void> {
  const { rowCount } = await query(
    'select from public.consent_texts where purpose = $1 and version = $2',
    [purpose, version],
  );
  if (rowCount === 0) throw new UnknownConsentText(purpose);
}

/** Who agreed to which text, when and in which language. */
export async function recordConsent(query: Query, consent: Consent): Promise<string> {
  const { rows } = await query(
    `insert into public.consents (person_id, consent_text_id, purpose, language, expires_at, given_at)
     select $1, id, purpose, $4, $5, coalesce($6, now()) from public.consent_texts
     where purpose = $2 and ($3::integer is null or version = $3) order by version desc limit 1
     returning id`,
    [
      consent.personId,
      consent.purpose,
      consent.version,
      consent.language,
      consent.expiresAt,
      consent.givenAt,
    ],
  );
  if (rows.length === 0) throw new UnknownConsentText(consent.purpose);
  return rows[0].id;
}
