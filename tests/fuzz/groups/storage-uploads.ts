import fc from 'fast-check';
import type { Call, Header } from '../call.ts';
import * as hostile from '../hostile.ts';
import { actors, type Endpoint, pathOf } from './storage-path.ts';

const uploads: Endpoint[] = [
  { method: 'POST', path: '/object/media/fuzz/:key' },
  { method: 'PUT', path: '/object/media/fuzz/:key' },
  { method: 'POST', path: '/object/cvs/fuzz/:key' },
  { method: 'PUT', path: '/object/upload/sign/media/:key?token=:text' },
  { method: 'POST', path: '/object/:bucket/:key' },
];

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function uploadCalls(): fc.Arbitrary<Call> {
  const bytes = fc.oneof(
    fc.constant<Uint8Array>(picture),
    fc.constant<Uint8Array>(picture.subarray(0, 40)),
    fc.uint8Array({ maxLength: 300 }),
    hostile.text.map((text): Uint8Array => Buffer.from(text)),
    fc.constant<Uint8Array>(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')),
  );
  const type = fc.oneof(
    fc.constantFrom(
      'image/png',
      'image/svg+xml',
      'text/html',
      'application/pdf',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=b',
    ),
    hostile.inHeader,
  );
  const more = fc.array(
    fc.oneof(
      fc.constantFrom<Header>(['x-upsert', 'true'], ['content-encoding', 'gzip']),
      fc
        .tuple(
          fc.constantFrom('cache-control', 'x-metadata', 'content-encoding', 'x-upsert'),
          hostile.inHeader,
        )
        .map((pair): Header => pair),
    ),
    { maxLength: 2 },
  );
  return fc.constantFrom(...uploads).chain(({ method, path }) =>
    fc
      .tuple(
        fc.constantFrom(...actors),
        pathOf(path),
        type,
        more,
        bytes,
        fc.boolean(),
        fc.boolean(),
      )
      .map(([as, url, contentType, headers, body, isForm, twice]) => ({
        as,
        method,
        path: url,
        headers: [
          ['content-type', isForm ? 'multipart/form-data; boundary=b' : contentType],
          ...headers,
        ],
        body: isForm ? formAround(body, contentType) : body,
        twice,
      })),
  );
}

function formAround(body: Uint8Array, type: string): Uint8Array {
  const fields = `--b\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n${type}\r\n--b\r\ncontent-disposition: form-data; name="metadata"\r\n\r\n{"a":"${type}"}\r\n`;
  const file = `--b\r\ncontent-disposition: form-data; name=""; filename="${type}"\r\ncontent-type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(fields + file), body, Buffer.from('\r\n--b--\r\n')]);
}

const noUpload = '00000000-0000-4000-8000-000000000000';
const resumable: Endpoint[] = [
  { method: 'POST', path: '/upload/resumable' },
  { method: 'POST', path: '/upload/resumable/sign' },
  { method: 'POST', path: '/upload/resumable/:key' },
  { method: 'PATCH', path: `/upload/resumable/${noUpload}` },
  { method: 'PATCH', path: '/upload/resumable/:key' },
  { method: 'HEAD', path: '/upload/resumable/sign/:key' },
  { method: 'DELETE', path: '/upload/resumable/:key' },
  { method: 'OPTIONS', path: '/upload/resumable/:key' },
];

export function resumableCalls(): fc.Arbitrary<Call> {
  const encode = (text: string) => Buffer.from(text).toString('base64');
  const valid = fc
    .tuple(fc.constantFrom('media', 'cvs', 'fuzz'), hostile.text, hostile.text)
    .map(
      ([bucketName, name, more]): Header => [
        'upload-metadata',
        `bucketName ${encode(bucketName)},objectName ${encode(name)},contentType ${encode('image/png')},metadata ${encode(more)}`,
      ],
    );
  const count = fc.constantFrom('0', '5', '-1', '9'.repeat(15), '9'.repeat(30), '1e3', '');
  const header = fc.oneof(
    valid,
    fc
      .tuple(fc.constantFrom('upload-length', 'upload-offset', 'upload-defer-length'), count)
      .map((pair): Header => pair),
    fc
      .tuple(
        fc.constantFrom(
          'upload-metadata',
          'upload-length',
          'tus-resumable',
          'x-signature',
          'x-http-method-override',
        ),
        hostile.inHeader,
      )
      .map((pair): Header => pair),
  );
  return fc.constantFrom(...resumable).chain(({ method, path }) =>
    fc.record({
      as: fc.constantFrom(...actors),
      method: fc.constant(method),
      path: pathOf(path),
      headers: fc
        .array(header, { maxLength: 4 })
        .map((more): Header[] => [
          ['tus-resumable', '1.0.0'],
          ['content-type', 'application/offset+octet-stream'],
          ...more,
        ]),
      body: ['POST', 'PATCH'].includes(method)
        ? fc.uint8Array({ maxLength: 20 })
        : fc.constant(undefined),
      twice: fc.boolean(),
    }),
  );
}
