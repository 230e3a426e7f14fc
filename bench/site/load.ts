import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';

// Sends requests like a browser, from a separate process with little CPU use.

const connections = 32;

type Load = { perSecond: number; p99: number };

/** With a parameter, each request has another value of it, so that the page is in no cache. */
export async function load(url: string, seconds: number, parameter?: string): Promise<Load> {
  const script = join(import.meta.dirname, parameter ? 'fresh-address.lua' : 'visitors.lua');
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--latency', '-s', script],
    url,
    ...(parameter ? ['--', parameter, randomUUID()] : []),
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`);
  return {
    perSecond: Number(find(stdout, /Requests\/sec:\s+([\d.]+)/)),
    p99: inMilliseconds(find(stdout, /99%\s+(\S+)/)),
  };
}

function find(text: string, pattern: RegExp): string {
  const [, found] = pattern.exec(text) ?? [];
  if (!found) throw new Error(`The load was told in another form than expected:\n${text}`);
  return found;
}

function inMilliseconds(told: string): number {
  const [, value, unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(told) ?? [];
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
}
