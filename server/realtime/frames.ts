// The wire format: Phoenix messages as JSON objects (version 1) or JSON arrays (version 2), and the binary frames of
// broadcasts in version 2.

export type Version = 1 | 2;

export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
  /** Set if the frame is a broadcast. */
  broadcast?: Broadcast;
}

export interface Broadcast {
  event: string;
  /** JSON as text, or raw bytes, which only version 2 supports. */
  body: string | Buffer;
  /** A JSON object as text. */
  meta?: string;
  /** The id of a message that SQL sent. */
  id?: string;
}

export const pushKind = 3;
const broadcastKind = 4;
export const jsonEncoding = 1;

/** `payload` is already JSON text, because the same payload is sent to many sockets. */
export function renderFrame(
  version: Version,
  topic: string,
  event: string,
  payload: string,
  ref: string | null = null,
  joinRef: string | null = null,
): string {
  const [t, e, r, j] = [topic, event, ref, joinRef].map((part) => JSON.stringify(part));
  return version === 2
    ? `[${j},${r},${t},${e},${payload}]`
    : `{"topic":${t},"event":${e},"payload":${payload},"ref":${r},"join_ref":${j}}`;
}

const finalText = 0x81;
const length16 = 126;
const length64 = 127;

/** Returns the bytes of a text frame as they are sent, for one that many sockets get. */
export function encodeText(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const start = size < length16 ? 2 : size < 65_536 ? 4 : 10;
  const bytes = Buffer.allocUnsafe(start + size);
  bytes[0] = finalText;
  if (start === 2) bytes[1] = size;
  else if (start === 4) {
    bytes[1] = length16;
    bytes.writeUInt16BE(size, 2);
  } else {
    bytes[1] = length64;
    bytes.writeUInt32BE(0, 2);
    bytes.writeUInt32BE(size, 6);
  }
  bytes.write(text, start);
  return bytes;
}

/** Returns undefined if this version does not support the message. */
export function renderBroadcast(
  version: Version,
  topic: string,
  message: Broadcast,
): string | Buffer | undefined {
  const { event, body, meta } = message;
  if (typeof body === 'string') {
    const extra = meta ? `,"meta":${meta}` : '';
    const payload = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${body}${extra}}`;
    return renderFrame(version, topic, 'broadcast', payload);
  }
  if (version === 1) return undefined;
  const parts = [topic, event, meta ?? ''].map((part) => Buffer.from(part));
  if (parts.some((part) => part.length > 255)) return undefined;
  return Buffer.concat([
    Buffer.from([broadcastKind, ...parts.map((part) => part.length), 0]),
    ...parts,
    body,
  ]);
}
