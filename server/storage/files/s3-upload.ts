import { createHash } from 'node:crypto';
import { mebibyte } from '../../../domain/units.ts';
import { FilesUnavailable } from '../../documents/files-unavailable.ts';
import type { Bytes } from './files.ts';
import { requireSuccess, type S3Client } from './s3-client.ts';
import { readElement } from './s3-listing.ts';

// Uploads a stream of unknown length in parts, so that only one part is in memory. A file that fits
// into one part is sent with a single request.

const partBytes = 8 * mebibyte;

export async function uploadTo(client: S3Client, key: string, body: Bytes): Promise<void> {
  const parts = inParts(body);
  const first = await parts.next();
  const head = first.done ? Buffer.alloc(0) : first.value;
  if (head.length < partBytes) {
    await requireSuccess(await putBody(client, key, head), 'PUT');
    return;
  }
  const response = await client({ method: 'POST', key, query: { uploads: '' } });
  const uploadId = readElement(await requireSuccess(response, 'POST'), 'UploadId');
  try {
    const tags = [await putPart(client, key, uploadId, 1, head)];
    for await (const part of parts) {
      tags.push(await putPart(client, key, uploadId, tags.length + 1, part));
    }
    await completeUpload(client, key, uploadId, tags);
  } catch (error) {
    const forgotten = client({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
    // Do not wait for an unavailable bucket again; the clean-up deletes the unfinished upload.
    if (!(error instanceof FilesUnavailable)) await forgotten;
    throw error;
  }
}

async function putPart(
  client: S3Client,
  key: string,
  uploadId: string,
  number: number,
  part: Buffer<ArrayBuffer>,
): Promise<string> {
  const response = await putBody(client, key, part, { partNumber: String(number), uploadId });
  await requireSuccess(response, 'PUT');
  return response.headers.get('etag') ?? '';
}

async function completeUpload(
  client: S3Client,
  key: string,
  uploadId: string,
  tags: string[],
): Promise<void> {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  const xml = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
  const response = await client({
    method: 'POST',
    key,
    query: { uploadId },
    headers: { 'content-type': 'application/xml' },
    body: Buffer.from(xml),
  });
  await requireSuccess(response, 'POST');
}

function putBody(
  client: S3Client,
  key: string,
  body: Buffer<ArrayBuffer>,
  query?: Record<string, string>,
): Promise<Response> {
  const hash = createHash('sha256').update(body).digest('hex');
  const headers = { 'x-amz-content-sha256': hash, 'content-length': String(body.length) };
  return client({ method: 'PUT', key, headers, body, ...(query && { query }) });
}

async function* inParts(body: Bytes): AsyncGenerator<Buffer<ArrayBuffer>, undefined> {
  let chunks: Uint8Array[] = [];
  let bufferedBytes = 0;
  for await (const chunk of body) {
    let remaining = chunk;
    while (bufferedBytes + remaining.length >= partBytes) {
      chunks.push(remaining.subarray(0, partBytes - bufferedBytes));
      remaining = remaining.subarray(partBytes - bufferedBytes);
      yield Buffer.concat(chunks);
      chunks = [];
      bufferedBytes = 0;
    }
    chunks.push(remaining);
    bufferedBytes += remaining.length;
  }
  if (bufferedBytes > 0) yield Buffer.concat(chunks);
}
