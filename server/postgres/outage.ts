import type { DatabaseUnavailable } from './unavailable.ts';

// While the database is away every request fails for the same reason. It is said once when that begins and once when it
// ends, instead of once for each.

type Say = (details: Record<string, unknown>, message: string) => void;

export interface Outage {
  readonly isOn: boolean;
  /** Somebody met it, or the watch did. */
  begin: (error: DatabaseUnavailable) => void;
  /** The database answered. */
  end: () => void;
}

export function createOutage(
  say: Say,
  now: () => number = performance.now.bind(performance),
): Outage {
  let since: number | undefined;
  return {
    get isOn() {
      return since !== undefined;
    },
    begin({ message, cause }) {
      if (since !== undefined) return;
      since = now();
      const reason = cause instanceof Error ? cause.message : undefined;
      say({ reason: reason || message }, 'the database is away: requests that need it are refused');
    },
    end() {
      if (since === undefined) return;
      const seconds = Math.round((now() - since) / 1000);
      since = undefined;
      say({ seconds }, 'the database is back');
    },
  };
}
