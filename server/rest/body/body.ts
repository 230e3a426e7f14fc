import type { ApiRequest } from '../../http/api-request.ts';
import { findExceededLimit } from '../../http/json-limits.ts';
import { BodyTooLarge, readLimited } from '../../http/limited-body.ts';
import { bodyTooLarge, invalidBody } from '../errors.ts';
import { type Content, countByte, type Json, parseContent } from './content.ts';
import { quickBytes, quickLimits } from './limits.ts';
import { parseInThread } from './parse-in-thread.ts';

export interface Body {
  contentType: string;
  /** The raw body, for a function with one unnamed argument. */
  bytes: Buffer;
  content: Content;
}

export const noBody: Body = {
  contentType: '',
  bytes: Buffer.alloc(0),
  content: { type: 'empty' },
};

interface Rows {
  /** A JSON array of objects. */
  json: Json;
  keys: string[];
  count: number;
}

export interface Sender {
  /** Maximum number of bytes. */
  limit: number;
  /** Large bodies of senders with the same name are parsed one after the other. */
  name: string;
}

export async function readBody(request: ApiRequest, sender: Sender): Promise<Body> {
  const bytes = await readLimited(request, sender.limit).catch((error: unknown) => {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw bodyTooLarge('The body is too large', `At most ${error.limit} bytes are accepted`);
  });
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  const contentType = type.trim().toLowerCase();
  const content = isQuick(bytes, contentType)
    ? parseContent(bytes, contentType)
    : await parseInThread(bytes, contentType, sender.name);
  return { contentType, bytes, content };
}

/** True if the body is small enough to be parsed on the main thread. */
function isQuick(bytes: Buffer, contentType: string): boolean {
  switch (contentType) {
    case 'text/csv':
      return (
        bytes.length <= quickBytes &&
        countByte(bytes, ',') + countByte(bytes, '\n') <= quickLimits.values
      );
    case 'application/json':
    case '':
      return bytes.length <= quickBytes && !findExceededLimit(bytes, quickLimits);
    default:
      return true;
  }
}

/** Returns the rows of a write. All objects must have the same keys unless the request names columns. */
export function rowsOf({ content, contentType }: Body, columns: string[] | undefined): Rows {
  switch (content.type) {
    case 'object':
      return { json: asList(content.json), keys: columns ?? content.keys, count: 1 };
    case 'list':
      if (!columns && !content.haveSameKeys) throw invalidBody('All object keys must match');
      return { json: content.json, keys: columns ?? content.keys, count: content.count };
    case 'form': {
      const row = Object.fromEntries(content.fields);
      return { json: JSON.stringify([row]), keys: columns ?? Object.keys(row), count: 1 };
    }
    case 'raw':
      throw invalidBody(`Content-Type not acceptable: ${contentType}`);
    case 'invalid':
      throw invalidBody(content.message);
    default:
      throw invalidBody('Empty or invalid json');
  }
}

const asList = (json: Json): Json =>
  typeof json === 'string'
    ? `[${json}]`
    : Buffer.concat([Buffer.from('['), json, Buffer.from(']')]);
