/** The mail that goes with an action: when it is sent, and with which text. */
export type MailChoice = {
  when: 'now' | 'later' | 'nothing';
  template: string;
  /** Local time, as a datetime-local field holds it. */
  at: string;
  message: string;
};

export function toMail({ when, template, at, message }: MailChoice) {
  if (when === 'nothing') return undefined;
  return {
    template,
    message: message || undefined,
    send_after: when === 'later' && at ? new Date(at).toISOString() : undefined,
  };
}
