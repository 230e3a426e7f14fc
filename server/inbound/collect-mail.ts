import type { SMTPServerDataStream } from 'smtp-server';
import { maxMailBytes } from '../../domain/conversations/received-mail.ts';

/** A mail whose connection has to be closed: it is not read to its end. */
export class AbusiveMail extends Error {}

/** The stream splits a mail at each line that begins with a dot; no mail has this many, with almost nothing between them. */
const maxPieces = 10_000;
const minAverage = 100;
/** After this many pieces they become one: each costs more memory than its bytes. */
const joinedPieces = 500;
const maxRefusedBytes = 2 * maxMailBytes;

/**
 * Reads a mail to its end, also one that is rejected: only then its sender reads the response. Returns undefined if
 * `take`, which is called with the length of each piece, rejects one. Waits for `turn` before each piece.
 */
export async function collectMail(
  stream: SMTPServerDataStream,
  take: (bytes: number) => boolean,
  turn: () => Promise<void>,
): Promise<Buffer | undefined> {
  const joined: Buffer[] = [];
  let pieces: Buffer[] = [];
  let [bytes, count] = [0, 0];
  let isOver = false;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    await turn();
    bytes += piece.length;
    count += 1;
    if (bytes > maxRefusedBytes || (count > maxPieces && bytes / count < minAverage)) {
      throw new AbusiveMail();
    }
    isOver ||= stream.sizeExceeded || !take(piece.length);
    if (isOver) joined.length = 0;
    else pieces.push(piece);
    if (isOver || pieces.length >= joinedPieces) {
      if (!isOver) joined.push(Buffer.concat(pieces));
      pieces = [];
    }
  }
  return isOver ? undefined : Buffer.concat([...joined, ...pieces]);
}
