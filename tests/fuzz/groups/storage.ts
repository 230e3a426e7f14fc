import fc from 'fast-check';
import type { Call, Header } from '../call.ts';
import * as hostile from '../hostile.ts';
import { type Group, playCalls } from '../play.ts';
import type { Target } from '../target.ts';
import { actors, type Endpoint, pathOf } from './storage-path.ts';
import { resumableCalls, uploadCalls } from './storage-uploads.ts';

// Calls the endpoints of buckets, objects, signed URLs and images.

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
    .map((path) => path.split('/').map(hostile.escaped).join('/'));
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

export const storage: Group[] = [
  { name: 'storage: buckets and lists', share: 70, run: playCalls(jsonCalls) },
  { name: 'storage: files', share: 70, run: playCalls(fileCalls) },
  { name: 'storage: uploads', share: 60, run: playCalls(uploadCalls) },
  { name: 'storage: resumable uploads', share: 40, run: playCalls(resumableCalls) },
];
