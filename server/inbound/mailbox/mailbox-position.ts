import type { Query } from '../../postgres/query.ts';

type Stored = { validity: string; last_uid: string; stored_ahead: string[] };

/** The mails of a mailbox that are stored: all up to a UID, and some after it. */
export type MailboxPosition = {
  /** Undefined before the first round, and after the mailbox was rebuilt. */
  lastUid: number | undefined;
  isStored: (uid: number) => boolean;
  /** Notes that a mail is stored. `found` are the UIDs of the round in ascending order. */
  add: (uid: number, found: number[]) => Promise<void>;
};

export async function loadPosition(
  query: Query,
  mailbox: string,
  validity: string,
): Promise<MailboxPosition> {
  const { rows } = await query<Stored>(
    `select uid_validity::text as validity, last_uid::text, stored_ahead::text[]
     from private.mailbox_positions where mailbox = $1`,
    [mailbox],
  );
  const stored = rows[0]?.validity === validity ? rows[0] : undefined;
  const ahead = new Set(stored?.stored_ahead.map(Number));
  const position: MailboxPosition = {
    lastUid: stored && Number(stored.last_uid),
    isStored: (uid) => uid <= (position.lastUid ?? 0) || ahead.has(uid),
    async add(uid, found) {
      ahead.add(uid);
      for (const next of found) {
        if (!position.isStored(next)) break;
        position.lastUid = Math.max(next, position.lastUid ?? 0);
      }
      for (const passed of ahead) if (passed <= (position.lastUid ?? 0)) ahead.delete(passed);
      // Without a position, the next round would look back as far as the first one.
      const lastUid = position.lastUid ?? (found[0] ?? 1) - 1;
      await query(
        `insert into private.mailbox_positions (mailbox, uid_validity, last_uid, stored_ahead) values ($1, $2, $3, $4)
         on conflict (mailbox) do update set uid_validity = excluded.uid_validity, last_uid = excluded.last_uid,
           stored_ahead = excluded.stored_ahead, read_at = now()`,
        [mailbox, validity, lastUid, [...ahead]],
      );
    },
  };
  return position;
}
