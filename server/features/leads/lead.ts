import type { Language } from '../../../domain/language.ts';
import type { NewRow } from '../../postgres/kysely-types.ts';
import { db, type Query, requireRow } from '../../postgres/query.ts';
import type { MatchedPerson, PersonInput } from '../people/matching/matched-person.ts';
import { splitName } from '../people/matching/split-name.ts';
import { type ConsentPurpose, recordConsent } from '../people/record-consent.ts';
import { recordPersonEvent } from '../people/record-event.ts';

type Lead = Pick<
  NewRow<'waiting_list'>,
  'company' | 'plan' | 'roles_to_fill' | 'message' | 'calculation'
> & {
  language: Language;
  consent_version: number;
  purpose: ConsentPurpose;
  source: NonNullable<NewRow<'waiting_list'>['source']>;
};

type Sender = { name?: string; email: string; phone?: string; language: Language };

/** Splits the sender of a company's form into the fields of a person. */
export function toPersonInput(source: Lead['source'], sender: Sender): PersonInput {
  const { name = '', email, phone, language } = sender;
  return { ...splitName(name), email, phone, language, source };
}

/** Records the consent and adds the company to the leads. Returns the id of the lead. */
export async function addLead(
  query: Query,
  person: MatchedPerson,
  lead: Lead,
  sentAt: Date | undefined,
): Promise<string> {
  await recordConsent(query, {
    personId: person.id,
    purpose: lead.purpose,
    version: lead.consent_version,
    language: lead.language,
    givenAt: sentAt,
  });
  const { source, company, plan, roles_to_fill, message, calculation, language } = lead;
  const inserted = await query(
    db
      .insertInto('waiting_list')
      .values({
        person_id: person.id,
        source,
        company,
        plan,
        roles_to_fill,
        message,
        calculation,
        language,
      })
      .returning('id'),
  );
  const { id } = requireRow(inserted);
  await recordPersonEvent(query, person.id, 'wrote_to_us', { source, lead_id: id });
  return id;
}
