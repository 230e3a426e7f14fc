import { type JsonLimits, smallJson } from '../http/json-limits.ts';

/** What one socket, one network and all sockets together may ask of this process. */
export interface Limits {
  /** Largest frame, or body of a broadcast by HTTP, of somebody who signed in. */
  frameBytes: number;
  /** The same for anonymous clients. */
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
  /** What one socket may send a second for long; four times as much in a burst. */
  framesPerSecond: number;
  joinsPerSecond: number;
  bytesPerSecond: number;
  anonymousBytesPerSecond: number;
  sockets: number;
  /** What the clients of one network may do together: IPv4 by address, IPv6 by /64. */
  network: NetworkLimits;
  /** Largest row told in full. */
  recordBytes: number;
}

/** Ten times as much a second is allowed in a burst, for an office that reconnects after a restart. */
export interface NetworkLimits {
  sockets: number;
  handshakesPerSecond: number;
  /** Signed-in and anonymous sockets are counted apart, so that a visitor cannot use up the share of staff. */
  framesPerSecond: number;
  joinsPerSecond: number;
  bytesPerSecond: number;
  anonymousBytesPerSecond: number;
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

export const defaultLimits: Limits = {
  frameBytes: megabyte,
  anonymousFrameBytes: 32 * kilobyte,
  bufferedBytes: 8 * megabyte,
  totalBufferedBytes: 256 * megabyte,
  stallMs: 15_000,
  idleMs: 60_000,
  channelsPerSocket: 100,
  framesPerSecond: 250,
  // In a burst as many as a socket has channels: all of them join again after a disconnect.
  joinsPerSecond: 25,
  bytesPerSecond: megabyte / 2,
  anonymousBytesPerSecond: 64 * kilobyte,
  sockets: 20_000,
  network: {
    // An office of 200 people with a few tabs each behind one address.
    sockets: 600,
    handshakesPerSecond: 60,
    framesPerSecond: 500,
    joinsPerSecond: 100,
    bytesPerSecond: 2 * megabyte,
    anonymousBytesPerSecond: megabyte / 4,
  },
  recordBytes: 5 * megabyte,
};

/** Tests and benchmarks open all sockets from one address. */
export const noNetworkLimits: NetworkLimits = {
  sockets: Number.POSITIVE_INFINITY,
  handshakesPerSecond: Number.POSITIVE_INFINITY,
  framesPerSecond: Number.POSITIVE_INFINITY,
  joinsPerSecond: Number.POSITIVE_INFINITY,
  bytesPerSecond: Number.POSITIVE_INFINITY,
  anonymousBytesPerSecond: Number.POSITIVE_INFINITY,
};

/** Objects of many distinct keys take five times as long to parse as texts of the same size. */
const anonymousJson: JsonLimits = { ...smallJson, keys: 200, values: 2_000 };

export function jsonLimits(role: string): JsonLimits {
  return role === 'anon' ? anonymousJson : smallJson;
}

/** What a role may send at once. */
export function largestMessage(limits: Limits, role: string): number {
  return role === 'anon' ? limits.anonymousFrameBytes : limits.frameBytes;
}
