import type { OwnPageContent } from './own-messages.server.ts';

/** Returns the message for the outcome of a form that was submitted without JavaScript. */
export function describeOutcome(
  outcome: string | null,
  { messages, formMessages }: OwnPageContent,
): string {
  const { details, profile, calendar, applications, stages, roles, lost, ended, interviews } =
    messages;
  const byOutcome: Record<string, string> = {
    person: details.saved,
    candidate: profile.saved,
    freelancer: profile.saved,
    availability: calendar.saved,
    application: applications.saved,
    book_interview: interviews.bookDone,
    cancel_interview: interviews.cancelDone,
    withdraw: stages.withdrawn.next,
    renew: roles.renewed,
    pause: roles.pause.done,
    resume: roles.resume.done,
    leave: roles.leave.anyDone,
    held: formMessages.formErrors.legal_hold,
    send_link: lost.sent,
    resend_link: ended.sent,
  };
  return outcome !== null && Object.hasOwn(byOutcome, outcome) ? (byOutcome[outcome] ?? '') : '';
}
