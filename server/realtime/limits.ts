/** What one socket, and all sockets together, may ask of this process. */
export interface Limits {
  /** Largest frame, or body of a broadcast by HTTP, of somebody who signed in. */
  frameBytes: number;
  /** The same for who did not. */
  anonymousFrameBytes: number;
  /** Unsent bytes of one socket from which on it counts as a slow reader. */
  bufferedBytes: number;
  /** Unsent bytes of all sockets; beyond it the fullest are closed. */
  totalBufferedBytes: number;
  /** How long a socket may hold unsent bytes without taking any. */
  stallMs: number;
  /** Silence after which a socket is closed; clients beat every 25 seconds. */
  idleMs: number;
  channelsPerSocket: number;
  /** Frames a second one socket may send for long; four times as many in a burst. */
  framesPerSecond: number;
  sockets: number;
  /** Largest row told in full. */
  recordBytes: number;
}

const megabyte = 1024 * 1024;

export const defaultLimits: Limits = {
  frameBytes: megabyte,
  anonymousFrameBytes: megabyte / 4,
  bufferedBytes: 8 * megabyte,
  totalBufferedBytes: 256 * megabyte,
  stallMs: 15_000,
  idleMs: 60_000,
  channelsPerSocket: 100,
  framesPerSecond: 250,
  sockets: 20_000,
  recordBytes: 5 * megabyte,
};

/** What a role may send at once. */
export function largestMessage(limits: Limits, role: string): number {
  return role === 'anon' ? limits.anonymousFrameBytes : limits.frameBytes;
}
