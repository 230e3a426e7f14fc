import type { Row } from '../insert-rows.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import { dateOnly, daysAfter, daysAgo } from '../times.ts';

const summaries = {
  en: [
    'Open to the right offer, in no hurry. A product I believe in matters more than the title.',
    'Looking for a team where I can stay for years and grow into leading others.',
    'Back from parental leave and eager to build things again. Eighty percent is fine.',
  ],
  sv: [
    'Öppen för rätt erbjudande men har ingen brådska. En produkt jag tror på betyder mer än titeln.',
    'Letar efter ett team där jag kan stanna i många år och växa in i att leda andra.',
    'Tillbaka från föräldraledighet och sugen på att bygga igen. Åttio procent går bra.',
  ],
};

type Joined = { joinedAt: Date; cvDocumentId: string | null; consentTextId: string; now: Date };

/** Consent lasts a year: early candidates are due for renewal, and some have been asked already. */
export function candidateRows(
  random: Random,
  person: Person,
  { joinedAt, cvDocumentId, consentTextId, now }: Joined,
): { candidate: Row; consent: Row; event: Row } {
  const expiresAt = daysAfter(joinedAt, 365);
  const isDue = expiresAt < daysAfter(now, 30);
  return {
    candidate: {
      person_id: person.id,
      state: random.chance(0.85) ? 'active' : random.pick(['paused', 'left']),
      fields: [person.profession.field],
      skills: person.skills,
      seniority: seniorityOf(person),
      years_of_experience: person.years,
      locations: [...new Set([person.location, random.pick(['Stockholm', 'Göteborg', 'Malmö'])])],
      remote: random.pick(['onsite', 'hybrid', 'hybrid', 'remote']),
      employment_types: random.sample(['full_time', 'part_time', 'contract'], random.int(1, 2)),
      available_from: random.chance(0.8) ? dateOnly(daysAfter(now, random.int(-20, 120))) : null,
      summary: random.pick(summaries[person.language]),
      wants_alerts: random.chance(0.8),
      cv_document_id: cvDocumentId,
      source: person.source,
      consent_expires_at: expiresAt,
      renewal_mailed_at: isDue && random.chance(0.6) ? daysAgo(now, random.int(1, 6)) : null,
      created_at: joinedAt,
    },
    consent: {
      id: random.uuid(),
      person_id: person.id,
      consent_text_id: consentTextId,
      purpose: 'candidate_bank',
      language: person.language,
      given_at: joinedAt,
      expires_at: expiresAt,
      created_at: joinedAt,
    },
    event: {
      person_id: person.id,
      kind: 'joined_candidate_bank',
      data: { source: person.source },
      created_at: joinedAt,
    },
  };
}

export function seniorityOf({ years }: Person): string {
  if (years < 3) return 'junior';
  if (years < 7) return 'mid';
  return years < 13 ? 'senior' : 'lead';
}
