import { bareType } from '../buckets/bucket.ts';

// Files are uploaded by users and served from the site's own origin. Only types that a browser cannot
// execute are shown inline; all others are sent as downloads with a sandbox policy.

const inlineTypes =
  /^(image\/(png|jpeg|webp|avif|gif|bmp|x-icon|tiff|heic|heif)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/(plain|csv)|application\/(pdf|json))$/;

const sandboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** The PDF viewers of browsers do not work in a sandbox or with `default-src 'none'`. */
const pdfPolicy = "frame-ancestors 'self'";

/** Browsers treat a comma as a list of types and use the last one, so unusual parameters are removed. */
const plainType = /^[^;,]+(;\s*[\w-]+=[\w.+-]+\s*)*$/;

export function safeHeaders(type: string, download: string | undefined): Record<string, string> {
  const bare = bareType(type);
  const isPdf = bare === 'application/pdf';
  const disposition = download === undefined ? undefined : renderAttachment(download);
  return {
    'content-type': plainType.test(type) ? type : bare,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'none',
    'content-security-policy': isPdf ? pdfPolicy : sandboxPolicy,
    ...(isPdf && { 'x-frame-options': 'SAMEORIGIN' }),
    ...(disposition || !inlineTypes.test(bare)
      ? { 'content-disposition': disposition ?? 'attachment;' }
      : {}),
  };
}

function renderAttachment(name: string): string {
  if (!name) return 'attachment;';
  const encoded = encodeURIComponent(name.slice(0, 255).toWellFormed()).replace(/['()*]/g, percent);
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`;
}

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
