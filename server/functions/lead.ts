import type { Language } from '../../domain/language.ts';
import { type Matched, matchPerson, splitName } from '../people/match-person.ts';
import { type ConsentPurpose, recordConsent } from '../people/record-consent.ts';
import type { Query } from '../postgres/database.ts';

type Lead = {
  name: string;
  email: string;
  phone?: string;
  language: Language;
  consent_version: number;
  purpose: ConsentPurpose;
  source: 'membership' | 'contact' | 'calculator';
  company?: string;
  plan?: string;
  roles_to_fill?: string;
  message?: string;
  calculation?: object;
};

/** A company's person, its consent and its place among the leads. */
export async function addLead(query: Query, lead: Lead): Promise<Matched & { leadId: string }> {
  const person = await matchPerson(query, {
    ...splitName(lead.name),
    email: lead.email,
    phone: lead.phone,
    language: lead.language,
    source: lead.source,
  });
  await recordConsent(query, {
    personId: person.id,
    purpose: lead.purpose,
    version: lead.consent_version,
    language: lead.language,
  });
  const { rows } = await query(
    `insert into public.waiting_list (person_id, source, company, plan, roles_to_fill, message, calculation, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      person.id,
      lead.source,
      lead.company,
      lead.plan,
      lead.roles_to_fill,
      lead.message,
      lead.calculation,
      lead.language,
    ],
  );
  await query(
    `insert into public.person_events (person_id, kind, data) values ($1, 'wrote_to_us', $2)`,
    [person.id, { source: lead.source, lead_id: rows[0].id }],
  );
  return { ...person, leadId: rows[0].id };
}
