import type pg from 'pg';

/** Ends a connection. One that was lost has ended already, which is no error here. */
export const endClient = (client: Pick<pg.Client, 'end'>): Promise<void> =>
  client.end().catch(() => undefined);
