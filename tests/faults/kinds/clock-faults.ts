import { type Fault, noErrors } from '../fault.ts';
import { shiftDatabase } from '../shift-database.ts';

// The clock is set three hours ahead and back again.

const hours = 3;

export const serverClock: Fault = {
  name: 'The server’s clock jumps',
  how: 'Three hours ahead and back: a module that Node loads before the server shifts its Date.',
  // Tokens issued before are still in use.
  allowedErrors: /^(auth 403 bad_jwt|rest 401 PGRST303)$/,
  run: async ({ world, wait }) => {
    await world.setClock(hours * 3_600_000);
    await wait(8);
    await world.setClock(0);
    await wait(8);
  },
};

export const databaseClock: Fault = {
  name: 'The database’s clock jumps',
  how: 'Three hours ahead and back: while nothing is written, every time in every table is shifted by the same amount in the other direction.',
  allowedErrors: noErrors,
  run: async ({ world, load, wait }) => {
    await load.whilePaused(() => shiftDatabase(world, hours));
    await wait(8);
    await load.whilePaused(() => shiftDatabase(world, -hours));
    await wait(8);
  },
};
