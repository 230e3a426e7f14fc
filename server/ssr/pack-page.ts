import { Thread } from '../support/threads/thread.ts';
import { type PackedBody, packBody } from './pack-body.ts';
import { type RenderedPage, writePage } from './write-page.ts';

// Prepares the bytes of a rendered page for the cache. Under load a thread does it, because it takes a tenth of the
// time
// of a page.

export type PageToPack = RenderedPage & { knownEtag: string | undefined };
export type PackedPage = PackedBody & { scriptHashes: string[] };

/** The page with `knownEtag` is in the cache and is not compressed again. */
type PackPage = (page: RenderedPage, knownEtag?: string) => Promise<PackedPage>;

const idleMs = 30_000;

/** A single page is packed in the main thread, because starting the other thread takes longer and needs more memory. */
export function createPagePacker(): PackPage {
  const thread = new Thread<PageToPack, PackedPage>(
    new URL('./pack-page-thread.ts', import.meta.url),
    { idleMs },
  );
  let inProgress = 0;
  return async (page, knownEtag) => {
    inProgress += 1;
    try {
      if (inProgress > 1 || thread.isRunning) {
        return withBuffer(await thread.run({ ...page, knownEtag }, [page.html.buffer]));
      }
      const { body, scriptHashes } = writePage(page);
      return { scriptHashes, ...(await packBody(body, knownEtag)) };
    } finally {
      inProgress -= 1;
    }
  };
}

/** Turns the bytes into a buffer again: a buffer arrives from a thread as a plain array. */
const withBuffer = ({ br, ...others }: PackedPage): PackedPage => ({
  ...others,
  br: br && Buffer.from(br.buffer),
});
