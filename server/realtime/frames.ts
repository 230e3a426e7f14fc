import { isRecord } from '../../domain/is-record.ts';
import { findExceededLimit, type JsonLimits } from '../http/json-limits.ts';

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

export class MalformedFrame extends Error {}

const limitMessages: Record<keyof JsonLimits, string> = {
  depth: 'Nested too deeply',
  keys: 'Too many keys',
  values: 'Too many values',
};

const pushKind = 3;
const broadcastKind = 4;
const jsonEncoding = 1;

export function parseFrame(
  version: Version,
  data: Buffer,
  isBinary: boolean,
  limits: JsonLimits,
): Frame {
  if (isBinary) {
    if (version === 1) throw new MalformedFrame('Binary frames need version 2.0.0');
    return parsePush(data, limits);
  }
  const message = parseJson(data, limits);
  const [joinRef, ref, topic, event, payload] =
    version === 2 ? arrayParts(message) : objectParts(message);
  if (typeof topic !== 'string' || typeof event !== 'string')
    throw new MalformedFrame('Topic and event are needed');
  const fields = isRecord(payload) ? payload : {};
  const frame: Frame = {
    joinRef: parseRef(joinRef),
    ref: parseRef(ref),
    topic,
    event,
    payload: fields,
  };
  if (event === 'broadcast') {
    frame.broadcast = {
      event: typeof fields.event === 'string' ? fields.event : '',
      body: JSON.stringify(fields.payload ?? {}),
    };
  }
  return frame;
}

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

function parsePush(data: Buffer, limits: JsonLimits): Frame {
  if (data[0] !== pushKind || data.length < 7) throw new MalformedFrame('Unknown binary frame');
  const lengths = data.subarray(1, 6);
  let offset = 7;
  const parts = Array.from(lengths, (length) => {
    offset += length;
    return data.toString('utf8', offset - length, offset);
  });
  if (offset > data.length) throw new MalformedFrame('Truncated binary frame');
  const [joinRef = '', ref = '', topic = '', event = '', meta = ''] = parts;
  const rest = data.subarray(offset);
  // Copied, because the frame may outlive the buffer.
  const body = data[6] === jsonEncoding ? validJson(rest, limits) : Buffer.from(rest);
  if (meta) parseJson(Buffer.from(meta), limits);
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: {},
    broadcast: { event, body },
  };
}

function arrayParts(message: unknown): unknown[] {
  if (!Array.isArray(message) || message.length !== 5)
    throw new MalformedFrame('An array of five is needed');
  return message;
}

function objectParts(message: unknown): unknown[] {
  if (!isRecord(message)) throw new MalformedFrame('An object is needed');
  return [message.join_ref, message.ref, message.topic, message.event, message.payload];
}

function parseRef(ref: unknown): string | null {
  if (ref === null || ref === undefined) return null;
  if (typeof ref === 'string' || typeof ref === 'number') return String(ref);
  throw new MalformedFrame('A reference is text');
}

function validJson(bytes: Buffer, limits: JsonLimits): string {
  parseJson(bytes, limits);
  return bytes.toString('utf8');
}

function parseJson(bytes: Buffer, limits: JsonLimits): unknown {
  const excess = findExceededLimit(bytes, limits);
  if (excess) throw new MalformedFrame(limitMessages[excess]);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new MalformedFrame('Not JSON');
  }
}
