import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import { FilesUnavailable } from '../../documents/files-unavailable.ts';
import { createCostBudget } from '../../support/cost-budget.ts';
import { invalidRequest, noSuchKey, slowDown, unavailable } from '../errors.ts';
import type { Files } from '../files/files.ts';
import { objectKey, variantKey, variantsOf } from '../files/keys.ts';
import { readWhole, writeWhole } from '../files/whole-file.ts';
import type { StorageSettings } from '../storage-settings.ts';
import { createQueue } from './queue.ts';
import type { ImageFormat } from './render-picture.ts';
import { createRenderPool } from './render-pool.ts';
import { shareWork } from './share-work.ts';
import type { Transform } from './transform.ts';

type RenderedImage = {
  bytes: Buffer;
  /** Identifies the transformation: the name of the cached file, and part of the ETag. */
  tag: string;
};

interface Original {
  version: string;
  size: number;
}

type Requester = {
  /** The key of limits. */
  network: string;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal;
};

export type RenderImage = (
  original: Original,
  transform: Transform,
  /** Default: the format of the original. */
  preferred: ImageFormat | undefined,
  requester: Requester,
) => Promise<RenderedImage>;

/** sharp's names for the modes of the protocol. */
const fits = { cover: 'cover', contain: 'inside', fill: 'fill' } as const;
const defaultQuality = 80;
/** Pages name no format, so the browser's Accept header decides; undefined is the format of the original. */
const pageFormats: (ImageFormat | undefined)[] = ['webp', 'avif', undefined];

/** Renders each variant once and caches it next to its original file. */
export function createRenderImage(
  files: Files,
  settings: StorageSettings['images'],
  /** Aborts all work, so that the server does not wait for it when it stops. */
  stopping?: AbortSignal,
): RenderImage {
  const { maxFileBytes, maxPixels, maxVariants, pageSizes } = settings;
  const ofPages = new Set(
    pageSizes.flatMap((size) => pageFormats.map((format) => tagOf(size, format))),
  );
  const queue = createQueue(settings);
  const pool = createRenderPool({ ...settings, stopping });
  const budget = createCostBudget(settings.cost);
  const runningByKey = new Map<string, Promise<Buffer>>();
  const joinWithinNetwork = shareWork<Buffer>();

  const requireBudget = (network: string): void => {
    const wait = budget.secondsToWait(network);
    if (wait > 0) throw slowDown(wait);
  };

  const render = async (
    { version, size }: Original,
    { width, height, resize = 'cover', quality = defaultQuality }: Transform,
    format: ImageFormat | undefined,
    network: string,
  ): Promise<Buffer> => {
    if (stopping?.aborted) throw unavailable();
    if (size > maxFileBytes) throw invalidRequest('The image is too large to be rendered');
    const source = await readWhole(files, objectKey(version));
    if (!source) throw noSuchKey();
    const fit = fits[resize];
    const rendering = await pool({ source, width, height, fit, quality, format, maxPixels });
    budget.charge(network, rendering.cpuSeconds);
    if ('bytes' in rendering) return rendering.bytes;
    if (stopping?.aborted) throw unavailable();
    if (rendering.error === 'not renderable') {
      throw invalidRequest('The file is not an image that can be rendered');
    }
    // On a busy machine an ordinary image may take too long, so the next attempt may succeed.
    if (rendering.error === 'timeout') throw unavailable();
    throw invalidRequest('The image cannot be rendered', rendering.reason);
  };

  const cacheVariant = async (version: string, tag: string, bytes: Buffer): Promise<void> => {
    if (!ofPages.has(tag) && !(await hasRoom(files, version, maxVariants, ofPages))) return;
    // A variant can be rendered again, so a full disk is no reason to fail.
    await writeWhole(files, variantKey(version, tag), bytes).catch((error) => {
      if (!(error instanceof FilesUnavailable)) throw error;
    });
  };

  return async (original, transform, preferred, { network, signal }) => {
    const tag = tagOf(transform, preferred);
    const key = variantKey(original.version, tag);
    const readOrRender = async (): Promise<Buffer> => {
      // Another request may have rendered it, and used up the budget, while this one waited.
      const cached = await readWhole(files, key);
      if (cached) return cached;
      requireBudget(network);
      const bytes = await render(original, transform, preferred, network);
      await cacheVariant(original.version, tag, bytes);
      return bytes;
    };
    const cached = await readWhole(files, key);
    if (cached) return { bytes: cached, tag };
    requireBudget(network);
    // Requests of one network share a place in the queue, so that the same picture does not fill it.
    const bytes = await joinWithinNetwork(`${network} ${key}`, signal, (allGone) =>
      queue(
        network,
        () => {
          // Requests of several networks share one rendering.
          const shared =
            runningByKey.get(key) ?? readOrRender().finally(() => runningByKey.delete(key));
          runningByKey.set(key, shared);
          return shared;
        },
        allGone,
      ),
    );
    return { bytes, tag };
  };
}

/** Limits the cached variants, because clients can request any size; further ones are rendered but not cached. */
async function hasRoom(
  files: Files,
  version: string,
  maxVariants: number,
  ofPages: Set<string>,
): Promise<boolean> {
  let count = 0;
  for await (const { key } of files.list(variantsOf(version))) {
    if (ofPages.has(basename(key))) continue;
    count += 1;
    if (count >= maxVariants) return false;
  }
  return true;
}

function tagOf(transform: Transform, preferred: ImageFormat | undefined): string {
  const { width, height, resize = 'cover', quality = defaultQuality } = transform;
  const parts = [width ?? '', height ?? '', resize, quality, preferred ?? 'origin'];
  return createHash('sha256').update(parts.join('-')).digest('hex').slice(0, 32);
}
