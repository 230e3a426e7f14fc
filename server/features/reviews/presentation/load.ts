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
import { cutText } from './cut-text.ts';
import type { Identity } from './hide/name-patterns.ts';
import { presentationMessages } from './messages.ts';

export type PresentedPerson = {
  personId: string;
  /** Position on the whole shortlist, from 0. */
  index: number;
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
  /** The identities of all people on the shortlist, if their names must be hidden (`hidePresentation`). */
  identities: Identity[];
};

/**
 * Loads the contents of the page of a shortlist as the client sees it, with the text of the CVs. The number of
 * statements does not depend on the number of people and texts.
 */
export async function loadPresentation(
  query: Query,
  { review_link_id: link, item_id: item, is_anonymous, without_rejected }: PresentationExport,
): Promise<Presentation> {
  const { rows } = await query<{ page: Review | null }>('select private.show_review($1) as page', [
    link,
  ]);
  const review = rows[0]?.page;
  if (!review) throw new FunctionError('not_found');
  const { language } = review;
  const details = await loadDetails(query, link);
  const people: PresentedPerson[] = [];
  for (const reviewItem of review.items) {
    const index = details.findIndex(({ id }) => id === reviewItem.id);
    const personDetails = details[index];
    if (
      !personDetails ||
      (item && item !== reviewItem.id) ||
      (without_rejected && personDetails.is_rejected)
    )
      continue;
    people.push({ index, ...describePerson(reviewItem, personDetails, language) });
  }
  if (people.length === 0) throw new FunctionError('not_found');
  return {
    language,
    jobTitle: inLanguage(review.job_title, language),
    clientName: review.client_name ?? '',
    recipient: review.recipient_name,
    recruiter: review.recruiter?.name ?? '',
    message: item ? '' : (review.message ?? ''),
    isAnonymous: is_anonymous,
    people,
    identities: is_anonymous ? details.map((own, index) => identityOf(own, index, language)) : [],
  };
}

function identityOf(own: Details, index: number, language: Language): Identity {
  return {
    shown: presentationMessages[language].candidate(index),
    firstName: own.first_name,
    lastName: own.last_name,
    email: own.email,
    phone: own.phone,
    links: [own.linkedin_url, own.portfolio_url].filter((link) => link !== null),
  };
}

type Details = {
  id: string;
  person_id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  linkedin_url: string | null;
  portfolio_url: string | null;
  is_rejected: boolean;
  cv: string | null;
};

async function loadDetails(query: Query, link: string): Promise<Details[]> {
  const { rows } = await query<Details>(
    `select item.id, person.id as person_id, person.first_name, person.last_name, person.email, person.phone,
       person.linkedin_url, freelancer.portfolio_url, application.stage = 'rejected' as is_rejected,
       -- One more than is printed tells whether something was left out.
       case when item.shows_cv then left(cv.extracted_text, $2) end as cv
     from private.shown_review_items as shown
     join public.review_link_items as item on item.id = shown.id
     join public.applications as application on application.id = item.application_id
     join public.people as person on person.id = application.person_id
     left join public.freelancers as freelancer on freelancer.person_id = person.id
     left join public.documents as cv on cv.id = application.cv_document_id
     where shown.review_link_id = $1
     order by item.position, item.created_at`,
    [link, maxPrintedCvLength + 1],
  );
  return rows;
}

function describePerson(
  item: ReviewItem,
  own: Details,
  language: Language,
): Omit<PresentedPerson, 'index'> {
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
    cv: cutText(cv, maxPrintedCvLength),
    isCvCut: cv.length > maxPrintedCvLength,
  };
}
