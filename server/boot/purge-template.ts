import type { PurgeTemplate } from '../cdn/purge-requests.ts';
import type { Config } from './config.ts';

/** Returns undefined if no CDN is to be purged. */
export function purgeTemplateOf(config: Config): PurgeTemplate | undefined {
  const { CDN_PURGE_URL: urls, CDN_PURGE_METHOD: method, CDN_PURGE_BODY: body } = config;
  return urls && { urls, method, headers: config.CDN_PURGE_HEADERS ?? {}, body };
}
