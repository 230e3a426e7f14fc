import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killAll } from '../process/product.ts';
import type { Fault } from './fault.ts';
import { bucketDown, bucketFrozen } from './kinds/bucket-faults.ts';
import { calendarsBroken } from './kinds/calendar-fault.ts';
import { databaseClock, serverClock } from './kinds/clock-faults.ts';
import { diskFull, diskRejectsWrites, mountSmallDisk } from './kinds/disk-faults.ts';
import { hostileMail, inboundFlood, mailboxAway } from './kinds/inbound-faults.ts';
import { mailBroken, mailBusy, mailServerDown, mailSlow } from './kinds/mail-faults.ts';
import {
  oneOfTwoKilled,
  postgresKilled,
  postgresPaused,
  postgresRestarted,
  postgresStalled,
  serverKilled,
} from './kinds/process-faults.ts';
import { providerDown } from './kinds/provider-fault.ts';
import { replicaKilled, replicaLate } from './kinds/replica-faults.ts';
import { type Outcome, prepare, rehearse } from './rehearse.ts';
import { printOutcome, writeReport } from './report.ts';
import { createWorld } from './world.ts';

// `npm run test:faults` runs every fault at full length. It exits with 1 if anything was lost, duplicated or incomplete,
// or if an error was unexpected. It needs a build, and the right to mount for the full disk.

const faults = [
  // First, because the server must not have contacted the provider before.
  providerDown,
  serverKilled,
  oneOfTwoKilled,
  postgresKilled,
  postgresRestarted,
  postgresStalled,
  postgresPaused,
  diskRejectsWrites,
  mailServerDown,
  mailSlow,
  mailBusy,
  mailBroken,
  inboundFlood,
  hostileMail,
  mailboxAway,
  calendarsBroken,
  serverClock,
  databaseClock,
];
const pace = { around: 2, share: 1 };
const outcomes: Outcome[] = [];
let version = '';

async function rehearseAll(list: Fault[], options: Parameters<typeof createWorld>[0] = {}) {
  const world = await createWorld(options);
  try {
    const [row] = await world.query('show server_version');
    version = String(row?.server_version);
    const ledger = await prepare(world);
    for (const fault of list) {
      const outcome = await rehearse(world, ledger, fault, pace);
      printOutcome(outcome);
      outcomes.push(outcome);
    }
  } finally {
    await world.stop();
  }
}

try {
  await rehearseAll(faults);
  await rehearseAll([replicaKilled, replicaLate], { withReplica: true });
  await rehearseAll([bucketDown, bucketFrozen], { withBucket: true });
  const folder = mkdtempSync(join(tmpdir(), 'alpaca-small-disk-'));
  const unmount = mountSmallDisk(folder);
  try {
    await rehearseAll([diskFull], { data: folder });
  } finally {
    unmount();
    rmdirSync(folder);
  }
} finally {
  await killAll();
}
writeReport(outcomes, version);
const isClean = ({ wrong, lost, duplicated, partial }: Outcome) =>
  [wrong, lost, duplicated, partial].every((list) => list.length === 0);
process.exit(outcomes.every(isClean) ? 0 : 1);
