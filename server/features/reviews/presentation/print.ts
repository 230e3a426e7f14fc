import { renderDocument, writeLetterhead } from '../../../pdf/document.ts';
import { createFlow, type Flow } from '../../../pdf/flow.ts';
import { colors, margin, type Page, width } from '../../../pdf/page.ts';
import type { Presentation, PresentedPerson } from './load.ts';
import { presentationMessages } from './messages.ts';
import { writePerson } from './print-person.ts';

const topY = 92;
const bottomY = 780;

/** Prints a presentation. A document about several people begins with a page that lists them. */
export function printPresentation(
  presentation: Presentation,
  siteName: string,
): Promise<Uint8Array> {
  const { people, language, jobTitle } = presentation;
  const t = presentationMessages[language];
  const [only] = people.length === 1 ? people : [];
  const title = only ? `${only.name} – ${jobTitle}` : `${t.shortlist} – ${jobTitle}`;
  return renderDocument(
    { title, author: siteName, language },
    (page) => {
      const flow = createFlow(page, { left: margin, width, top: topY, bottom: bottomY });
      writeCover(flow, presentation, siteName);
      for (const person of people) {
        if (only) flow.gap(24);
        else flow.startPage();
        writePerson(flow, person, presentation);
      }
    },
    (page, number, count) => {
      writeLetterhead(page, siteName, only ? t.presentation : t.shortlist, false);
      writeFooter(page, `${jobTitle} · ${t.page(number, count)}`, t.confidential);
    },
  );
}

function writeCover(flow: Flow, presentation: Presentation, siteName: string): void {
  const { people, jobTitle, clientName, recipient, recruiter, message } = presentation;
  const t = presentationMessages[presentation.language];
  flow.write(jobTitle, { size: 26, weight: 'heading', color: colors.spruce });
  flow.gap(4);
  const soft = { size: 11, color: colors.soft };
  flow.write(t.for(recipient, clientName), soft);
  flow.write(t.from(recruiter, siteName), soft);
  if (presentation.isAnonymous) flow.write(t.anonymous, soft);
  if (message) {
    flow.gap(16);
    flow.write(message, { size: 11 });
  }
  if (people.length > 1) writeContents(flow, people, t.people);
}

function writeContents(flow: Flow, people: PresentedPerson[], heading: string): void {
  flow.gap(28);
  flow.write(heading, { size: 15, weight: 'heading' });
  flow.gap(6);
  for (const { name, headline, location } of people) {
    flow.keep(48);
    flow.page.rule(margin, flow.at(), width);
    flow.gap(8);
    flow.write(name, { size: 11, weight: 'bold' });
    const about = [headline, location].filter(Boolean).join(' · ');
    if (about) flow.write(about, { color: colors.soft });
    flow.gap(8);
  }
}

function writeFooter({ write, rule }: Page, left: string, note: string): void {
  rule(margin, 796, width);
  const style = { size: 7.5, color: colors.soft };
  write(note, margin, 803, { ...style, width: 260 });
  write(left, margin + 250, 803, { ...style, align: 'right', width: width - 250 });
}
