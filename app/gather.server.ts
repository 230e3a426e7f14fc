import { EventEmitter } from 'node:events';

/**
 * Somewhere to write a page for who wants all of it at once. A stream would do more for each piece
 * than the piece is worth.
 */
export function gather(
  onEnd: (whole: Buffer<ArrayBuffer>) => void,
  onError: (error: unknown) => void,
): NodeJS.WritableStream {
  const pieces: Uint8Array[] = [];
  const place: NodeJS.WritableStream = Object.assign(new EventEmitter(), {
    writable: true,
    write(piece: string | Uint8Array) {
      pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
      return true;
    },
    end() {
      onEnd(Buffer.concat(pieces));
      return place;
    },
    destroy: onError,
  });
  return place;
}
