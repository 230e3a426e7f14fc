import { readMailbox } from '../../inbound/mailbox/read-mailbox.ts';
import type { Logger } from '../../support/logger.ts';
import { shortenTlsError } from '../../support/shorten-tls-error.ts';
import type { JobTask } from '../context.ts';

/** The reason why the last fetch failed, so that an outage logs one line when it begins and one when it ends. */
const reasons = new WeakMap<Logger, string>();

/** Reads the mailbox of replies, if there is one. While it cannot be reached, its mails wait there. */
export const fetchReplies: JobTask = async ({
  database,
  mailboxUrl,
  inboundAddress: inbox = '',
  hasRoomForMail: hasRoom,
  logger,
}) => {
  if (!mailboxUrl) return;
  try {
    await readMailbox({ url: mailboxUrl, database, inbox, hasRoom });
    if (reasons.delete(logger)) logger.info('the mailbox of replies can be read again');
  } catch (error) {
    const reason = reasonOf(error);
    if (reasons.get(logger) === reason) return;
    reasons.set(logger, reason);
    logger.warn({ reason }, 'the mailbox of replies cannot be read');
  }
};

/** Returns the response of the mail server, such as “Authentication failed.”, or why the connection failed. */
function reasonOf(error: unknown): string {
  const { code, responseText, message } = error as Error & { code?: string; responseText?: string };
  // Some servers append the duration of the command, which would make each error look new.
  const response = responseText?.replace(/ \([\d. +]+secs?\)\.?$/, '');
  return (response ?? (shortenTlsError(message) || code || 'unknown')).slice(0, 200);
}
