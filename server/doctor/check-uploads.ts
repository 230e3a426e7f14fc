import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { maxFileMebibytes } from '../../domain/limits.ts';
import { formLimits } from '../functions/limits/form-limits.ts';
import { type Finding, failed, ok } from './finding.ts';

const timeoutMs = 5_000;

/**
 * Checks whether a form with the largest CV passes the proxy. nginx allows 1 MB by default, and rejects
 * the rest itself. Nothing is sent: the proxy decides by `Content-Length`, before it asks for the body.
 */
export async function checkUploads(url: string): Promise<Finding[]> {
  // `check-site.ts` reports a URL that does not respond.
  const response = await announceForm(url).catch(() => undefined);
  if (response === 'continue') return [ok(`Forms with a CV of ${maxFileMebibytes} MB pass.`)];
  if (response !== 413) return [];
  return [
    failed(
      `Forms with a CV of ${maxFileMebibytes} MB do not pass: the proxy at ${url} rejects their size (413).`,
      'Let the proxy and the CDN, if there is one, pass bodies of up to 60 MB on (client_max_body_size 60m; in nginx, docs/proxy.conf), and reload them.',
    ),
  ];
}

/** Returns a status, or “continue” if the body may follow. A proxy that does neither in time tells nothing. */
function announceForm(url: string): Promise<number | 'continue' | undefined> {
  const request = url.startsWith('https:') ? requestByHttps : requestByHttp;
  return new Promise((resolve, reject) => {
    const announced = request(`${url}/functions/v1/doctor`, {
      method: 'POST',
      headers: { expect: '100-continue', 'content-length': formLimits.bodyBytes },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const end = (response: number | 'continue' | undefined) => {
      resolve(response);
      announced.destroy();
    };
    announced.once('continue', () => end('continue'));
    announced.once('response', ({ statusCode }) => end(statusCode));
    announced.once('error', reject);
    announced.flushHeaders();
  });
}
