import type { ImapFlow } from 'imapflow';
import { maxMailBytes } from '../../../domain/conversations/received-mail.ts';
import { dayMs } from '../../../domain/units.ts';
import type { Database } from '../../postgres/database.ts';
import { type StoredArrival, storeArrived } from '../store-arrived.ts';
import { findReplies } from './find-replies.ts';
import { loadPosition } from './mailbox-position.ts';
import { openMailbox } from './open-mailbox.ts';

type Options = {
  /** imap: or imaps:, with user and password; the path is the folder. */
  url: string;
  database: Pick<Database, 'query'>;
  /** The address that replies are sent to. */
  inbox: string;
  /** False while the disk is almost full. */
  hasRoom: () => Promise<boolean>;
};

/** Replies, and other mails, that one round stores at most. */
const maxAtOnce = 100;
/** The first round looks this far back. */
const firstDays = 7;
/** Of a mail that is larger than allowed only its head is read: staff see that it came, and from whom. */
const headBytes = 64 * 1024;

/**
 * Stores the new mails of a mailbox, replies to conversations first. Nothing in it is changed or marked as read, so that
 * people and other programs can use it too. A round that is interrupted reads some mails again; their Message-IDs are known
 * then. Returns how many were stored.
 */
export async function readMailbox(options: Options): Promise<number> {
  const { query } = options.database;
  const { client, mailbox, uidValidity, close } = await openMailbox(options.url);
  try {
    const position = await loadPosition(query, mailbox, String(uidValidity));
    const { lastUid } = position;
    const since = { since: new Date(Date.now() - firstDays * dayMs) };
    const newUids = await client.search(
      lastUid === undefined ? since : { uid: `${lastUid + 1}:*` },
      { uid: true },
    );
    // A range to `*` always has the last mail.
    const uids = (newUids || [])
      .filter((uid) => uid > (lastUid ?? 0))
      .sort((one, other) => one - other);
    const isNew = (uid: number) => !position.isStored(uid);
    const replies = await findReplies({ client, query, inbox: options.inbox }, uids.filter(isNew));
    const store = async (uid: number, replyTokens: string[]): Promise<StoredArrival> => {
      // Anybody can fill the mailbox. What does not fit waits there.
      if (!(await options.hasRoom())) throw new Error('The disk is almost full');
      const raw = await download(client, uid);
      const arrival = raw && { sender: '', recipients: [], raw, replyTokens };
      const stored = arrival ? await storeArrived({ query }, arrival) : 'stored';
      if (stored === 'stored') await position.add(uid, uids);
      return stored;
    };
    let count = 0;
    for (const [uid, token] of [...replies].slice(0, maxAtOnce)) {
      // One that finds no room, for example because its conversation has got many, is stored in its turn as other mail.
      if ((await store(uid, [token])) === 'stored') count += 1;
    }
    for (const uid of uids.filter(isNew).slice(0, maxAtOnce)) {
      if ((await store(uid, [])) === 'full') break;
      count += 1;
    }
    return count;
  } finally {
    await close();
  }
}

async function download(client: ImapFlow, uid: number): Promise<Buffer | undefined> {
  const sized = await client.fetchOne(String(uid), { size: true }, { uid: true });
  // Another program may have deleted it.
  if (!sized) return undefined;
  const isTooLarge = (sized.size ?? 0) > maxMailBytes;
  const source = isTooLarge ? { start: 0, maxLength: headBytes } : true;
  const fetched = await client.fetchOne(String(uid), { source }, { uid: true });
  return fetched ? fetched.source : undefined;
}
