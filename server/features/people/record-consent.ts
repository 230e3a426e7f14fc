import type { Language } from '../../../domain/language.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import { db, type Query } from '../../postgres/query.ts';

export type ConsentPurpose = Row<'consents'>['purpose'];

export class UnknownConsentText extends Error {}

type Consent = {
  personId: string;
  purpose: ConsentPurpose;
  /** The version of the text that was shown; by default the latest. */
  version?: number;
  language: Language;
  /** Set for purposes that end unless they are renewed. */
  expiresAt?: Date;
  /** Set if the consent was given before it is recorded. */
  givenAt?: Date;
};

/** Throws if the text never existed, so that nobody can have been shown it. */
export async function requireConsentText(
  query: Query,
  purpose: ConsentPurpose,
  version: number,
): Promise<void> {
  const { rowCount } = await query(
    db
      .selectFrom('consent_texts')
      .select('id')
      .where('purpose', '=', purpose)
      .where('version', '=', version),
  );
  if (rowCount === 0) throw new UnknownConsentText(purpose);
}

/** Records the text that a person agreed to, with time and language. Returns the id of the consent. */
export async function recordConsent(query: Query, consent: Consent): Promise<string> {
  const { rows } = await query<{ id: string }>(
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
  const [inserted] = rows;
  if (!inserted) throw new UnknownConsentText(consent.purpose);
  return inserted.id;
}
