import { hash } from 'node:crypto';

// What a page may load. Inline scripts are allowed one by one, and only those the renderer wrote:
// by a nonce where the page is streamed to one visitor, by their hashes where the same bytes are sent
// to many. A script that got into the page by way of its content bears no nonce and is not allowed.

/** Vite puts scripts and styles into the page as it sees fit, and speaks over a socket of its own. */
export const developmentPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws: wss:";

export function policyForNonce(nonce: string, headers?: Headers): string {
  return policy(`'nonce-${nonce}'`, headers);
}

export function policyForScripts(scripts: Buffer[], headers?: Headers): string {
  const hashes = scripts.map((code) => `'sha256-${hash('sha256', code, 'base64')}'`);
  return policy([...new Set(hashes)].join(' '), headers);
}

export type WrittenPage = { html: Buffer<ArrayBuffer>; scripts: Buffer[] };

/**
 * The inline scripts that bear the nonce of this rendering, and the page without it: content cannot
 * know the nonce, and no two renderings of the same content may differ.
 */
export function takeScripts(marked: Buffer<ArrayBuffer>, nonce: string): WrittenPage {
  const mark = Buffer.from(` nonce="${nonce}"`);
  const pieces: Buffer[] = [];
  const scripts: Buffer[] = [];
  let done = 0;
  for (let at = marked.indexOf(mark); at >= 0; at = marked.indexOf(mark, done)) {
    pieces.push(marked.subarray(done, at));
    done = at + mark.length;
    const start = marked.indexOf('>', done) + 1;
    const tag = marked.toString('latin1', marked.lastIndexOf('<', at), start);
    if (!tag.startsWith('<script') || /\ssrc=/.test(tag)) continue;
    scripts.push(marked.subarray(start, marked.indexOf('</script>', start)));
  }
  return { html: Buffer.concat([...pieces, marked.subarray(done)]), scripts };
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
