import type { Presentation } from '../load.ts';
import { createHideText } from './hide-text.ts';

/** The presentation without names and contact details. People are called by their places on the shortlist. */
export function hidePresentation(presentation: Presentation): Presentation {
  const { identities, people, message } = presentation;
  const hide = createHideText(identities);
  return {
    ...presentation,
    identities: [],
    message: hide(message),
    people: people.map(({ place, ...person }) => ({
      ...person,
      place,
      name: identities[place]?.shown ?? '',
      contact: [],
      headline: hide(person.headline, place),
      location: hide(person.location, place),
      cv: hide(person.cv, place),
      answers: person.answers.map(({ prompt, answer }) => ({
        prompt: hide(prompt),
        answer: hide(answer, place),
      })),
      presentation: hide(person.presentation),
      notes: person.notes.map(({ at, note }) => ({ at, note: hide(note) })),
    })),
  };
}
