import type { DatabaseUnavailable } from '../unavailable.ts';

// While the database is unavailable every request fails for the same reason, so the outage is logged once when it
// begins and once when it ends, instead of once per request. A database that is read-only after an outage is logged
// with one more line.

type Log = (level: 'error' | 'info', details: Record<string, unknown>, message: string) => void;

export interface Outage {
  readonly isOn: boolean;
  /** Call when a request or the heartbeat finds the database unavailable. */
  begin: (error: DatabaseUnavailable) => void;
  /** Call when a query has succeeded. */
  end: () => void;
}

export function createOutage(
  log: Log,
  now: () => number = performance.now.bind(performance),
): Outage {
  let since: number | undefined;
  let isReadOnly = false;
  return {
    get isOn() {
      return since !== undefined;
    },
    begin({ message, cause, reason: kind }) {
      if (since !== undefined && (isReadOnly || kind !== 'readOnly')) return;
      since ??= now();
      isReadOnly = kind === 'readOnly';
      const reason = cause instanceof Error ? cause.message : undefined;
      const details = { reason: isReadOnly ? message : reason || message };
      log('error', details, 'the database is unavailable: requests that need it fail');
    },
    end() {
      if (since === undefined) return;
      const seconds = Math.round((now() - since) / 1000);
      since = undefined;
      isReadOnly = false;
      log('info', { seconds }, 'the database is available again');
    },
  };
}
