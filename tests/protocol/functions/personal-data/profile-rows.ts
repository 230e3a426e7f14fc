import {
  consentId,
  documentId,
  type FullRows,
  future,
  past,
  personId,
  type Surroundings,
  stamps,
  text,
} from './values.ts';

type Table =
  | 'people'
  | 'documents'
  | 'consents'
  | 'candidates'
  | 'freelancers'
  | 'freelancer_availability'
  | 'freelancer_notes'
  | 'person_notes';

export function profileRows(around: Surroundings): FullRows<Table> {
  const { userId, staffId } = around;
  return {
    people: [
      {
        id: personId,
        user_id: userId,
        first_name: text('Ottilia'),
        last_name: text('Rosenqvist'),
        email: 'ottilia@people.example',
        email_confirmed_at: past(),
        email_bounced_at: past(),
        links_held_until: null,
        renamed_at: past(),
        phone: '+46705550199',
        linkedin_sub: text('sub'),
        linkedin_url: 'https://www.linkedin.com/in/ottilia',
        language: 'sv',
        location: text('Town'),
        headline: text('Headline'),
        source: text('source'),
        last_activity_at: past(),
        legal_hold: false,
        erase_after: future(),
        erasure_requested_at: past(),
        anonymised_at: null,
        merged_into: null,
        ...stamps(),
      },
    ],
    documents: [
      {
        id: documentId,
        person_id: personId,
        kind: 'portfolio',
        bucket: 'cvs',
        path: 'ottilia.pdf',
        file_name: text('file'),
        mime_type: 'application/pdf',
        size_bytes: 54_321,
        sha256: 'a'.repeat(64),
        extraction: 'done',
        is_slow_to_read: true,
        reading_priority: 3,
        extracted_text: text('extracted'),
        ...stamps(),
      },
    ],
    consents: [
      {
        id: consentId,
        person_id: personId,
        consent_text_id: around.consentTextId,
        purpose: 'freelance_network',
        language: 'sv',
        given_at: past(),
        expires_at: future(),
        withdrawn_at: past(),
        ...stamps(),
      },
    ],
    candidates: [
      {
        person_id: personId,
        state: 'paused',
        fields: ['creative'],
        skills: [text('skill')],
        seniority: 'mid',
        years_of_experience: 47,
        locations: [text('place')],
        remote: 'hybrid',
        employment_types: ['internship'],
        available_from: '2031-02-03',
        summary: text('summary'),
        wants_alerts: true,
        cv_document_id: documentId,
        source: text('source'),
        consent_expires_at: future(),
        renewal_mailed_at: past(),
        ...stamps(),
      },
    ],
    freelancers: [
      {
        person_id: personId,
        state: 'declined',
        fields: ['operations'],
        skills: [text('skill')],
        seniority: 'lead',
        day_rate: 98_765,
        currency: 'DKK',
        remote: 'onsite',
        portfolio_url: 'https://ottilia.example/work',
        summary: text('summary'),
        cv_document_id: documentId,
        approved_by: staffId,
        approved_at: past(),
        source: text('source'),
        consent_expires_at: future(),
        renewal_mailed_at: past(),
        ...stamps(),
      },
    ],
    freelancer_availability: [
      {
        id: crypto.randomUUID(),
        person_id: personId,
        period: '[2032-03-04,)',
        availability: 'partly',
        note: text('calendar'),
        ...stamps(),
      },
    ],
    freelancer_notes: [
      { person_id: personId, body: text('freelancer note'), updated_by: staffId, ...stamps() },
    ],
    person_notes: [
      {
        id: crypto.randomUUID(),
        person_id: personId,
        author_id: staffId,
        body: text('person note'),
        ...stamps(),
      },
    ],
  };
}
