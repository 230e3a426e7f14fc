import { showAnswer } from '../../../../domain/applications/show-answer.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import type { Language } from '../../../../domain/language.ts';
import {
  maxPrintedCvLength,
  type PresentationExport,
  type Review,
  type ReviewItem,
} from '../../../../domain/review.ts';
import { FunctionError } from '../../../functions/errors.ts';
import type { Query } from '../../../postgres/query.ts';
import { hideTexts } from './hide-texts.ts';
import { presentationMessages } from './messages.ts';

export type PresentedPerson = {
  personId: string;
  name: string;
  headline: string;
  location: string;
  /** Addresses and numbers; none if the presentation is anonymous. */
  contact: string[];
  presentation: string;
  notes: { at: string; note: string }[];
  answers: { prompt: string; answer: string }[];
  cv: string;
  isCvCut: boolean;
};

export type Presentation = {
  language: Language;
  jobTitle: string;
  clientName: string;
  recipient: string;
  recruiter: string;
  message: string;
  isAnonymous: boolean;
  people: PresentedPerson[];
};

/** Loads what the client sees on the page of the shortlist, with the text of the CVs. */
export async function loadPresentation(
  query: Query,
  { review_link_id: link, item_id: item, is_anonymous: isAnonymous }: PresentationExport,
): Promise<Presentation> {
  const { rows } = await query<{ page: Review | null }>('select private.show_review($1) as page', [
    link,
  ]);
  const review = rows[0]?.page;
  if (!review) throw new FunctionError('not_found');
  const { language } = review;
  const details = await loadDetails(query, link);
  const names = details.map(({ person_id: personId }, index) => ({
    personId,
    shown: presentationMessages[language].candidate(index),
  }));
  const people: PresentedPerson[] = [];
  for (const shown of review.items) {
    const own = details.find(({ id }) => id === shown.id);
    if (!own || (item && item !== shown.id)) continue;
    const person = describePerson(shown, own, language);
    people.push(isAnonymous ? await hidePerson(query, person, names) : person);
  }
  if (people.length === 0) throw new FunctionError('not_found');
  const message = item ? '' : (review.message ?? '');
  return {
    language,
    jobTitle: inLanguage(review.job_title, language),
    clientName: review.client_name ?? '',
    recipient: review.recipient_name,
    recruiter: review.recruiter?.name ?? '',
    message: isAnonymous ? await hideNames(query, message, names) : message,
    isAnonymous,
    people,
  };
}

type Details = {
  id: string;
  person_id: string;
  email: string | null;
  phone: string | null;
  linkedin_url: string | null;
  cv: string | null;
};

async function loadDetails(query: Query, link: string): Promise<Details[]> {
  const { rows } = await query<Details>(
    `select item.id, person.id as person_id, person.email, person.phone, person.linkedin_url,
       -- One more than is printed tells whether something was left out.
       case when item.shows_cv then left(cv.extracted_text, $2) end as cv
     from private.shown_review_items as shown
     join public.review_link_items as item on item.id = shown.id
     join public.applications as application on application.id = item.application_id
     join public.people as person on person.id = application.person_id
     left join public.documents as cv on cv.id = application.cv_document_id
     where shown.review_link_id = $1
     order by item.position, item.created_at`,
    [link, maxPrintedCvLength + 1],
  );
  return rows;
}

function describePerson(item: ReviewItem, own: Details, language: Language): PresentedPerson {
  const t = presentationMessages[language];
  const cv = own.cv?.trim() ?? '';
  return {
    personId: own.person_id,
    name: item.name,
    headline: item.headline ?? '',
    location: item.location ?? '',
    contact: [own.email, own.phone, own.linkedin_url].filter((fact) => fact !== null),
    presentation: item.presentation?.trim() ?? '',
    notes: item.notes,
    answers: item.answers.map((answer) => ({
      prompt: inLanguage(answer.prompt, language),
      answer: showAnswer(answer, t, language),
    })),
    cv: cv.slice(0, maxPrintedCvLength),
    isCvCut: cv.length > maxPrintedCvLength,
  };
}

type Name = { personId: string; shown: string };

/** Staff may compare people of a shortlist, so their texts lose all of its names; those of the person only the own. */
async function hidePerson(
  query: Query,
  person: PresentedPerson,
  names: readonly Name[],
): Promise<PresentedPerson> {
  const { shown = '' } = names.find(({ personId }) => personId === person.personId) ?? {};
  const hide = (...texts: string[]) => hideTexts(query, person.personId, shown, texts);
  const [headline = '', cv = ''] = await hide(person.headline, person.cv);
  const answers = await hide(...person.answers.map(({ answer }) => answer));
  const notes: PresentedPerson['notes'] = [];
  for (const { at, note } of person.notes) {
    notes.push({ at, note: await hideNames(query, note, names) });
  }
  return {
    ...person,
    name: shown,
    headline,
    cv,
    notes,
    presentation: await hideNames(query, person.presentation, names),
    contact: [],
    answers: person.answers.map((answer, at) => ({ ...answer, answer: answers[at] ?? '' })),
  };
}

async function hideNames(query: Query, text: string, names: readonly Name[]): Promise<string> {
  let hidden = text;
  for (const { personId, shown } of names) {
    if (hidden) [hidden = ''] = await hideTexts(query, personId, shown, [hidden]);
  }
  return hidden;
}
