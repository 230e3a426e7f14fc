import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { privateFile } from '../../support/private-modes.ts';
import type { RunAs } from './choose-user.ts';
import { dataFolder, plainEnvironment } from './process-environment.ts';

// The process of a PostgreSQL server, which ends with the process that has started it.

/* Starts the server and stops it when standard input closes, which happens however the parent ends. */
const supervisor = `
exec 3<&0
"$@" </dev/null &
server=$!
trap 'kill -INT $server' INT TERM
(cat <&3 >/dev/null; kill -INT $server) 2>/dev/null &
while kill -0 $server 2>/dev/null; do wait $server; code=$?; done
exit $code`;

// Statements and row contents contain personal data, so the server must not log them.
const quietLog = ['log_min_error_statement=panic', 'log_error_verbosity=terse'];
const defaults = ['listen_addresses=', 'unix_socket_directories=.', 'jit=off', ...quietLog];

const maxLogBytes = 5_000_000;

type Launched = {
  child: ChildProcess;
  /** Position in the log at which the lines of this run begin. */
  logStart: number;
};

export function launchServer(
  postgres: string,
  cluster: string,
  runAs: RunAs,
  flags: string[],
): Launched {
  const { log, logStart } = openLog(`${cluster}.log`);
  const settings = [...defaults, ...flags].flatMap((flag) => ['-c', flag]);
  const command = [postgres, '-D', dataFolder(cluster, runAs), ...settings];
  const child = spawn('/bin/sh', ['-c', supervisor, 'alpaca-postgres', ...command], {
    ...runAs,
    cwd: cluster,
    env: plainEnvironment,
    // A separate session, so that Ctrl-C in a terminal does not stop the server before the product.
    detached: true,
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  child.stdin?.on('error', () => undefined);
  return { child, logStart };
}

/** Appends to the log of the last run, up to a limit: it shows why that run ended. */
function openLog(file: string): { log: number; logStart: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const isFull = size > maxLogBytes;
  return { log: openSync(file, isFull ? 'w' : 'a', privateFile), logStart: isFull ? 0 : size };
}

/** Asks a server to stop: its supervisor does so when standard input closes. */
export function stopServer({ stdin }: ChildProcess): void {
  stdin?.end();
}

/** Kills a server that does not stop. Commits are safe in the write-ahead log. */
export function killServer({ pid }: ChildProcess): void {
  try {
    // The negative pid also kills the supervisor's other processes: they share its session.
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has ended by itself.
  }
}
