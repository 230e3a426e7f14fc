import type { ClientBase } from 'pg';

/** Ends a failed transaction. PostgreSQL has done so already if the connection was lost. */
export const rollBack = async (client: Pick<ClientBase, 'query'>): Promise<void> => {
  await client.query('rollback').catch(() => undefined);
};
