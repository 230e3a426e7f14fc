import { daySeconds, hourSeconds, mebibyte } from '../../domain/units.ts';

export interface StorageSettings {
  /** Maximum size of a file in any bucket, in bytes. */
  maxFileBytes: number;
  /** Lifetime of a signed upload URL in seconds. */
  signedUploadSeconds: number;
  /** Maximum lifetime in seconds of a link that was not signed with the service key. */
  signedUserSeconds: number;
  resumable: {
    /** Lifetime of an unfinished upload. */
    seconds: number;
    /** Maximum number of unfinished uploads of one caller. */
    maxUnfinished: number;
  };
  images: {
    /** Maximum size of an image that is transformed, in bytes. */
    maxFileBytes: number;
    /** Maximum number of pixels, all frames together. */
    maxPixels: number;
    /** Maximum number of images that are rendered at the same time. */
    maxConcurrent: number;
    maxConcurrentPerNetwork: number;
    /** Maximum number of images that wait to be rendered. */
    maxQueued: number;
    maxQueuedPerNetwork: number;
    /** Time limit for one image. */
    maxSeconds: number;
    /** Budget of CPU seconds per network. */
    cost: { burst: number; perSecond: number };
    /** Maximum quality for public requests. */
    maxPublicQuality: number;
    /** Sizes that pages use. They are always cached; clients that request other sizes cannot push them out. */
    pageSizes: { width: number; height?: number }[];
    /** Maximum number of cached variants of one image in other sizes. */
    maxVariants: number;
  };
}

export const defaultStorageSettings: StorageSettings = {
  maxFileBytes: 50 * mebibyte,
  signedUploadSeconds: 2 * hourSeconds,
  signedUserSeconds: hourSeconds,
  resumable: { seconds: daySeconds, maxUnfinished: 50 },
  images: {
    maxFileBytes: 25 * mebibyte,
    maxPixels: 50_000_000,
    maxConcurrent: 2,
    maxConcurrentPerNetwork: 1,
    maxQueued: 300,
    maxQueuedPerNetwork: 30,
    maxSeconds: 10,
    cost: { burst: 60, perSecond: 0.2 },
    maxPublicQuality: 90,
    pageSizes: [],
    maxVariants: 40,
  },
};
