import { hash } from 'node:crypto';

// What a page may load. Inline scripts are allowed one by one: by a nonce where the page is streamed
// to one visitor, by their hashes where the same bytes are sent to many.

/** Vite puts scripts and styles into the page as it sees fit, and speaks over a socket of its own. */
export const developmentPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws: wss:";

export function policyForNonce(nonce: string, headers?: Headers): string {
  return policy(`'nonce-${nonce}'`, headers);
}

export function policyForPage(html: Buffer, headers?: Headers): string {
  const hashes = inlineScripts(html).map((code) => `'sha256-${hash('sha256', code, 'base64')}'`);
  return policy([...new Set(hashes)].join(' '), headers);
}

function inlineScripts(html: Buffer): Buffer[] {
  const scripts: Buffer[] = [];
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at)) {
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', start);
    if (start === 0 || end < 0) break;
    if (!/\ssrc=/.test(html.toString('latin1', at, start))) scripts.push(html.subarray(start, end));
    at = end;
  }
  return scripts;
}

/** A route says by `x-frame-options` that its page may stand in a frame of our own. */
function policy(scripts: string, headers = new Headers()): string {
  const isFramed = headers.get('x-frame-options') === 'SAMEORIGIN';
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors '${isFramed ? 'self' : 'none'}'`,
  ].join('; ');
}
