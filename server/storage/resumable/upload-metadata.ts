import { invalidRequest } from '../errors.ts';
import { parseBucketName, parseKey } from '../names.ts';
import { parseCacheControl, parseMetadata } from '../upload/incoming.ts';

const maxHeaderLength = 16 * 1024;
const pair = /^([!-+\--~]+)(?: ([A-Za-z0-9+/]*={0,2}))?$/;

/** Parses the header Upload-Metadata: names with values in base64. */
export function parseUploadMetadata(header: string) {
  if (header.length > maxHeaderLength) throw invalidRequest('Upload-Metadata is too long');
  const values = new Map<string, string>();
  for (const part of header.split(',')) {
    const [, name, value = ''] = pair.exec(part.trim()) ?? [];
    if (!name || values.has(name)) throw invalidRequest('Upload-Metadata is not valid');
    values.set(name, Buffer.from(value, 'base64').toString('utf8'));
  }
  const seconds = values.get('cacheControl');
  const metadata = values.get('metadata');
  return {
    bucketId: parseBucketName(values.get('bucketName') ?? ''),
    key: parseKey(values.get('objectName') ?? ''),
    type: values.get('contentType') || values.get('filetype') || 'application/octet-stream',
    cacheControl: parseCacheControl(seconds ? `max-age=${seconds}` : null),
    userMetadata: metadata ? parseMetadata(metadata) : undefined,
  };
}
