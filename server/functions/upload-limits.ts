const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/**
 * Files that anyone can send with a form. An office or a university behind one address sends 50 CVs of
 * a megabyte in an hour, or 40 at the same time; a flood is cut off after 1.6 GB a day.
 */
export const uploadLimits = {
  /** Bytes of one network: at once, and how many come back in an hour. */
  network: { bytes: 200 * mebibyte, bytesPerHour: 60 * mebibyte },
  /** Bytes that are held in memory while they arrive, in this process. */
  held: { bytes: 132 * mebibyte, bytesPerNetwork: 44 * mebibyte },
  /** A body may take so many seconds, and one more for each so many bytes. */
  time: { seconds: 30, bytesPerSecond: 64 * kibibyte },
};

/** Milliseconds in which a body of that length has to arrive. */
export function timeToSend(bytes: number): number {
  const { seconds, bytesPerSecond } = uploadLimits.time;
  return 1000 * (seconds + bytes / bytesPerSecond);
}
