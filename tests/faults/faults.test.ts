import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { killAll } from '../process/product.ts';
import type { Fault } from './fault.ts';
import { calendarsBroken } from './kinds/calendar-fault.ts';
import { serverClock } from './kinds/clock-faults.ts';
import { diskRejectsWrites } from './kinds/disk-faults.ts';
import { hostileMail, inboundFlood, mailboxAway } from './kinds/inbound-faults.ts';
import { mailServerDown } from './kinds/mail-faults.ts';
import { postgresKilled, postgresStalled, serverKilled } from './kinds/process-faults.ts';
import { providerDown } from './kinds/provider-fault.ts';
import type { Ledger } from './ledger.ts';
import { prepare, rehearse } from './rehearse.ts';
import { createWorld, type World } from './world.ts';

// Runs the short form of `npm run test:faults`: the cheapest faults, for a moment each, several under
// one load.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const pace = { around: 0.1, share: 0.1 };

let world: World;
let ledger: Ledger;

beforeAll(async () => {
  world = await createWorld();
  ledger = await prepare(world);
});

afterAll(async () => {
  await world?.stop();
  await killAll();
});

it.each([
  inSequence('Dependencies fail', [providerDown, mailServerDown, calendarsBroken, postgresStalled]),
  inSequence('The disk fails and the clock jumps', [diskRejectsWrites, serverClock]),
  inSequence('Mail arrives that nobody wants', [inboundFlood, hostileMail, mailboxAway]),
  inSequence('Processes are killed', [postgresKilled, serverKilled]),
])(
  '$name: nothing is lost, duplicated or incomplete, and there is no unexpected error',
  async (fault) => {
    const { wrong, lost, duplicated, partial } = await rehearse(world, ledger, fault, pace);
    expect([...wrong, ...lost, ...duplicated, ...partial]).toEqual([]);
  },
);

function inSequence(name: string, faults: Fault[]): Fault {
  return {
    name,
    how: faults.map(({ how }) => how).join(' '),
    allowedErrors: new RegExp(faults.map(({ allowedErrors }) => allowedErrors.source).join('|')),
    run: async (stage) => {
      for (const fault of faults) {
        await fault.run(stage);
        await stage.load.untilRecovered();
      }
    },
  };
}
