import type { StoredFile } from './files.ts';

// Parses the few S3 responses that are needed. The keys contain no characters that XML escapes.

export function parseListing(xml: string): { files: StoredFile[]; isTruncated: boolean } {
  const files = elements(xml, 'Contents').map((entry) => ({
    key: text(entry, 'Key'),
    modifiedAt: new Date(text(entry, 'LastModified')),
  }));
  return { files, isTruncated: text(xml, 'IsTruncated') === 'true' };
}

type UnfinishedUpload = { key: string; uploadId: string; initiatedAt: Date };

export function parseUploads(xml: string): UnfinishedUpload[] {
  return elements(xml, 'Upload').map((entry) => ({
    key: text(entry, 'Key'),
    uploadId: text(entry, 'UploadId'),
    initiatedAt: new Date(text(entry, 'Initiated')),
  }));
}

export function text(xml: string, name: string): string {
  const value = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return value.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&amp;', '&');
}

function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, inner = '']) => inner,
  );
}
