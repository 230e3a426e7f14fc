import { expect, it } from 'vitest';
import { parseListing, parseUploads } from './s3-listing.ts';

it('parses the files of a listing', () => {
  const xml = `<?xml version="1.0"?><ListBucketResult><IsTruncated>true</IsTruncated>
    <Contents><Key>objects/aa/1</Key><LastModified>2025-01-02T03:04:05.000Z</LastModified><ETag>&quot;x&quot;</ETag><Size>1</Size></Contents>
    <Contents><Key>objects/aa/2</Key><LastModified>2025-01-03T03:04:05.000Z</LastModified><Size>2</Size></Contents></ListBucketResult>`;
  expect(parseListing(xml)).toEqual({
    isTruncated: true,
    files: [
      { key: 'objects/aa/1', modifiedAt: new Date('2025-01-02T03:04:05Z'), size: 1 },
      { key: 'objects/aa/2', modifiedAt: new Date('2025-01-03T03:04:05Z'), size: 2 },
    ],
  });
  const empty = '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>';
  expect(parseListing(empty)).toEqual({ isTruncated: false, files: [] });
});

it('parses unfinished uploads', () => {
  const xml = `<ListMultipartUploadsResult><Upload><Key>objects/aa/1</Key><UploadId>u1</UploadId>
    <Initiated>2025-01-02T03:04:05.000Z</Initiated></Upload></ListMultipartUploadsResult>`;
  expect(parseUploads(xml)).toEqual([
    { key: 'objects/aa/1', uploadId: 'u1', initiatedAt: new Date('2025-01-02T03:04:05Z') },
  ]);
});
