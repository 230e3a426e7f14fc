import type { Presentation } from '../load.ts';
import { createHideText } from './hide-text.ts';

/** The presentation without names and contact details. People are named by their positions on the shortlist. */
export function hidePresentation(presentation: Presentation): Presentation {
  const { identities, people, message } = presentation;
  const hide = createHideText(identities);
  return {
    ...presentation,
    identities: [],
    message: hide(message),
    people: people.map(({ index, ...person }) => ({
      ...person,
      index,
      name: identities[index]?.shown ?? '',
      contact: [],
      headline: hide(person.headline, index),
      location: hide(person.location, index),
      cv: hide(person.cv, index),
      answers: person.answers.map(({ prompt, answer }) => ({
        prompt: hide(prompt),
        answer: hide(answer, index),
      })),
      presentation: hide(person.presentation),
      notes: person.notes.map(({ at, note }) => ({ at, note: hide(note) })),
    })),
  };
}
