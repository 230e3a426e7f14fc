import type { RouteHandle } from '../../route-handle.ts';
import type { Route } from './+types/social-image.ts';
import { drawSocialImage } from './draw-social-image.server.tsx';
import { findSubject } from './find-subject.server.ts';

const kept = new Map<string, Promise<Buffer>>();
const mostKept = 200;

export const handle = { cache: { public: true } } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const subject = await findSubject(args);
  if (!subject) throw new Response(null, { status: 404 });
  const key = JSON.stringify(subject);
  const drawn = kept.get(key) ?? drawSocialImage(subject);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, drawn);
  drawn.catch(() => kept.delete(key));
  return new Response(new Uint8Array(await drawn), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
}
