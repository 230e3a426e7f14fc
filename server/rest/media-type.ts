import { mediaTypeUnavailable } from './errors.ts';

export type MediaType =
  | { type: 'array'; stripsNulls: boolean }
  | { type: 'object'; stripsNulls: boolean }
  | { type: 'csv' }
  | { type: 'plan'; format: 'text' | 'json'; options: string[]; for: MediaType };

const json: MediaType = { type: 'array', stripsNulls: false };

const planOptions = ['analyze', 'verbose', 'settings', 'buffers', 'wal'];

/** Chooses the best media type that the client accepts and the server supports. */
export function chooseMediaType(accept: string | null, isPlanAllowed: boolean): MediaType {
  if (!accept || accept === '*/*' || accept === 'application/json') return json;
  const accepted = splitAccept(accept);
  for (const { text } of accepted) {
    const media = parseMediaType(text, isPlanAllowed);
    if (media) return media;
  }
  const list = accepted.map(({ text }) => text).join(', ');
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
    case 'plan': {
      const [inner] = renderMediaType(media.for).split('; charset');
      const options = media.options.length > 0 ? `; options=${media.options.join('|')}` : '';
      return `application/vnd.pgrst.plan+${media.format}; for="${inner}"${options}; charset=utf-8`;
    }
  }
}
