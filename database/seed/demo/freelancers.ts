import type { Row } from '../insert-rows.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import { dateOnly, daysAfter } from '../times.ts';
import { seniorityOf } from './candidates.ts';

const summaries = {
  en: 'Freelance since a few years back. I take on assignments of two weeks to six months and hand over so that others can go on.',
  sv: 'Frilansar sedan några år. Jag tar uppdrag på två veckor till ett halvår och lämnar över så att andra kan fortsätta.',
};

const bookingNotes = {
  en: ['Assignment in Copenhagen', 'Two days a week for a bank', 'Summer holiday'],
  sv: ['Uppdrag i Köpenhamn', 'Två dagar i veckan för en bank', 'Semester'],
};

type FreelancerContext = {
  joinedAt: Date;
  cvDocumentId: string | null;
  consentTextId: string;
  approverId: string;
  now: Date;
};

export function freelancerRows(
  random: Random,
  person: Person,
  { joinedAt, cvDocumentId, consentTextId, approverId, now }: FreelancerContext,
): { freelancer: Row; consent: Row; event: Row; availability: Row[] } {
  const expiresAt = daysAfter(joinedAt, 365);
  const roll = random.next();
  const state = roll < 0.25 ? 'pending' : roll < 0.88 ? 'approved' : 'paused';
  const isApproved = state !== 'pending';
  return {
    freelancer: {
      person_id: person.id,
      state,
      fields: [person.profession.field],
      skills: person.skills,
      seniority: seniorityOf(person),
      day_rate: 4800 + 400 * random.int(0, 14) + 100 * person.years,
      currency: 'SEK',
      remote: random.pick(['hybrid', 'remote']),
      portfolio_url: `https://${person.email.split('@')[0]?.replace('.', '-')}.example/work`,
      summary: summaries[person.language],
      cv_document_id: cvDocumentId,
      approved_by: isApproved ? approverId : null,
      approved_at: isApproved ? daysAfter(joinedAt, 1) : null,
      source: person.source,
      consent_expires_at: expiresAt,
      created_at: joinedAt,
    },
    consent: {
      id: random.uuid(),
      person_id: person.id,
      consent_text_id: consentTextId,
      purpose: 'freelance_network',
      language: person.language,
      given_at: joinedAt,
      expires_at: expiresAt,
      created_at: joinedAt,
    },
    event: {
      person_id: person.id,
      kind: 'joined_freelance_network',
      data: { source: person.source },
      created_at: joinedAt,
    },
    availability: availabilityRows(random, person, joinedAt, now),
  };
}

/** Two or three consecutive periods, starting about now. */
function availabilityRows(random: Random, person: Person, joinedAt: Date, now: Date): Row[] {
  let from = daysAfter(now, random.int(-20, 10));
  return Array.from({ length: random.int(2, 3) }, () => {
    const until = daysAfter(from, 7 * random.int(2, 9));
    const availability = random.pick(['available', 'partly', 'booked', 'booked']);
    const row = {
      id: random.uuid(),
      person_id: person.id,
      period: `[${dateOnly(from)},${dateOnly(until)})`,
      availability,
      note: availability === 'available' ? null : random.pick(bookingNotes[person.language]),
      created_at: joinedAt,
    };
    from = until;
    return row;
  });
}
