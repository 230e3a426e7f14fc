import { readMailbox } from '../../inbound/read-mailbox.ts';
import type { JobTask } from '../context.ts';

/** Reads the mailbox of replies, if there is one. While it is away its mails wait there. */
export const fetchReplies: JobTask = async ({ database, mailboxUrl, logger }) => {
  if (!mailboxUrl) return;
  try {
    await readMailbox({ url: mailboxUrl, database });
  } catch (error) {
    const { code, responseStatus } = error as { code?: string; responseStatus?: string };
    logger.warn(
      { reason: code ?? responseStatus ?? 'unknown' },
      'the mailbox of replies cannot be read',
    );
  }
};
