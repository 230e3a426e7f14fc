import { mediaTypeUnavailable } from './errors.ts';

export type MediaType =
  | { type: 'array'; stripped: boolean }
  | { type: 'object'; stripped: boolean }
  | { type: 'csv' }
  | { type: 'plan'; format: 'text' | 'json'; options: string[]; for: MediaType };

const json: MediaType = { type: 'array', stripped: false };

const planOptions = ['analyze', 'verbose', 'settings', 'buffers', 'wal'];

/** Chooses the best media type that the client accepts and the server supports. */
export function chooseMediaType(accept: string | null, planAllowed: boolean): MediaType {
  if (!accept || accept === '*/*' || accept === 'application/json') return json;
  const wanted = splitAccept(accept);
  for (const { text } of wanted) {
    const found = parseMediaType(text, planAllowed);
    if (found) return found;
  }
  const shown = wanted.map(({ text }) => text).join(', ');
  throw mediaTypeUnavailable(`None of these media types are available: ${shown}`);
}

function splitAccept(accept: string): { text: string; quality: number }[] {
  const items = accept.match(/(?:"[^"]*"|[^,"])+/g) ?? [];
  return items
    .map((item) => {
      const [, quality] = /;\s*q=([\d.]+)/.exec(item) ?? [];
      return { text: item.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality);
}

function parseMediaType(text: string, planAllowed: boolean): MediaType | undefined {
  const [name = '', ...rest] = text.split(';').map((part) => part.trim());
  const stripped = rest.includes('nulls=stripped');
  switch (name.toLowerCase()) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return json;
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return { type: 'array', stripped };
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return { type: 'object', stripped };
    case 'text/csv':
      return { type: 'csv' };
    case 'application/vnd.pgrst.plan':
    case 'application/vnd.pgrst.plan+text':
      return planAllowed ? parsePlan(text, 'text') : undefined;
    case 'application/vnd.pgrst.plan+json':
      return planAllowed ? parsePlan(text, 'json') : undefined;
    default:
      return undefined;
  }
}

function parsePlan(text: string, format: 'text' | 'json'): MediaType | undefined {
  const [, options = ''] = /options=([a-z|]*)/.exec(text) ?? [];
  const [, about = 'application/json'] = /for="([^"]*)"/.exec(text) ?? [];
  const inner = parseMediaType(about, false);
  if (!inner) return undefined;
  const known = planOptions.filter((option) => options.split('|').includes(option));
  return { type: 'plan', format, options: known, for: inner };
}

export function renderMediaType(media: MediaType): string {
  switch (media.type) {
    case 'csv':
      return 'text/csv; charset=utf-8';
    case 'array':
      return media.stripped
        ? 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8'
        : 'application/json; charset=utf-8';
    case 'object':
      return `application/vnd.pgrst.object+json${media.stripped ? ';nulls=stripped' : ''}; charset=utf-8`;
    case 'plan':
      return `application/vnd.pgrst.plan+${media.format}; charset=utf-8`;
  }
}
