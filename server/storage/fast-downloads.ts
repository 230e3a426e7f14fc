import type { IncomingMessage } from 'node:http';
import type { AnyResponse, ApiRequest } from '../http/api-request.ts';
import type { Storage, StorageRequest } from './context.ts';
import { readObject } from './download/send-object.ts';
import { describeError } from './errors.ts';
import { parseAddress } from './names.ts';
import { getPublic, getReadable } from './objects/find-object.ts';

// Downloads, for the fast path: the middleware would cost more than most files.

const download = /^\/storage\/v1\/object\/(public|authenticated)\/[^/?]+\/[^?]/;

export const isDownload = ({ method, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && download.test(url);

export const createHandleDownload =
  (storage: Storage) =>
  async (request: ApiRequest, incoming: IncomingMessage): Promise<AnyResponse> => {
    const isPublic = download.exec(incoming.url ?? '')?.[1] === 'public';
    const context: StorageRequest = {
      env: { incoming },
      req: {
        raw: request,
        url: request.url,
        method: request.method,
        header: (name) => request.headers.get(name.toLowerCase()) ?? undefined,
        query: (name) => new URL(request.url).searchParams.get(name) ?? undefined,
      },
    };
    try {
      const address = parseAddress(context, isPublic ? 'object/public' : 'object/authenticated');
      const find = isPublic ? getPublic : getReadable;
      return await readObject(storage, context, await find(storage, context, address));
    } catch (error) {
      return describeError(error, storage.logger);
    }
  };
