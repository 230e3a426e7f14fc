import type { OwnWords } from './own-words.server.ts';

/** What a form without scripts comes back with, in words. */
export function tellOutcome(outcome: string | null, { messages, texts }: OwnWords): string {
  const { details, profile, calendar, applications, stages, roles, lost, ended } = messages;
  const told: Record<string, string> = {
    person: details.saved,
    candidate: profile.saved,
    freelancer: profile.saved,
    availability: calendar.saved,
    application: applications.letterSaved,
    withdraw: stages.withdrawn.next,
    renew: roles.renewed,
    leave: roles.left,
    held: texts.formErrors.legal_hold,
    send_link: lost.sent,
    resend_link: ended.sent,
  };
  return outcome !== null && Object.hasOwn(told, outcome) ? (told[outcome] ?? '') : '';
}
