import { maxMailBytes } from '../../domain/conversations/received-mail.ts';

export type FloodLimits = {
  connections: number;
  connectionsPerAddress: number;
  mailsPerMinute: number;
  /** Bytes of mails in memory while they arrive. */
  heldBytes: number;
};

/** A busy agency gets a few mails in a minute; behind a forwarder all of them come from one IP address. */
const defaults: FloodLimits = {
  connections: 40,
  connectionsPerAddress: 10,
  mailsPerMinute: 120,
  heldBytes: 4 * maxMailBytes,
};

const minuteMs = 60_000;

/** Counts connections, mails and memory of the SMTP listener. What exceeds a limit is refused for the moment. */
export function createFloodGuard(
  given: Partial<FloodLimits> = {},
  onFlood: () => void = () => undefined,
  now = () => performance.now(),
) {
  const limits = { ...defaults, ...given };
  const connections = new Map<string, number>();
  let mails = limits.mailsPerMinute;
  let refilledAt = now();
  let toldAt = Number.NEGATIVE_INFINITY;
  let held = 0;

  return {
    limits,
    connect(address: string): boolean {
      const count = (connections.get(address) ?? 0) + 1;
      connections.set(address, count);
      return count <= limits.connectionsPerAddress;
    },
    /** Called for refused connections as well. */
    disconnect(address: string): void {
      const count = (connections.get(address) ?? 1) - 1;
      if (count > 0) connections.set(address, count);
      else connections.delete(address);
    },
    takeMail(): boolean {
      const at = now();
      const refill = ((at - refilledAt) / minuteMs) * limits.mailsPerMinute;
      mails = Math.min(limits.mailsPerMinute, mails + refill);
      refilledAt = at;
      if (mails >= 1) {
        mails -= 1;
        return true;
      }
      if (at - toldAt > minuteMs) onFlood();
      if (at - toldAt > minuteMs) toldAt = at;
      return false;
    },
    /** Counts the bytes of one mail until it is released. */
    hold() {
      let own = 0;
      return {
        add(bytes: number): boolean {
          if (held + bytes > limits.heldBytes) return false;
          own += bytes;
          held += bytes;
          return true;
        },
        release(): void {
          held -= own;
          own = 0;
        },
      };
    },
  };
}
