import { mebibyte } from '../../domain/units.ts';

export interface StorageSettings {
  /** Maximum size of a file in any bucket, in bytes. */
  fileSizeLimit: number;
  /** Lifetime of a signed upload URL in seconds. */
  signedUploadSeconds: number;
  /** Maximum lifetime in seconds of a link that was not signed with the service key. */
  signedUserSeconds: number;
  /** Lifetime of an unfinished upload, and how many of them a caller may have. */
  resumable: { seconds: number; maxUnfinished: number };
  images: {
    /** Maximum size of an image that is transformed, in bytes. */
    fileSizeLimit: number;
    /** Maximum number of pixels, all frames together. */
    pixelLimit: number;
    /** Images rendered concurrently, and how many more may wait: in total and per network. */
    atOnce: number;
    atOncePerNetwork: number;
    waiting: number;
    waitingPerNetwork: number;
    /** Time limit for one image. */
    seconds: number;
    /** CPU seconds per network: size of the bucket, and its refill per second. */
    cost: { burst: number; perSecond: number };
    /** Maximum quality for public requests. */
    publicQuality: number;
    /** Sizes that pages use. They are always cached; clients that request other sizes cannot push them out. */
    pageSizes: { width: number; height?: number }[];
    /** Maximum number of cached variants of one image in other sizes. */
    maxVariants: number;
  };
}

export const defaultStorageSettings: StorageSettings = {
  fileSizeLimit: 50 * mebibyte,
  signedUploadSeconds: 2 * 3600,
  signedUserSeconds: 3600,
  resumable: { seconds: 24 * 3600, maxUnfinished: 50 },
  images: {
    fileSizeLimit: 25 * mebibyte,
    pixelLimit: 50_000_000,
    atOnce: 2,
    atOncePerNetwork: 1,
    waiting: 300,
    waitingPerNetwork: 30,
    seconds: 10,
    cost: { burst: 60, perSecond: 0.2 },
    publicQuality: 90,
    pageSizes: [],
    maxVariants: 40,
  },
};
