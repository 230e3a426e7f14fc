import { constraintsOf, type FormConstraints } from '../../../domain/field-constraints.ts';
import type { Language } from '../../../domain/language.ts';
import { ownForms } from '../../../domain/people/person.ts';
import { getMessages } from '../../messages.server.ts';

const constraints = {
  person: constraintsOf(ownForms.person),
  candidate: constraintsOf(ownForms.candidate),
  freelancer: constraintsOf(ownForms.freelancer),
  availability: constraintsOf(ownForms.availability),
  application: constraintsOf(ownForms.application),
  link: constraintsOf(ownForms.link),
} satisfies Record<keyof typeof ownForms, FormConstraints>;

/** Returns all messages of the person's own page, and the constraints of its forms. */
export function getOwnPageContent(language: Language) {
  const { field, remote, seniority } = getMessages('jobs', language);
  return {
    messages: getMessages('person', language),
    formMessages: getMessages('forms', language),
    candidate: getMessages('candidateBank', language).form,
    freelancer: getMessages('freelanceNetwork', language).form,
    choices: { field, remote, seniority },
    constraints,
  };
}

export type OwnPageContent = ReturnType<typeof getOwnPageContent>;
