import type { RouteHandle } from '../../route-handle.ts';
import type { Route } from './+types/social-image.ts';
import { drawSocialImage } from './draw-social-image.server.tsx';
import { DrawingQueue } from './drawing-queue.server.ts';
import { findSubject } from './find-subject.server.ts';

const queue = new DrawingQueue(drawSocialImage);

export const handle = { cache: { public: true } } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const subject = await findSubject(args);
  if (!subject) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(await queue.draw(subject)), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
}
