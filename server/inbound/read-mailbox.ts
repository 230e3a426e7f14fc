import type { ImapFlow } from 'imapflow';
import { maxMailBytes } from '../../domain/conversations/received-mail.ts';
import { dayMs } from '../../domain/units.ts';
import type { Database } from '../postgres/database.ts';
import { openMailbox } from './open-mailbox.ts';
import { storeArrived } from './store-arrived.ts';

type Options = {
  /** imap: or imaps:, with user and password; the path is the folder. */
  url: string;
  database: Pick<Database, 'query'>;
  /** False while the disk is almost full. */
  hasRoom: () => Promise<boolean>;
};

type Position = { validity: string; last_uid: string };

const maxAtOnce = 100;
/** The first round looks this far back. */
const firstDays = 7;
/** Of a mail that is larger than allowed only its head is read: staff see that it came, and from whom. */
const headBytes = 64 * 1024;

/**
 * Stores the new mails of a mailbox. Nothing in it is changed or marked as read, so that people and other programs can
 * use it too. A round that is interrupted reads some mails again; their Message-IDs are known then. Returns how many
 * were stored.
 */
export async function readMailbox({ url, database: { query }, hasRoom }: Options): Promise<number> {
  const { client, mailbox, uidValidity, close } = await openMailbox(url);
  try {
    const validity = String(uidValidity);
    const { rows } = await query<Position>(
      'select uid_validity::text as validity, last_uid::text from private.mailbox_positions where mailbox = $1',
      [mailbox],
    );
    const lastUid = rows[0]?.validity === validity ? Number(rows[0].last_uid) : undefined;
    const since = { since: new Date(Date.now() - firstDays * dayMs) };
    const newUids = await client.search(
      lastUid === undefined ? since : { uid: `${lastUid + 1}:*` },
      {
        uid: true,
      },
    );
    // A range to `*` always has the last mail.
    const uids = (newUids || [])
      .filter((uid) => uid > (lastUid ?? 0))
      .sort((one, other) => one - other);
    let stored = 0;
    for (const uid of uids.slice(0, maxAtOnce)) {
      // Anybody can fill the mailbox. What does not fit waits there.
      if (!(await hasRoom())) throw new Error('The disk is almost full');
      const raw = await download(client, uid);
      if (raw && (await storeArrived({ query }, { sender: '', recipients: [], raw })) === 'full')
        return stored;
      await query(
        `insert into private.mailbox_positions (mailbox, uid_validity, last_uid) values ($1, $2, $3)
         on conflict (mailbox) do update set uid_validity = excluded.uid_validity, last_uid = excluded.last_uid,
           read_at = now()`,
        [mailbox, validity, uid],
      );
      stored += 1;
    }
    return stored;
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
