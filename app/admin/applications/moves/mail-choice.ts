/** The mail that goes with an action: whether and when it is sent, and with which text. */
export type MailChoice = {
  timing: 'now' | 'later' | 'never';
  template: string;
  /** Local time, as a datetime-local field holds it. The form requires it for `later`. */
  at: string;
  message: string;
};

export function toMail({ timing, template, at, message }: MailChoice) {
  if (timing === 'never') return undefined;
  return {
    template,
    message: message || undefined,
    send_after: timing === 'later' && at ? new Date(at).toISOString() : undefined,
  };
}
