import { bareType } from '../buckets/bucket.ts';

// Files come from strangers and are served from the site's own address. Only what a browser merely
// shows is shown; what it would run, or might, is handed over as a download and has no rights.

const shown =
  /^(image\/(png|jpeg|webp|avif|gif|bmp|x-icon|tiff|heic|heif)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/(plain|csv)|application\/(pdf|json))$/;

const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** A browser's own PDF viewer opens neither in a sandbox nor where nothing may be loaded. */
const viewer = "frame-ancestors 'self'";

/**
 * Browsers read a list of types where there is a comma, and believe the last of them; parameters
 * that are not plain are left out.
 */
const plain = /^[^;,]+(;\s*[\w-]+=[\w.+-]+\s*)*$/;

export function safeHeaders(type: string, download: string | undefined): Record<string, string> {
  const bare = bareType(type);
  const isPdf = bare === 'application/pdf';
  const disposition = download === undefined ? undefined : attachment(download);
  return {
    'content-type': plain.test(type) ? type : bare,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'none',
    'content-security-policy': isPdf ? viewer : sandbox,
    ...(isPdf && { 'x-frame-options': 'SAMEORIGIN' }),
    ...(disposition || !shown.test(bare)
      ? { 'content-disposition': disposition ?? 'attachment;' }
      : {}),
  };
}

function attachment(name: string): string {
  if (!name) return 'attachment;';
  const encoded = encodeURIComponent(name.slice(0, 255).toWellFormed()).replace(/['()*]/g, percent);
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`;
}

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
