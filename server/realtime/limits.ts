import { kibibyte, mebibyte } from '../../domain/units.ts';
import { type JsonLimits, smallJson } from '../http/json-limits.ts';

/** Limits of one socket, one network and all sockets of this process. */
export interface Limits {
  /** Maximum size of a frame, or of a broadcast over HTTP, of a signed-in user. */
  frameBytes: number;
  /** Maximum size of a frame, or of a broadcast over HTTP, of an anonymous client. */
  anonymousFrameBytes: number;
  /** Unsent bytes of one socket above which it counts as a slow reader. */
  bufferedBytes: number;
  /** Unsent bytes of all sockets, above which the fullest sockets are closed. */
  totalBufferedBytes: number;
  /** Time for which a socket may have unsent bytes without reading any. */
  stallMs: number;
  /** Time without a frame after which a socket is closed; clients send a heartbeat every 25 seconds. */
  idleMs: number;
  channelsPerSocket: number;
  /** Average rates of one socket; a burst may be four times as large. */
  framesPerSecond: number;
  joinsPerSecond: number;
  bytesPerSecond: number;
  anonymousBytesPerSecond: number;
  sockets: number;
  /** Limits shared by the clients of one network: an IPv4 address, or an IPv6 /64. */
  network: NetworkLimits;
  /** Characters of all presences of one room, which everybody who joins gets. */
  presenceSize: number;
  /** Maximum size of a row that is sent in full. */
  recordBytes: number;
  /**
   * Subscriptions to table changes. Each kind of caller has separate budgets, so that visitors cannot use up the budget
   * of staff.
   */
  subscriptions: Record<LimitedKind, SubscriptionLimits>;
}

/** The kinds of subscribers; pending accounts are visitors. */
export type SubscriberKind = 'anonymous' | 'visitor' | 'staff' | 'service';
export type LimitedKind = Exclude<SubscriberKind, 'service'>;

/** Number of subscriptions, and of the conditions and patterns in their filters. A pattern is also a condition. */
export interface SubscriptionCounts {
  bindings: number;
  conditions: number;
  patterns: number;
}

export interface SubscriptionLimits {
  join: SubscriptionCounts;
  socket: SubscriptionCounts;
  network: SubscriptionCounts;
  /** All sockets of this process. */
  process: SubscriptionCounts;
}

/** Average rates; a burst may be ten times as large, for an office that reconnects after a restart. */
export interface NetworkLimits {
  sockets: number;
  handshakesPerSecond: number;
  /** Signed-in and anonymous sockets are counted separately, so that visitors cannot use up the share of staff. */
  framesPerSecond: number;
  joinsPerSecond: number;
  bytesPerSecond: number;
  anonymousBytesPerSecond: number;
}

export const defaultLimits: Limits = {
  frameBytes: mebibyte,
  anonymousFrameBytes: 32 * kibibyte,
  bufferedBytes: 8 * mebibyte,
  totalBufferedBytes: 256 * mebibyte,
  stallMs: 15_000,
  idleMs: 60_000,
  channelsPerSocket: 100,
  framesPerSecond: 250,
  // The burst covers all channels of a socket, which join again after a disconnect.
  joinsPerSecond: 25,
  bytesPerSecond: mebibyte / 2,
  anonymousBytesPerSecond: 64 * kibibyte,
  sockets: 20_000,
  network: {
    // An office of 200 people with a few tabs each behind one IP address.
    sockets: 600,
    handshakesPerSecond: 60,
    framesPerSecond: 500,
    joinsPerSecond: 100,
    bytesPerSecond: 2 * mebibyte,
    anonymousBytesPerSecond: mebibyte / 4,
  },
  // A thousand presences of ordinary size.
  presenceSize: 256 * kibibyte,
  recordBytes: 5 * mebibyte,
  subscriptions: {
    anonymous: {
      join: { bindings: 50, conditions: 50, patterns: 20 },
      socket: { bindings: 100, conditions: 100, patterns: 20 },
      network: { bindings: 500, conditions: 250, patterns: 60 },
      process: { bindings: 5_000, conditions: 2_000, patterns: 200 },
    },
    visitor: {
      join: { bindings: 100, conditions: 100, patterns: 20 },
      socket: { bindings: 150, conditions: 150, patterns: 20 },
      network: { bindings: 1_000, conditions: 500, patterns: 60 },
      process: { bindings: 10_000, conditions: 4_000, patterns: 200 },
    },
    staff: {
      join: { bindings: 100, conditions: 200, patterns: 20 },
      // A tab of the back office has a few dozen subscriptions with one condition each.
      socket: { bindings: 500, conditions: 500, patterns: 20 },
      // The 600 sockets of a large office with 50 subscriptions each.
      network: { bindings: 30_000, conditions: 30_000, patterns: 1_000 },
      process: { bindings: 100_000, conditions: 100_000, patterns: 2_000 },
    },
  },
};

/** Limits for tests and benchmarks, which open all sockets from one IP address. */
export const noNetworkLimits: NetworkLimits = {
  sockets: Number.POSITIVE_INFINITY,
  handshakesPerSecond: Number.POSITIVE_INFINITY,
  framesPerSecond: Number.POSITIVE_INFINITY,
  joinsPerSecond: Number.POSITIVE_INFINITY,
  bytesPerSecond: Number.POSITIVE_INFINITY,
  anonymousBytesPerSecond: Number.POSITIVE_INFINITY,
};

/** Stricter, because objects with many distinct keys take five times as long to parse as texts of the same size. */
const anonymousJson: JsonLimits = { ...smallJson, keys: 200, values: 2_000 };

export function jsonLimits(role: string): JsonLimits {
  return role === 'anon' ? anonymousJson : smallJson;
}

/** Maximum size of a message by role. */
export function maxMessageBytes(limits: Limits, role: string): number {
  return role === 'anon' ? limits.anonymousFrameBytes : limits.frameBytes;
}
