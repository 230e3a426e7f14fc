export interface StorageSettings {
  /** Bytes of the largest file any bucket accepts. */
  fileSizeLimit: number;
  /** Seconds in which a signed upload must begin. */
  signedUploadSeconds: number;
  /** Seconds for which a link lives at most that was not signed with the service key. */
  signedUserSeconds: number;
  images: {
    /** Bytes of the largest picture that is rendered anew. */
    fileSizeLimit: number;
    /** Pixels of it, all frames together. */
    pixelLimit: number;
    /** Pictures rendered at the same time, and how many more may wait: in all and for one network. */
    atOnce: number;
    atOncePerNetwork: number;
    waiting: number;
    waitingPerNetwork: number;
    /** After which a picture is given up. */
    seconds: number;
    /** Seconds of a processor that one network may take at once, and that come back each second. */
    cost: { burst: number; perSecond: number };
    /** Highest quality of a picture that anyone can ask for. */
    publicQuality: number;
    /** Variants of one picture that are kept. */
    kept: number;
  };
}

const mebibyte = 1024 * 1024;

export const defaultStorageSettings: StorageSettings = {
  fileSizeLimit: 50 * mebibyte,
  signedUploadSeconds: 2 * 3600,
  signedUserSeconds: 3600,
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
    kept: 40,
  },
};
