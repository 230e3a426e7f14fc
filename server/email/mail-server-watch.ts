import type { Logger } from '../support/logger.ts';
import type { SmtpFailure } from './smtp-failure.ts';

export type MailServerWatch = {
  onFailure: (mail: string, failure: SmtpFailure) => void;
  /** Returns whether this ended an outage. One mail that always fails, between others that are sent, is none. */
  onSent: (mail: string) => boolean;
};

/** True for a failure before the recipient was named: it concerns every mail, unless this one is too large (552). */
export const concernsServer = ({ command = '', reason }: SmtpFailure): boolean =>
  !['RCPT TO', 'DATA'].includes(command) && !reason.startsWith('552');

/**
 * Logs an outage of the mail server in one line for each reason, and its end in one, however many mails wait for it. The
 * rejection of a single mail is logged in a separate line.
 */
export function createMailServerWatch(logger: Pick<Logger, 'warn' | 'info'>): MailServerWatch {
  const reasons = new Set<string>();
  /** Holds at most two mails, because a second one is enough to recognise an outage. */
  const failedMails = new Set<string>();
  return {
    onFailure(mail, failure) {
      if (!concernsServer(failure)) {
        logger.warn({ mail, ...failure }, 'the mail server did not take a mail');
        return;
      }
      if (failedMails.size < 2) failedMails.add(mail);
      if (reasons.has(failure.reason)) return;
      reasons.add(failure.reason);
      logger.warn(failure, 'the mail server takes no mail: it waits in the outbox');
    },
    onSent(mail) {
      if (reasons.size === 0) return false;
      const wasOutage = failedMails.size > 1 || failedMails.has(mail);
      reasons.clear();
      failedMails.clear();
      logger.info('the mail server takes mail again');
      return wasOutage;
    },
  };
}
