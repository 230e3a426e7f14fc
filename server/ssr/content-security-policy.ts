import { createHash } from 'node:crypto';

// What a page may load. Inline scripts are allowed one by one: by a nonce where the page is streamed
// to one visitor, by their hashes where the same bytes are sent to many.

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Vite puts scripts and styles into the page as it sees fit, and speaks over a socket of its own. */
export const developmentPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws: wss:";

export function policyForNonce(nonce: string, headers?: Headers): string {
  return policy(`'nonce-${nonce}'`, headers);
}

export function policyForPage(html: string, headers?: Headers): string {
  const scripts = [...html.matchAll(inlineScript)].map(([, code = '']) => code);
  const hashes = scripts.map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return policy([...new Set(hashes)].join(' '), headers);
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
