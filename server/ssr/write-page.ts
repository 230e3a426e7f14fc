import { deferScripts } from '../../app/hydration/defer-scripts.server.ts';
import type { WholePage } from '../../app/load-context.ts';
import { hashScripts, takeScripts } from './content-security-policy.ts';

/** A page as it was rendered, with the nonce of this rendering. Its arrays cost nothing to move to a thread. */
export type RenderedPage = {
  html: Uint8Array<ArrayBuffer>;
  nonce: string;
  /** Shared by all pages and threads. */
  styles: Uint8Array<SharedArrayBuffer>;
  /** The placeholder in `html` that the styles replace. */
  stylesMark: string;
};

const encoder = new TextEncoder();
let shared: { text: string; bytes: Uint8Array<SharedArrayBuffer> } | undefined;

export function toRenderedPage({ html, styles }: WholePage, nonce: string): RenderedPage {
  if (shared?.text !== styles.text) shared = { text: styles.text, bytes: share(styles.text) };
  return { html: encoder.encode(html), nonce, styles: shared.bytes, stylesMark: styles.mark };
}

function share(text: string): Uint8Array<SharedArrayBuffer> {
  const bytes = encoder.encode(text);
  const array = new Uint8Array(new SharedArrayBuffer(bytes.length));
  array.set(bytes);
  return array;
}

/** The bytes of a page without its nonce and with deferred scripts, and the hashes of its scripts for the policy. */
export function writePage({ html, nonce, styles, stylesMark }: RenderedPage) {
  const marked = Buffer.from(html.buffer, html.byteOffset, html.length);
  const { html: written, scripts } = takeScripts(marked, nonce);
  const deferred = deferScripts(written);
  const at = deferred.indexOf(stylesMark);
  if (at < 0) return { body: deferred, scriptHashes: hashScripts(scripts) };
  const afterStyles = deferred.subarray(at + stylesMark.length);
  const body = Buffer.concat([deferred.subarray(0, at), styles, afterStyles]);
  return { body, scriptHashes: hashScripts(scripts) };
}
