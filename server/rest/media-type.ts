import { mediaTypeUnavailable } from './errors.ts';
import type { RestResponse } from './prepare/prepared-request.ts';
import type { MediaHandler } from './schema/types.ts';

export type MediaType =
  | { type: 'array'; stripsNulls: boolean }
  | { type: 'object'; stripsNulls: boolean }
  | { type: 'csv' }
  /** A media type that the database defines. */
  | { type: 'custom'; handler: MediaHandler }
  | { type: 'plan'; format: 'text' | 'json'; options: string[]; for: MediaType };

const json: MediaType = { type: 'array', stripsNulls: false };

const planOptions = ['analyze', 'verbose', 'settings', 'buffers', 'wal'];

type FindHandler = (mediaType: string) => MediaHandler | undefined;

/** The prefix of PostgREST's media types. They have special parameters, so no handler of the database replaces them. */
const vendored = 'application/vnd.pgrst.';

/** Chooses the best media type that the client accepts and the server supports. */
export function chooseMediaType(
  accept: string | null,
  isPlanAllowed: boolean,
  findHandler: FindHandler = () => undefined,
): MediaType {
  const acceptedTypes = splitAccept(accept || '*/*');
  for (const { text } of acceptedTypes) {
    const [name = ''] = text.toLowerCase().split(';');
    const handler = name.startsWith(vendored) ? undefined : findHandler(name.trim());
    if (handler) return { type: 'custom', handler };
    const media = parseMediaType(text, isPlanAllowed);
    if (media) return media;
  }
  const list = acceptedTypes.map(({ text }) => text).join(', ');
  throw mediaTypeUnavailable(`None of these media types are available: ${list}`);
}

/** Splits an Accept header into its media types, the preferred ones first. */
function splitAccept(accept: string): { text: string; quality: number }[] {
  const items = accept.match(/(?:"[^"]*"|[^,"])+/g) ?? [];
  return items
    .map((item) => {
      const [, quality] = /;\s*q=([\d.]+)/.exec(item) ?? [];
      return { text: item.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality);
}

function parseMediaType(text: string, isPlanAllowed: boolean): MediaType | undefined {
  const [name = '', ...rest] = text.split(';').map((part) => part.trim());
  const stripsNulls = rest.includes('nulls=stripped');
  switch (name.toLowerCase()) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return json;
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return { type: 'array', stripsNulls };
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return { type: 'object', stripsNulls };
    case 'text/csv':
      return { type: 'csv' };
    case 'application/vnd.pgrst.plan':
    case 'application/vnd.pgrst.plan+text':
      return isPlanAllowed ? parsePlan(text, 'text') : undefined;
    case 'application/vnd.pgrst.plan+json':
      return isPlanAllowed ? parsePlan(text, 'json') : undefined;
    default:
      return undefined;
  }
}

function parsePlan(text: string, format: 'text' | 'json'): MediaType | undefined {
  const [, options = ''] = /options=([a-z|]*)/.exec(text) ?? [];
  const [, plannedType = 'application/json'] = /for="([^"]*)"/.exec(text) ?? [];
  const inner = parseMediaType(plannedType, false);
  if (!inner) return undefined;
  const knownOptions = planOptions.filter((option) => options.split('|').includes(option));
  return { type: 'plan', format, options: knownOptions, for: inner };
}

const hasCharset = new Set(['application/json', 'text/csv', 'text/plain', 'text/xml']);

/** Turns the text that PostgreSQL returned into the body. */
export function decodeBody(media: MediaType, body: string | null): RestResponse['body'] {
  return media.type === 'custom' && media.handler.isBinary ? Buffer.from(body ?? '', 'hex') : body;
}

export function renderMediaType(media: MediaType): string {
  switch (media.type) {
    case 'csv':
      return 'text/csv; charset=utf-8';
    case 'array':
      return media.stripsNulls
        ? 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8'
        : 'application/json; charset=utf-8';
    case 'object':
      return `application/vnd.pgrst.object+json${media.stripsNulls ? ';nulls=stripped' : ''}; charset=utf-8`;
    case 'custom': {
      const { contentType } = media.handler;
      return hasCharset.has(contentType) ? `${contentType}; charset=utf-8` : contentType;
    }
    case 'plan': {
      const [inner] = renderMediaType(media.for).split('; charset');
      const options = media.options.length > 0 ? `; options=${media.options.join('|')}` : '';
      return `application/vnd.pgrst.plan+${media.format}; for="${inner}"${options}; charset=utf-8`;
    }
  }
}
