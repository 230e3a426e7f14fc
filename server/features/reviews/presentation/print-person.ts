import { formatDate } from '../../../email/format.ts';
import type { Flow } from '../../../pdf/flow.ts';
import { colors, margin } from '../../../pdf/page.ts';
import type { Presentation, PresentedPerson } from './load.ts';
import { presentationMessages } from './messages.ts';

/** A person with all that the client may read about them, on as many pages as it takes. */
export function writePerson(flow: Flow, person: PresentedPerson, { language }: Presentation): void {
  const t = presentationMessages[language];
  flow.page.rule(margin, flow.at(), 36, colors.apricot);
  flow.space(8);
  flow.write(person.name, { size: 20, weight: 'heading' });
  const about = [person.headline, person.location].filter(Boolean).join(' · ');
  if (about) flow.write(about, { size: 11, color: colors.soft });
  if (person.contact.length > 0) {
    flow.gap(4);
    for (const fact of person.contact) flow.write(fact, { color: colors.spruce, weight: 'bold' });
  }
  if (person.presentation) {
    writeHeading(flow, t.why);
    flow.write(person.presentation, { size: 10.5 });
  }
  if (person.notes.length > 0) {
    writeHeading(flow, t.notes);
    for (const { at, note } of person.notes) {
      flow.write(formatDate(new Date(at), language), { size: 8.5, color: colors.soft });
      flow.write(note);
      flow.gap(6);
    }
  }
  if (person.answers.length > 0) {
    writeHeading(flow, t.answers);
    for (const { prompt, answer } of person.answers) {
      flow.keep(28);
      flow.write(prompt, { size: 8.5, color: colors.soft });
      flow.write(answer);
      flow.gap(6);
    }
  }
  if (person.cv) {
    writeHeading(flow, t.cv);
    flow.write(t.cvHint, { size: 8.5, color: colors.soft });
    flow.gap(4);
    flow.write(tidy(person.cv), { size: 9 });
    if (person.isCvCut) {
      flow.gap(4);
      flow.write(t.cvCut, { size: 8.5, color: colors.soft });
    }
  }
}

function writeHeading(flow: Flow, text: string): void {
  flow.gap(16);
  flow.keep(48);
  flow.write(text, { size: 13, weight: 'heading', color: colors.spruce });
  flow.gap(3);
}

/** Text that is read from a file has stray blank lines. */
export function tidy(text: string): string {
  // A regular expression for white space before a line break would take quadratic time.
  const lines = text.split('\n').map((line) => line.trimEnd());
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}
