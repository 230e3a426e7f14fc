import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';

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

export class S3Error extends Error {
  readonly status: number;

  constructor(status: number, method: string, code: string) {
    super(`S3 answered ${method} with ${status} ${code}`);
    this.status = status;
  }
}

const tries = 4;
const firstPause = 100;
const patience = 60_000;

/** Answers of 404 are returned, other failures thrown. All requests may be repeated without harm. */
export function createS3Client(options: S3Options): S3Client {
  const { accessKeyId, secretAccessKey, region } = options;
  const base = addressOf(options);

  const attempt = async ({ method, key = '', query, headers = {}, body }: S3Request) => {
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
    // A download may take its time.
    const signal = method === 'GET' ? undefined : AbortSignal.timeout(patience);
    const init = {
      method,
      headers: signed.headers,
      ...(body && { body }),
      ...(signal && { signal }),
    };
    return fetch(signed.url, init);
  };

  return async (request) => {
    for (let number = 1; ; number += 1) {
      const response = await attempt(request).catch((error: unknown) => {
        if (number === tries) throw error;
      });
      if (response && (response.ok || response.status === 404)) return response;
      const isPassing = !response || response.status >= 500 || response.status === 429;
      if (response && (!isPassing || response.status === 501 || number === tries)) {
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
