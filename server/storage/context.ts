import type { Context, Handler } from 'hono';
import type { ApiRequest } from '../http/api-request.ts';
import type { AddressContext } from '../http/client/client-address.ts';
import type { Environment } from '../http/environment.ts';
import type { Identify } from '../http/identity/identity.ts';
import type { Keys } from '../jwt/jwt.ts';
import type { Database } from '../postgres/database.ts';
import type { Logger } from '../support/logger.ts';
import type { Files } from './files/files.ts';
import type { RenderImage } from './images/render-image.ts';
import type { ObjectRow } from './objects/object.ts';
import type { Signer } from './signer.ts';
import type { StorageSettings } from './storage-settings.ts';

interface Download {
  reader: Signer;
  object: Pick<ObjectRow, 'id' | 'bucket_id' | 'name'>;
  /** The network of the client. */
  network: string;
  /** True for a range that does not begin with the first byte. */
  isLaterPart?: boolean;
}

/** Dependencies of every operation. */
export interface Storage {
  database: Pick<Database, 'query' | 'queryFor' | 'withRole'>;
  identify: Identify;
  keys: Pick<Keys, 'sign' | 'verify'>;
  files: Files;
  settings: StorageSettings;
  logger: Logger;
  renderImage: RenderImage;
  /** Number of proxies in front whose X-Forwarded-For entries are trusted. */
  trustedProxies: number;
  /** Called for every file of a private bucket before it is sent. */
  onDownload?: ((download: Download) => Promise<void>) | undefined;
}

export type StorageContext = Context<Environment>;

/** The part of a request that a download reads, through Hono or on the fast path. */
export interface StorageRequest extends AddressContext {
  req: AddressContext['req'] & {
    raw: Pick<ApiRequest, 'headers' | 'url'>;
    url: string;
    method: string;
    query: (name: string) => string | undefined;
  };
}

/** Creates the handler of an operation of the protocol. */
export type Operation = (storage: Storage) => Handler<Environment>;
