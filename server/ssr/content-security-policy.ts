import { hash } from 'node:crypto';

// The content security policy of pages. Only inline scripts from the renderer are allowed: by a nonce
// if the page is streamed to one visitor, by their hashes if the page is cached. A script that was
// injected through content has no nonce, so it is blocked.

/** Vite adds its own scripts, styles and WebSocket to a page. */
export const developmentPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws: wss:";

export function policyForNonce(nonce: string, headers?: Headers): string {
  return policy(`'nonce-${nonce}'`, headers);
}

export function policyForScripts(hashes: string[], headers?: Headers): string {
  return policy(hashes.map((hash) => `'sha256-${hash}'`).join(' '), headers);
}

/** The different hashes of inline scripts, for `policyForScripts`. */
export const hashScripts = (scripts: Buffer[]): string[] => [
  ...new Set(scripts.map((code) => hash('sha256', code, 'base64'))),
];

type WrittenPage = { html: Buffer<ArrayBuffer>; scripts: Buffer[] };

/**
 * Returns the page without the nonce of this rendering, and its inline scripts that had the nonce. Only scripts of the
 * renderer have it, because content cannot contain it. Without the nonce, equal content gives equal pages.
 */
export function takeScripts(page: Buffer<ArrayBuffer>, nonce: string): WrittenPage {
  const mark = Buffer.from(` nonce="${nonce}"`);
  const pieces: Buffer[] = [];
  const scripts: Buffer[] = [];
  let end = 0;
  for (let index = page.indexOf(mark); index >= 0; index = page.indexOf(mark, end)) {
    pieces.push(page.subarray(end, index));
    end = index + mark.length;
    const start = page.indexOf('>', end) + 1;
    const tag = page.toString('latin1', page.lastIndexOf('<', index), start);
    if (!tag.startsWith('<script') || /\ssrc=/.test(tag)) continue;
    scripts.push(page.subarray(start, page.indexOf('</script>', start)));
  }
  return { html: Buffer.concat([...pieces, page.subarray(end)]), scripts };
}

/** A route sets `x-frame-options` if its page may be framed by the site itself. */
function policy(scripts: string, headers = new Headers()): string {
  const mayBeFramed = headers.get('x-frame-options') === 'SAMEORIGIN';
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
    `frame-ancestors '${mayBeFramed ? 'self' : 'none'}'`,
  ].join('; ');
}
