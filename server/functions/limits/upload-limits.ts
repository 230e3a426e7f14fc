import { kibibyte, mebibyte } from '../../../domain/units.ts';

const bytesPerSecond = 64 * kibibyte;

/**
 * Limits of the files that anyone can send with a form. They allow an office or a university behind one
 * IP address to send 50 CVs of a megabyte in an hour, or 40 at the same time, and stop a flood at 1.6 GB
 * a day.
 */
export const uploadLimits = {
  /** Bytes per network: size of the bucket, and its refill per hour. */
  network: { bytes: 200 * mebibyte, bytesPerHour: 60 * mebibyte },
  /** Limits the memory of this process that holds bodies while they arrive. */
  held: {
    bytes: 132 * mebibyte,
    bytesPerNetwork: 44 * mebibyte,
    slow: { graceSeconds: 5, bytesPerSecond },
  },
  /** Time for a body: a base, plus a second for each `bytesPerSecond`. */
  time: { seconds: 30, bytesPerSecond },
};

/** Returns the milliseconds in which a body of that length has to arrive. */
export function timeToSend(bytes: number): number {
  const { seconds, bytesPerSecond } = uploadLimits.time;
  return 1000 * (seconds + bytes / bytesPerSecond);
}
