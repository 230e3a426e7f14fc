import type { StoredFile } from './files.ts';

// Parses the few S3 responses that are needed, which are simple enough to need no XML parser: elements without
// attributes, whose texts contain no escaped characters but quotes and ampersands.

export function parseListing(xml: string): { files: StoredFile[]; isTruncated: boolean } {
  const files = readElements(xml, 'Contents').map((entry) => ({
    key: readElement(entry, 'Key'),
    modifiedAt: new Date(readElement(entry, 'LastModified')),
    size: Number(readElement(entry, 'Size')),
  }));
  return { files, isTruncated: readElement(xml, 'IsTruncated') === 'true' };
}

type UnfinishedUpload = { key: string; uploadId: string; initiatedAt: Date };

export function parseUploads(xml: string): UnfinishedUpload[] {
  return readElements(xml, 'Upload').map((entry) => ({
    key: readElement(entry, 'Key'),
    uploadId: readElement(entry, 'UploadId'),
    initiatedAt: new Date(readElement(entry, 'Initiated')),
  }));
}

export function readElement(xml: string, name: string): string {
  const value = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return value.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&amp;', '&');
}

function readElements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, inner = '']) => inner,
  );
}
