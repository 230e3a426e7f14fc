import { deferScripts } from '../../app/hydration/defer-scripts.server.ts';
import type { WholePage } from '../../app/load-context.ts';
import { hashScripts, takeScripts } from './content-security-policy.ts';

/**
 * A page as React rendered it, with the nonce of this rendering and without its styles. It consists of arrays of bytes,
 * because a thread takes these over without a copy.
 */
export type RenderedPage = {
  html: Uint8Array<ArrayBuffer>;
  nonce: string;
  /** The same memory for all pages and threads. */
  styles: Uint8Array<SharedArrayBuffer>;
  /** The placeholder in `html` that the styles replace. */
  stylesMark: string;
};

const encoder = new TextEncoder();
/** The styles of the last page, which are equal on all pages. */
let sharedStyles: { text: string; bytes: Uint8Array<SharedArrayBuffer> } | undefined;

export function toRenderedPage({ html, styles }: WholePage, nonce: string): RenderedPage {
  if (sharedStyles?.text !== styles.text) {
    sharedStyles = { text: styles.text, bytes: toSharedBytes(styles.text) };
  }
  return {
    html: encoder.encode(html),
    nonce,
    styles: sharedStyles.bytes,
    stylesMark: styles.mark,
  };
}

function toSharedBytes(text: string): Uint8Array<SharedArrayBuffer> {
  const bytes = encoder.encode(text);
  const array = new Uint8Array(new SharedArrayBuffer(bytes.length));
  array.set(bytes);
  return array;
}

/**
 * Returns the page as it is cached: without the nonce, with deferred scripts and with its styles. The hashes of its inline
 * scripts allow them in the content security policy.
 */
export function writePage({ html, nonce, styles, stylesMark }: RenderedPage) {
  const withNonce = Buffer.from(html.buffer, html.byteOffset, html.length);
  const { html: withoutNonce, scripts } = takeScripts(withNonce, nonce);
  const page = deferScripts(withoutNonce);
  const scriptHashes = hashScripts(scripts);
  const stylesIndex = page.indexOf(stylesMark);
  if (stylesIndex < 0) return { body: page, scriptHashes };
  const afterStyles = page.subarray(stylesIndex + stylesMark.length);
  const body = Buffer.concat([page.subarray(0, stylesIndex), styles, afterStyles]);
  return { body, scriptHashes };
}
