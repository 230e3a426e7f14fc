import { type Handler, Hono } from 'hono';
import type { Environment } from '../../http/environment.ts';
import { getBucketRules } from '../buckets/bucket.ts';
import { lookUp } from '../caller.ts';
import type { Storage } from '../context.ts';
import { invalidRequest, renderTrueErrors } from '../errors.ts';
import { appendToUpload, completeIfWhole, describe } from './append.ts';
import { createUpload } from './create.ts';
import { discardUpload } from './finish.ts';
import { describeServer, noSuchUpload, withVersion } from './tus.ts';
import {
  type FindUploader,
  findCallerAsUploader,
  findSignedUploader,
  requireUpload,
} from './uploader.ts';

/** Resumable uploads, to be mounted at /upload/resumable of the storage protocol. */
export function createResumable(storage: Storage): Hono<Environment> {
  const app = new Hono<Environment>();
  app.onError(renderTrueErrors(storage.logger));
  const serve = (path: string, find: FindUploader) => {
    const append = appendToUpload(storage, find);
    const terminate = terminateUpload(storage, find);
    app.options(path || '/', describeServer(storage, 'POST, OPTIONS'));
    app.post(path || '/', withVersion(createUpload(storage, find)));
    const methods = 'HEAD, PATCH, DELETE, OPTIONS';
    app.options(`${path}/:id`, describeServer(storage, methods));
    app.get(`${path}/:id`, withVersion(showUpload(storage, find)));
    app.patch(`${path}/:id`, withVersion(append));
    app.delete(`${path}/:id`, withVersion(terminate));
    // Some networks let only GET and POST through.
    app.post(`${path}/:id`, withVersion(override({ PATCH: append, DELETE: terminate })));
  };
  // Registered first: the fixed word is where other routes have the id.
  serve('/sign', findSignedUploader);
  serve('', findCallerAsUploader);
  return app;
}

/** HEAD /upload/resumable/:id */
const showUpload =
  (storage: Storage, find: FindUploader): Handler<Environment> =>
  async (context) => {
    if (context.req.method !== 'HEAD') throw noSuchUpload();
    const { upload, uploader } = await requireUpload(storage, context, find);
    const run = lookUp(storage, context);
    const bucket = await getBucketRules(storage, context, upload.bucket_id);
    await completeIfWhole(storage, { run, upload, uploader, bucket });
    return describe(context, upload, 200);
  };

/** DELETE /upload/resumable/:id */
const terminateUpload =
  (storage: Storage, find: FindUploader): Handler<Environment> =>
  async (context) => {
    const { upload } = await requireUpload(storage, context, find);
    await discardUpload(storage, lookUp(storage, context), upload);
    return context.body(null, 204);
  };

const override =
  (handlers: Record<'PATCH' | 'DELETE', Handler<Environment>>): Handler<Environment> =>
  (context, next) => {
    const method = context.req.header('x-http-method-override')?.toUpperCase();
    if (method !== 'PATCH' && method !== 'DELETE')
      throw invalidRequest('X-HTTP-Method-Override: PATCH or DELETE is needed');
    return handlers[method](context, next);
  };
