import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

// Memory of processes in megabytes, as reported by the kernel.

export function residentOf(pid: number): number {
  return kilobytes(`/proc/${pid}/status`, /^VmRSS:\s+(\d+)/m) / 1000;
}

/** Proportional set size: shared memory counts in part for each process. */
export function sharedBy(pids: number[]): number {
  return (
    pids.reduce((sum, pid) => sum + kilobytes(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m), 0) /
    1000
  );
}

export function workingIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => cwdOf(pid) === folder)
    .map(Number);
}

function cwdOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function kilobytes(file: string, pattern: RegExp): number {
  try {
    return (Number(pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) * 1024) / 1000;
  } catch {
    return 0;
  }
}
