import type { Usage } from '../realtime-server.ts';
import type { Listener, Tally } from './sockets.ts';

export type RealtimeBenchOptions = {
  sockets: number;
  teams: number;
  changesPerSecond: number;
  seconds: number;
};

export type RealtimeBenchResult = RealtimeBenchOptions & {
  expected: number;
  delivered: number;
  missing: number;
  repeated: number;
  leaked: number;
  p50: number;
  p99: number;
  slowest: number;
  serverCpuSeconds: number;
  serverMegabytes: number;
};

export function countExpected(listeners: Listener[], written: Map<string, number[]>): number {
  return listeners.reduce((sum, { team }) => sum + (written.get(team)?.length ?? 0), 0);
}

export function summarise(
  options: RealtimeBenchOptions,
  { latencies, repeated, leaked }: Tally,
  listeners: Listener[],
  written: Map<string, number[]>,
  usage: { before: Usage; after: Usage },
): RealtimeBenchResult {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 10) / 10;
  const missing = listeners.reduce(
    (sum, { team, seen }) => sum + (written.get(team) ?? []).filter((id) => !seen.has(id)).length,
    0,
  );
  return {
    ...options,
    expected: countExpected(listeners, written),
    delivered: latencies.length,
    missing,
    repeated,
    leaked,
    p50: at(0.5),
    p99: at(0.99),
    slowest: at(0.999999),
    serverCpuSeconds: Math.round((usage.after.cpuSeconds - usage.before.cpuSeconds) * 10) / 10,
    serverMegabytes: Math.round(usage.after.megabytes),
  };
}
