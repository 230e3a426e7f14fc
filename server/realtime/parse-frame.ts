import { isRecord } from '../../domain/is-record.ts';
import { findExceededLimit, type JsonLimits } from '../http/json-limits.ts';
import { type Frame, jsonEncoding, pushKind, type Version } from './frames.ts';

export class MalformedFrame extends Error {}

const limitMessages: Record<keyof JsonLimits, string> = {
  depth: 'Nested too deeply',
  keys: 'Too many keys',
  values: 'Too many values',
};

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
  const payloadBytes = data.subarray(offset);
  // Copied, because the frame may outlive the buffer.
  const body =
    data[6] === jsonEncoding ? validJson(payloadBytes, limits) : Buffer.from(payloadBytes);
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
