import { LRUCache } from 'lru-cache';
import type { ApiRequest } from '../../http/api-request.ts';
import { tokenRole } from '../../http/identity/identify-token.ts';
import type { Database } from '../../postgres/database.ts';
import { mediaTypeUnavailable, rootDisabled } from '../errors.ts';
import type { RestResponse } from '../prepare/prepared-request.ts';
import { chooseSchema } from '../request.ts';
import type { SchemaHolder } from '../schema/schema-holder.ts';
import type { RestSettings } from '../settings.ts';
import { buildDocument } from './document.ts';
import { readReadable } from './readable.ts';

const acceptedTypes = /(?:application\/(?:openapi\+json|json|\*)|\*\/\*)/;
/** Milliseconds for which a document is used again; rights may change without a change of the schema. */
const maxAgeMs = 2_000;

interface Options {
  database: Database;
  settings: RestSettings;
  holder: SchemaHolder;
}

/** Describes the API at its root, for the service key, API tokens and, if the settings say so, for everybody. */
export function createOpenApi({ database, settings, holder }: Options) {
  const documents = new LRUCache<string, Promise<string>>({ max: 20, ttl: maxAgeMs });
  holder.onReload(() => documents.clear());

  const read = async (role: string, schema: string) => {
    const cache = await holder.get();
    const readable = await readReadable(database.query, role, schema);
    return JSON.stringify(buildDocument(readable, schema, cache));
  };

  return async ({ method, headers }: ApiRequest, role: string): Promise<RestResponse> => {
    if (role !== 'service_role' && role !== tokenRole && !settings.openApiForAll)
      throw rootDisabled('Root endpoint metadata is disabled');
    const accept = headers.get('accept') || '*/*';
    if (!acceptedTypes.test(accept))
      throw mediaTypeUnavailable(`None of these media types are available: ${accept}`);
    const schema = chooseSchema(headers, method, settings.schemas);
    const key = `${role}\0${schema}`;
    const pending = documents.get(key) ?? read(role, schema);
    documents.set(key, pending);
    pending.catch(() => documents.delete(key));
    const document = await pending;
    return {
      status: 200,
      headers: { 'content-type': 'application/openapi+json; charset=utf-8' },
      body: method === 'HEAD' ? null : document,
    };
  };
}
