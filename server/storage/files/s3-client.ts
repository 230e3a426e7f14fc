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
  /** Default: AWS. */
  endpoint?: string | undefined;
  /** The setting that has the endpoint. */
  setting?: string;
  /** Milliseconds for retries after the first attempt has failed or timed out. Default: 10 s. */
  retryForMs?: number | undefined;
}

interface S3Request {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer<ArrayBuffer>;
}

export type S3Client = (request: S3Request) => Promise<Response>;

/** Extends FilesUnavailable, because an error of S3 is never a client error. */
export class S3Error extends FilesUnavailable {
  readonly status: number;

  constructor(status: number, method: string, code: string) {
    super(undefined, `S3 responded to ${method} with ${status} ${code}`.trim());
    this.status = status;
  }
}

/** No response came, or not in time. */
export class BucketUnreachable extends FilesUnavailable {}

const maxAttempts = 4;
const firstPauseMs = 100;
/** Milliseconds until the response has to start, plus the time to send the body on a slow connection. */
const responseTimeoutMs = 5_000;
const slowestBytesPerMs = 256;
const usualRetryForMs = 10_000;

/** Returns 404 responses and throws on other errors. All requests are idempotent, so they are retried. */
export function createS3Client(options: S3Options): S3Client {
  const { accessKeyId, secretAccessKey, region, setting = 'S3_ENDPOINT' } = options;
  const { retryForMs = usualRetryForMs } = options;
  const base = addressOf(options);
  const unreachable = `S3 cannot be reached at ${URL.parse(base)?.origin ?? base} (${setting})`;

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
    const forFirst = responseTimeoutMs + (request.body?.length ?? 0) / slowestBytesPerMs;
    const end = performance.now() + forFirst + retryForMs;
    for (let number = 1; ; number += 1) {
      const remainingMs = end - performance.now();
      const isLast = number === maxAttempts || remainingMs < forFirst;
      const response = await attempt(request, Math.min(forFirst, remainingMs)).catch(
        (cause: unknown) => {
          if (isLast) throw new BucketUnreachable(cause, `${unreachable}: ${reasonOf(cause)}`);
        },
      );
      if (response && (response.ok || response.status === 404)) return response;
      const isTransient = !response || response.status >= 500 || response.status === 429;
      if (response && (!isTransient || response.status === 501 || isLast)) {
        throw new S3Error(response.status, request.method, codeOf(await response.text()));
      }
      await response?.body?.cancel();
      await sleep(firstPauseMs * 2 ** number * Math.random());
    }
  };
}

/** Checks the body too, because S3 may report an error after it has sent the status 200. */
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

/** Returns the message of the innermost error, which the network caused. */
export function reasonOf(error: unknown): string {
  const { cause, code, message } = error as NodeJS.ErrnoException & { cause?: unknown };
  return cause ? reasonOf(cause) : (code ?? message);
}
