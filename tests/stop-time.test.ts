import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stopTimeoutMs } from '../server/postgres/embedded/cluster.ts';
import { leaseSeconds } from '../server/worker/mail/find-waiting-mail.ts';
import { projectRoot } from './fixtures/database.ts';

// A service manager that kills a stopping process too early cuts off a mail, which is then sent twice.

const secondsIn = (file: string, line: RegExp) =>
  Number(line.exec(readFileSync(`${projectRoot}/${file}`, 'utf8'))?.[1]);

it.each([
  ['docs/alpaca.service', /^TimeoutStopSec=(\d+)$/m, leaseSeconds + stopTimeoutMs / 1000],
  ['docs/running.md', /manager wait (\d+) seconds/, leaseSeconds + stopTimeoutMs / 1000],
  ['README.md', /manager wait (\d+) seconds/, leaseSeconds + stopTimeoutMs / 1000],
  ['compose.yaml', /worker:[\s\S]*?stop_grace_period: (\d+)s/, leaseSeconds],
])('%s waits longer than a stop takes', (file, line, longest) => {
  expect(secondsIn(file, line)).toBeGreaterThan(longest);
});
