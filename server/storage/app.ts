import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Environment } from '../http/environment.ts';
import { maxJsonBytes } from './body.ts';
import { createBucket } from './buckets/create.ts';
import { deleteBucket } from './buckets/delete.ts';
import { emptyBucket } from './buckets/empty.ts';
import { getBucket } from './buckets/get.ts';
import { listBuckets } from './buckets/list.ts';
import { updateBucket } from './buckets/update.ts';
import type { Storage } from './context.ts';
import { renderErrors, tooLarge } from './errors.ts';
import { createRenderImage } from './images/render-image.ts';
import { renderAuthenticated, renderPublic, renderSigned } from './images/routes.ts';
import { copyObject } from './objects/copy.ts';
import {
  downloadAuthenticated,
  downloadObject,
  downloadPublic,
  downloadSigned,
} from './objects/download.ts';
import { getAuthenticatedInfo, getInfo, getPublicInfo } from './objects/info.ts';
import { listObjects } from './objects/list.ts';
import { listObjectsV2 } from './objects/list-v2.ts';
import { moveObject } from './objects/move.ts';
import { removeObject, removeObjects } from './objects/remove.ts';
import { signUrl } from './objects/sign.ts';
import { signUrls } from './objects/sign-many.ts';
import { signUploadUrl } from './objects/sign-upload.ts';
import { uploadObject } from './objects/upload.ts';
import { uploadSigned } from './objects/upload-signed.ts';
import { purgeBucket, purgeObject } from './purge-cache.ts';
import { createResumable } from './resumable/app.ts';
import { defaultStorageSettings, type StorageSettings } from './storage-settings.ts';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** A thousand names of at most a kilobyte each. */
const maxNamesBytes = 1280 * 1024;

type StorageParts = Omit<Storage, 'settings' | 'renderImage' | 'trustedProxies'> & {
  settings?: Partial<StorageSettings>;
  trustedProxies?: number;
  /** Aborts work that the server does not have to finish when it stops. */
  stopping?: AbortSignal;
};

/** The storage protocol, to be mounted at /storage/v1. */
export function createStorage(parts: StorageParts): Hono<Environment> {
  return mountStorage(completeStorage(parts));
}

export function completeStorage(parts: StorageParts): Storage {
  const settings = { ...defaultStorageSettings, ...parts.settings };
  const renderImage = createRenderImage(parts.files, settings.images, parts.stopping);
  return { trustedProxies: 0, ...parts, settings, renderImage };
}

export function mountStorage(storage: Storage): Hono<Environment> {
  const app = new Hono<Environment>();
  const json = bodyLimit({ maxSize: maxJsonBytes, onError: rejectBody });
  const names = bodyLimit({ maxSize: maxNamesBytes, onError: rejectBody });

  app.onError(renderErrors(storage.logger));

  app.get('/status', (context) => context.body(null, 200));
  app.get('/bucket', listBuckets(storage));
  app.post('/bucket', json, createBucket(storage));
  app.get('/bucket/:id', getBucket(storage));
  app.put('/bucket/:id', json, updateBucket(storage));
  app.delete('/bucket/:id', deleteBucket(storage));
  app.post('/bucket/:id/empty', emptyBucket(storage));

  app.get('/render/image/authenticated/:bucket/*', renderAuthenticated(storage));
  app.get('/render/image/public/:bucket/*', renderPublic(storage));
  app.get('/render/image/sign/:bucket/*', renderSigned(storage));

  // Registered first: the fixed words of these routes are where other routes have the bucket.
  app.post('/object/list/:bucket', json, listObjects(storage));
  app.post('/object/list-v2/:bucket', json, listObjectsV2(storage));
  app.post('/object/move', json, moveObject(storage));
  app.post('/object/copy', json, copyObject(storage));
  app.post('/object/sign/:bucket', names, signUrls(storage));
  app.post('/object/sign/:bucket/*', json, signUrl(storage));
  app.get('/object/sign/:bucket/*', downloadSigned(storage));
  app.post('/object/upload/sign/:bucket/*', json, signUploadUrl(storage));
  app.put('/object/upload/sign/:bucket/*', uploadSigned(storage));
  app.get('/object/info/public/:bucket/*', getPublicInfo(storage));
  app.get('/object/info/authenticated/:bucket/*', getAuthenticatedInfo(storage));
  app.get('/object/info/:bucket/*', getInfo(storage));
  app.get('/object/public/:bucket/*', downloadPublic(storage));
  app.get('/object/authenticated/:bucket/*', downloadAuthenticated(storage));

  app.get('/object/:bucket/*', downloadObject(storage));
  app.post('/object/:bucket/*', uploadObject(storage));
  app.put('/object/:bucket/*', uploadObject(storage));
  app.delete('/object/:bucket', names, removeObjects(storage));
  app.delete('/object/:bucket/*', removeObject(storage));

  app.route('/upload/resumable', createResumable(storage));

  app.delete('/cdn/:bucket', purgeBucket(storage));
  app.delete('/cdn/:bucket/*', purgeObject(storage));

  app.options('*', (context) => context.body(null, 204, { allow: methods }));
  // Hono ignores notFound() of a mounted app, so a catch-all route replaces it.
  app.all('*', noSuchRoute);
  return app;
}

const rejectBody = () => {
  throw tooLarge();
};

/** Errors about objects have the HTTP status 400 in this protocol, but a missing route has its own. */
const noSuchRoute = (context: Context<Environment>) => {
  const message = 'There is no such endpoint';
  const body = { statusCode: '404', error: 'Not Found', message, code: 'NoSuchRoute' };
  return context.json(body, 404, { 'cache-control': 'no-store' });
};
