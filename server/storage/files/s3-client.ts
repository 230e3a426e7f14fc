import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { FilesUnavailable } from '../../documents/files-unavailable.ts';
import { fetchInTime } from './fetch-in-time.ts';

// Signed requests to one bucket of an S3-compatible service.

export interface S3Options {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** AWS itself if not given. */
  endpoint?: string | undefined;
}

export interface S3Request {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer<ArrayBuffer>;
}

export type S3Client = (request: S3Request) => Promise<Response>;

/** A refusal is no fault of who asked for a file, whatever its reason. */
export class S3Error extends FilesUnavailable {
  readonly status: number;

  constructor(status: number, method: string, code: string) {
    super(undefined, `S3 answered ${method} with ${status} ${code}`.trim());
    this.status = status;
  }
}

const tries = 4;
const firstPause = 100;
/** Milliseconds for an answer to begin, besides the time that sending takes on a slow line. */
const patience = 5_000;
const slowestBytesPerMs = 256;
/** For further tries after the first one has failed or waited in vain. */
const retryFor = 10_000;

/** Answers of 404 are returned, other failures thrown. All requests may be repeated without harm. */
export function createS3Client(options: S3Options): S3Client {
  const { accessKeyId, secretAccessKey, region } = options;
  const base = addressOf(options);

  const attempt = async (request: S3Request, milliseconds: number) => {
    const { method, key = '', query, headers = {}, body } = request;
    const url = new URL(key ? `${base}/${key}` : base);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers,
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
    });
    const signed = await signer.sign();
    return fetchInTime(signed.url, { method, headers: signed.headers, body }, milliseconds);
  };

  return async (request) => {
    const forFirst = patience + (request.body?.length ?? 0) / slowestBytesPerMs;
    const end = performance.now() + forFirst + retryFor;
    for (let number = 1; ; number += 1) {
      const left = end - performance.now();
      const isLast = number === tries || left < forFirst;
      const response = await attempt(request, Math.min(forFirst, left)).catch((cause: unknown) => {
        if (isLast) throw new FilesUnavailable(cause, `S3 cannot be reached: ${reasonOf(cause)}`);
      });
      if (response && (response.ok || response.status === 404)) return response;
      const isTransient = !response || response.status >= 500 || response.status === 429;
      if (response && (!isTransient || response.status === 501 || isLast)) {
        throw new S3Error(response.status, request.method, codeOf(await response.text()));
      }
      await response?.body?.cancel();
      await sleep(firstPause * 2 ** number * Math.random());
    }
  };
}

/** A success may turn into a failure after its status was sent. */
export async function requireSuccess(response: Response, method: string): Promise<string> {
  const text = await response.text();
  if (!response.ok || text.includes('<Error>')) {
    throw new S3Error(response.status, method, codeOf(text));
  }
  return text;
}

function addressOf({ bucket, region, endpoint }: S3Options): string {
  if (endpoint) return `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  return bucket.includes('.')
    ? `https://s3.${region}.amazonaws.com/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
}

const codeOf = (xml: string): string => /<Code>([^<]*)<\/Code>/.exec(xml)?.[1] ?? '';

/** What the network said, in the innermost error. */
export function reasonOf(error: unknown): string {
  const { cause, code, message } = error as NodeJS.ErrnoException & { cause?: unknown };
  return cause ? reasonOf(cause) : (code ?? message);
}
