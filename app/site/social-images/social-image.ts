import type { RouteHandle } from '../../route-handle.ts';
import type { Route } from './+types/social-image.ts';
import { drawSocialImage } from './draw-social-image.server.tsx';
import { findSubject } from './find-subject.server.ts';

const cache = new Map<string, Promise<Buffer>>();
const maxCached = 200;

export const handle = { cache: { public: true } } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const subject = await findSubject(args);
  if (!subject) throw new Response(null, { status: 404 });
  const key = JSON.stringify(subject);
  const drawn = cache.get(key) ?? drawSocialImage(subject);
  if (cache.size >= maxCached) cache.clear();
  cache.set(key, drawn);
  drawn.catch(() => cache.delete(key));
  return new Response(new Uint8Array(await drawn), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
}
