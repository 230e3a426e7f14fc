import fc from 'fast-check';
import type { Actor, Call, Header } from '../call.ts';
import * as hostile from '../hostile.ts';
import { type Group, playCalls } from '../play.ts';
import type { Target } from '../target.ts';

// Calls the endpoints of buckets, objects, signed URLs and images.

type Endpoint = { method: string; path: string; body?: object };

const move = {
  bucketId: 'media',
  sourceKey: 'a.png',
  destinationKey: 'b.png',
  destinationBucket: 'media',
};

const json: Endpoint[] = [
  { method: 'GET', path: '/bucket?limit=5&offset=0&search=m&sortColumn=name&sortOrder=asc' },
  { method: 'GET', path: '/bucket/:bucket' },
  {
    method: 'POST',
    path: '/bucket',
    body: {
      id: 'fuzz',
      name: 'fuzz',
      public: false,
      file_size_limit: '1MB',
      allowed_mime_types: ['image/*'],
    },
  },
  {
    method: 'PUT',
    path: '/bucket/:bucket',
    body: { public: true, file_size_limit: 1000, allowed_mime_types: ['image/png'] },
  },
  { method: 'POST', path: '/bucket/fuzz/empty' },
  { method: 'DELETE', path: '/bucket/fuzz' },
  {
    method: 'POST',
    path: '/object/list/:bucket',
    body: {
      prefix: '',
      limit: 10,
      offset: 0,
      search: '',
      sortBy: { column: 'name', order: 'asc' },
    },
  },
  {
    method: 'POST',
    path: '/object/list-v2/:bucket',
    body: {
      prefix: '',
      limit: 2,
      cursor: 'eyJrZXkiOiJhIiwicG9zaXRpb24iOiJhIn0=',
      with_delimiter: true,
      sortBy: { column: 'created_at', order: 'desc' },
    },
  },
  { method: 'POST', path: '/object/move', body: move },
  {
    method: 'POST',
    path: '/object/copy',
    body: {
      ...move,
      copyMetadata: false,
      metadata: { cacheControl: 'max-age=1', mimetype: 'image/png' },
    },
  },
  { method: 'POST', path: '/object/sign/:bucket', body: { expiresIn: 60, paths: ['a.png'] } },
  {
    method: 'POST',
    path: '/object/sign/:bucket/:key',
    body: {
      expiresIn: 60,
      transform: { width: 10, height: 10, resize: 'cover', quality: 80, format: 'webp' },
    },
  },
  { method: 'POST', path: '/object/upload/sign/:bucket/:key', body: {} },
  {
    method: 'DELETE',
    path: '/object/fuzz',
    body: { prefixes: ['a.png', { path: 'b.png', versionId: 'x' }] },
  },
];

const files: Endpoint[] = [
  { method: 'GET', path: '/object/:bucket/:key' },
  { method: 'HEAD', path: '/object/public/:bucket/:key' },
  { method: 'GET', path: '/object/public/:bucket/:key?download=:text' },
  { method: 'GET', path: '/object/authenticated/:bucket/:key' },
  { method: 'GET', path: '/object/sign/:bucket/:key?token=:text' },
  { method: 'GET', path: '/object/info/:bucket/:key' },
  { method: 'GET', path: '/object/info/public/:bucket/:key' },
  { method: 'GET', path: '/object/info/authenticated/:bucket/:key' },
  { method: 'GET', path: '/render/image/public/:bucket/:key?width=:text&height=20&resize=:text' },
  {
    method: 'GET',
    path: '/render/image/authenticated/:bucket/:key?width=20&quality=:text&format=:text',
  },
  { method: 'GET', path: '/render/image/sign/:bucket/:key?token=:text' },
  { method: 'DELETE', path: '/object/fuzz/:key' },
  { method: 'DELETE', path: '/cdn/fuzz/:key' },
  { method: 'DELETE', path: '/cdn/:bucket' },
  { method: 'PATCH', path: '/object/:bucket/:key' },
  { method: 'GET', path: '/:text/:text' },
];

const uploads: Endpoint[] = [
  { method: 'POST', path: '/object/media/fuzz/:key' },
  { method: 'PUT', path: '/object/media/fuzz/:key' },
  { method: 'POST', path: '/object/cvs/fuzz/:key' },
  { method: 'PUT', path: '/object/upload/sign/media/:key?token=:text' },
  { method: 'POST', path: '/object/:bucket/:key' },
];

const bucket = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('media', 'cvs', 'fuzz') },
  hostile.inUrl,
);
const key = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'a.png',
      'fuzz/b.png',
      'x/../y',
      'x%2F..%2Fy',
      '%2e%2e%2f%2e%2e%2fpackage.json',
      'a//b',
      '.',
    ),
  },
  hostile.inUrl,
);
const actors: Actor[] = ['anon', 'ada', 'editor', 'recruiter', 'admin', 'service'];

const pathOf = (path: string) =>
  fc
    .tuple(bucket, key, fc.array(hostile.inUrl, { minLength: 2, maxLength: 2 }))
    .map(([ofBucket, ofKey, texts]) => {
      const filled = texts.reduce((whole, text) => whole.replace(':text', text), path);
      return `/storage/v1${filled.replace(':bucket', ofBucket).replace(':key', ofKey)}`;
    });

function jsonCalls(): fc.Arbitrary<Call> {
  return fc.constantFrom(...json).chain(({ method, path, body }) =>
    fc.record({
      as: fc.constantFrom(...actors),
      method: fc.constant(method),
      path: pathOf(path),
      headers: fc.constant<Header[]>([['content-type', 'application/json']]),
      body: method === 'GET' ? fc.constant(undefined) : hostile.jsonBody(fc.constant(body ?? {})),
      twice: fc.boolean(),
    }),
  );
}

function fileCalls(target: Target): fc.Arbitrary<Call> {
  const real = fc
    .constantFrom(...target.objects)
    .map((one) => one.split('/').map(hostile.escaped).join('/'));
  return fc.constantFrom(...files).chain(({ method, path }) =>
    fc.record({
      as: fc.constantFrom(...actors),
      method: fc.constant(method),
      path: fc.oneof(
        pathOf(path),
        fc
          .tuple(real, hostile.inUrl)
          .map(
            ([one, text]) =>
              `/storage/v1${path.replace(':bucket/:key', one).replaceAll(':text', text)}`,
          ),
      ),
      headers: fc.array(
        fc.oneof(
          fc
            .constantFrom(
              'bytes=0-4',
              'bytes=-5',
              'bytes=5-',
              'bytes=9-2',
              'bytes=0-1,3-4',
              'bytes=99999999999-',
              'lines=1',
            )
            .map((text): Header => ['range', text]),
          fc
            .tuple(
              fc.constantFrom('if-none-match', 'if-modified-since', 'accept', 'range', 'if-range'),
              hostile.inHeader,
            )
            .map((pair): Header => pair),
        ),
        { maxLength: 2 },
      ),
      twice: fc.boolean(),
    }),
  );
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function uploadCalls(): fc.Arbitrary<Call> {
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
      .map(([as, place, contentType, headers, body, isForm, twice]) => ({
        as,
        method,
        path: place,
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

function resumableCalls(): fc.Arbitrary<Call> {
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

export const storage: Group[] = [
  { name: 'storage: buckets and lists', share: 70, run: playCalls(jsonCalls) },
  { name: 'storage: files', share: 70, run: playCalls(fileCalls) },
  { name: 'storage: uploads', share: 60, run: playCalls(uploadCalls) },
  { name: 'storage: resumable uploads', share: 40, run: playCalls(resumableCalls) },
];
