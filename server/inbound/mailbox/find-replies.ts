import type { ImapFlow } from 'imapflow';
import { findReplyToken } from '../../../domain/conversations/reply-address.ts';
import type { Query } from '../../postgres/query.ts';

/** More heads are not read in one round: the flood in front of a reply may have any length. */
const maxHeads = 2000;
/** Ordinary mail has its recipients within this length. */
const headBytes = 16 * 1024;

const taggedAddress = /[^\s<>,;:"()@+]{1,64}\+[0-9a-f]{32}@[^\s<>,;:"()@]{1,190}/gi;

/** Finds the mails that are addressed to a conversation, with its token, by their heads. */
export async function findReplies(
  { client, query, inbox }: { client: ImapFlow; query: Query; inbox: string },
  uids: number[],
): Promise<Map<number, string>> {
  const named = new Map<number, string[]>();
  const heads = uids.slice(0, maxHeads);
  if (heads.length === 0) return new Map();
  const source = { start: 0, maxLength: headBytes };
  for await (const mail of client.fetch(heads, { uid: true, source }, { uid: true })) {
    const tokens = tokensIn(mail.source, inbox);
    if (tokens.length > 0) named.set(mail.uid, tokens);
  }
  const { rows } = await query<{ token: string }>(
    'select reply_token as token from public.conversations where reply_token = any ($1)',
    [[...named.values()].flat()],
  );
  const known = new Set(rows.map(({ token }) => token));
  return new Map(
    [...named]
      .sort(([one], [other]) => one - other)
      .flatMap(([uid, tokens]) => {
        const token = tokens.find((candidate) => known.has(candidate));
        return token ? [[uid, token]] : [];
      }),
  );
}

function tokensIn(source: Buffer | undefined, inbox: string): string[] {
  const [head = ''] = (source?.toString('latin1') ?? '').split(/\r?\n\r?\n/, 1);
  return [...head.matchAll(taggedAddress)]
    .flatMap(([address]) => findReplyToken(inbox, address) ?? [])
    .slice(0, 20);
}
