import { violasPerson } from '../../fixtures/cast.ts';
import { both, hash, id, type Samples, sami, tova } from './sample.ts';

const [samisCv, violasCv] = [id(21), id(22)];
const consentText = id(41);
const tag = id(61);

function document(key: string, person: string, digit: string) {
  return {
    id: key,
    person_id: person,
    path: key,
    file_name: 'cv.pdf',
    mime_type: 'application/pdf',
    size_bytes: 1000,
    sha256: hash(digit),
  };
}

function pending(person: string, digit: string) {
  const [email, language] = ['sami@example.com', 'en'];
  return { person_id: person, form: 'contact', email, language, data: {}, token_hash: hash(digit) };
}

export const people: Samples = {
  people: {
    rows: [
      { id: sami, first_name: 'Sami', last_name: 'Sökande', email: 'sami@example.com' },
      { id: tova, first_name: 'Tova', last_name: 'Talang', email: 'tova@example.com' },
    ],
    fresh: { first_name: 'Nils', last_name: 'Ny', email: 'nils@example.com' },
    touch: 'location',
  },
  legal_holds: {
    rows: [{ person_id: sami, reason: 'A dispute' }],
    fresh: { person_id: tova, reason: 'Another dispute' },
    touch: 'reason',
  },
  person_events: {
    rows: [{ person_id: sami, kind: 'joined' }],
    fresh: { person_id: sami, kind: 'left' },
    touch: 'kind',
  },
  tags: { rows: [{ id: tag, name: 'Remote' }], fresh: { name: 'Leader' }, touch: 'name' },
  person_tags: {
    rows: [{ person_id: sami, tag_id: tag }],
    fresh: { person_id: tova, tag_id: tag },
    touch: 'tag_id',
  },
  duplicate_pairs: {
    rows: [{ one_id: sami, other_id: tova, reasons: ['phone'] }],
    fresh: { one_id: tova, other_id: id(103), reasons: ['email'] },
    touch: 'dismissed_at',
  },
  pending_submissions: {
    rows: [pending(sami, 'd')],
    fresh: pending(tova, 'e'),
    touch: 'form',
  },
  documents: {
    rows: [document(samisCv, sami, 'a'), document(violasCv, violasPerson, 'b')],
    fresh: document(id(23), sami, 'c'),
    touch: 'file_name',
  },
  consent_texts: {
    rows: [{ id: consentText, purpose: 'application', version: 1, body: both('Yes') }],
    fresh: { purpose: 'application', version: 2, body: both('Yes') },
    touch: 'version',
  },
  consents: {
    rows: [sami, violasPerson].map((person_id) => ({
      person_id,
      consent_text_id: consentText,
      purpose: 'application',
      language: 'sv',
    })),
    fresh: {
      person_id: sami,
      consent_text_id: consentText,
      purpose: 'application',
      language: 'en',
    },
    touch: 'language',
  },
};
