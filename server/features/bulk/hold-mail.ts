type Timed = { send_after?: string | undefined };

/** Delays a mail until the run has ended, unless it is to be sent later anyway. */
export function holdMail<Mail extends Timed>(mail: Mail, until: Date): Mail {
  const isLater = mail.send_after !== undefined && new Date(mail.send_after) > until;
  return isLater ? mail : { ...mail, send_after: until.toISOString() };
}
