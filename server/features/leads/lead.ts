import type { Language } from '../../../domain/language.ts';
import type { Query } from '../../postgres/query.ts';
import { type Given, type Matched, splitName } from '../people/match-person.ts';
import { type ConsentPurpose, recordConsent } from '../people/record-consent.ts';

type Lead = {
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

type Sender = { name?: string; email: string; phone?: string; language: Language };

/** The person who writes for a company. */
export function leadSender(source: Lead['source'], sender: Sender): Given {
  const { name = '', email, phone, language } = sender;
  return { ...splitName(name), email, phone, language, source };
}

/** The consent of a company's person and its place among the leads. Returns the id of the lead. */
export async function addLead(
  query: Query,
  person: Matched,
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
  return rows[0].id;
}
